/** The database could not take a statement in time: nothing was done, and the same may be asked again soon. */
export class DatabaseBusyError extends Error {
  constructor(reason: string, cause?: unknown) {
    super(`The database is busy: ${reason}`, { cause });
    this.name = 'DatabaseBusyError';
  }
}
