/**
 * The database could not be reached, or could not take a statement in time; the same may be
 * requested again soon. Nothing was done, except when the connection ended after its commit was
 * sent: then the outcome is unknown, and a request with a key of its own is safe to repeat.
 */
export class DatabaseBusyError extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`The database is busy: ${reason}`, { cause });
    this.name = 'DatabaseBusyError';
  }
}
