import { createEvent, createStore } from 'effector';

/** A call of the API failed, other than by a refusal. The http layer tells it, by the shell. */
export const requestFailed = createEvent<string>();

/**
 * Name of the last call that failed, in the logs of edge and API: a customer can tell it to
 * support.
 */
export const $failedRequest = createStore<string | null>(null).on(requestFailed, (_, id) => id);
