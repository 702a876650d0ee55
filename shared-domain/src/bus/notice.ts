import { createEvent } from 'effector';

export type Toast = { text: string; tone: 'info' | 'success' | 'warning' | 'danger' };

export type QuietFailure = { what: 'phone-lookup' | 'order'; reason: string };

/**
 * Something failed that the customer is never told of; it is only logged (ERRORS-40), or told
 * without its cause (ERRORS-12). `reason` in a word or two, with nothing of the customer. any →
 * shell.
 */
export const failedQuietly = createEvent<QuietFailure>();

/** A short message for the top of the page, 2000 ms (CONST-02). any → shell. */
export const toastRequested = createEvent<Toast>();
