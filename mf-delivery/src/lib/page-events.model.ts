import { createEvent, createStore } from 'effector';

/** The delivery page came into sight; the moment on the device's clock. */
export const pageOpened = createEvent<Date>();

/** The delivery page went out of sight. */
export const pageLeft = createEvent();

/**
 * The page is still in sight: what time it is by now. Also read whenever something is about to be
 * settled.
 */
export const clockRead = createEvent<Date>();

/** What time it was when the page last looked; null while it is rendered on a server. */
export const $now = createStore<Date | null>(null).on([pageOpened, clockRead], (_, now) => now);

/** NEXT or CONFIRM ORDER was pressed. */
export const nextPressed = createEvent();
