import { createEvent, createStore } from 'effector';

/**
 * A call of the API failed, other than by a refusal. Emitted by the http layer through the shell.
 */
export const requestFailed = createEvent<string>();

/** Id of the last failed call in the logs of edge and API: a customer can give it to support. */
export const $failedRequest = createStore<string | null>(null).on(requestFailed, (_, id) => id);
