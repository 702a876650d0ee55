import { createEvent, createStore } from 'effector';

/** The delivery page came into sight; the moment on the device's clock. */
export const pageOpened = createEvent<Date>();

/** When the page was opened; null while it is rendered on a server. */
export const $now = createStore<Date | null>(null).on(pageOpened, (_, now) => now);

/** NEXT or CONFIRM ORDER was pressed. */
export const nextPressed = createEvent();
