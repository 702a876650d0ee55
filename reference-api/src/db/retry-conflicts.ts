import { DatabaseBusyError } from './database-busy';

/** A transaction whose connection ended before its commit was asked for. */
export class ConnectionLostError extends Error {
  constructor(cause: unknown) {
    super('the connection was lost within a transaction', { cause });
    this.name = 'ConnectionLostError';
  }
}

/**
 * Serialization failure and deadlock: the database gave the transaction up for the sake of another
 * one.
 */
const CONFLICTS: readonly unknown[] = ['40001', '40P01'];
const MORE_TRIES = 3;
const LONGEST_PAUSE_MS = 20;

const isConflict = (error: unknown): boolean =>
  error instanceof ConnectionLostError ||
  (error instanceof Error && 'code' in error && CONFLICTS.includes(error.code));

/** A moment that differs each time, so that two who got into each other's way do not meet again. */
const pause = (): Promise<void> =>
  new Promise((resolve) => setTimeout(resolve, Math.random() * LONGEST_PAUSE_MS));

/**
 * Runs a whole transaction again when nothing can be left of it and another try may pass: three
 * times at most, so that nobody is told of a conflict that is the database's own. Throws
 * `DatabaseBusyError` when even the last try was given up.
 */
export async function retryConflicts<T>(work: () => Promise<T>): Promise<T> {
  for (let more = MORE_TRIES; ; more -= 1) {
    try {
      return await work();
    } catch (error) {
      if (!isConflict(error)) throw error;
      if (more === 0) throw new DatabaseBusyError('too many conflicts', error);
    }
    await pause();
  }
}
