import { createEvent, createStore } from 'effector';

/** The delivery page was shown; payload: the server's time. */
export const pageOpened = createEvent<Date>();

export const pageLeft = createEvent();

/**
 * Current time while the page is shown. Also read before every decision that depends on the time.
 */
export const clockRead = createEvent<Date>();

/** Time at the last clock reading; null during server rendering. */
export const $now = createStore<Date | null>(null).on([pageOpened, clockRead], (_, now) => now);

export const $isPageShown = createStore(false)
  .on(pageOpened, () => true)
  .on(pageLeft, () => false);

/** NEXT or CONFIRM ORDER was pressed. */
export const nextPressed = createEvent();
