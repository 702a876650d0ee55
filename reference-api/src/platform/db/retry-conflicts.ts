import { DatabaseBusyError } from './locks';

/** The connection of a transaction closed before its commit was sent. */
export class ConnectionLostError extends Error {
  constructor(cause: unknown) {
    super('the connection was lost within a transaction', { cause });
    this.name = 'ConnectionLostError';
  }
}

/**
 * Serialization failure and deadlock: the database aborted the transaction in favour of another
 * one.
 */
const CONFLICTS: readonly unknown[] = ['40001', '40P01'];
const MORE_ATTEMPTS = 3;
const MAX_PAUSE_MS = 20;

const isConflict = (error: unknown): boolean =>
  error instanceof ConnectionLostError ||
  (error instanceof Error && 'code' in error && CONFLICTS.includes(error.code));

/** A random pause, so that two conflicting transactions do not collide again. */
const pause = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * MAX_PAUSE_MS));

/**
 * Retries a whole transaction when no change of it can remain and another attempt may succeed:
 * three times at most, so that callers do not see conflicts within the database. Throws
 * `DatabaseBusyError` when the last attempt is aborted too.
 */
export async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let more = MORE_ATTEMPTS; ; more -= 1) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (more === 0) throw new DatabaseBusyError('too many conflicts', error);
    }
    await pause();
  }
}
