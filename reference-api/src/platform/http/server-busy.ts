/**
 * The server refuses work that it could not finish in time; the work was not started. `retryAfter`
 * in seconds.
 */
export class ServerBusyError extends Error {
  constructor(
    reason: string,
    readonly retryAfter = 1,
  ) {
    super(`The server is busy: ${reason}`);
    this.name = 'ServerBusyError';
  }
}
