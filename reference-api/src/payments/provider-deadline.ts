import { startDeadline } from '@storefront/http-kit';

/**
 * Deadline in ms of a call of a provider. Calls are idempotent by the payment's id, so that a call
 * without an answer is repeated.
 */
export const CALL_DEADLINE_MS = 20_000;

/** A provider did not answer in time: whether it has executed the call is unknown. */
export class NoResponseError extends Error {
  constructor() {
    super('The payment provider did not answer in time.');
    this.name = 'NoAnswerError';
  }
}

type Deadline = {
  readonly ms: number;
  /** Ends the wait early: the server is shutting down. */
  readonly stopping?: AbortSignal | undefined;
};

/** The result of a call of a provider; throws `NoResponseError` when it does not answer in time. */
export async function withinDeadline<T>(call: Promise<T>, { ms, stopping }: Deadline): Promise<T> {
  let clear: () => void = () => undefined;
  let end: () => void = () => undefined;
  const ended = new Promise<never>((_, reject) => {
    end = () => reject(new NoResponseError());
    clear = startDeadline(ms, end);
    stopping?.addEventListener('abort', end, { once: true });
  });
  if (stopping?.aborted) end();
  try {
    return await Promise.race([call, ended]);
  } finally {
    clear();
    stopping?.removeEventListener('abort', end);
  }
}
