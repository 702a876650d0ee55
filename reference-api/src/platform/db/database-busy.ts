/**
 * The database was unreachable, or could not run a statement in time; the request may be retried
 * soon. Nothing was changed, except when the connection closed after its commit was sent: then the
 * outcome is unknown, and a request with an idempotency key is safe to repeat.
 */
export class DatabaseBusyError extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`The database is busy: ${reason}`, { cause });
    this.name = 'DatabaseBusyError';
  }
}
