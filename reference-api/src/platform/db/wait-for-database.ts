import type { FastifyBaseLogger } from 'fastify';
import { setTimeout } from 'node:timers/promises';
import { backoff } from '../outbox/backoff';
import { isConnectionFailure } from './connection-failure';
import { ConnectionLostError } from './retry-conflicts';

/** The database did not accept connections in time. */
class DatabaseUnreachableError extends Error {
  constructor(waitedMs: number, cause: unknown) {
    const { message } = findRootCause(cause);
    super(`The database was not reachable within ${waitedMs / 1000} s: ${message}`, { cause });
    this.name = 'DatabaseUnreachableError';
  }
}

/** `forMs`: longest wait for a database that accepts no connections; 0: none. */
export type DatabaseWait = {
  readonly forMs: number;
  readonly logger?: FastifyBaseLogger | undefined;
};

const pauseAfter = backoff({ firstMs: 250, factor: 2, longestMs: 5000 });

/** SQLSTATEs of a server that runs and refuses this user, or lacks the database. */
const REFUSED = /^(28|3D)/;

/** The errors that led to an error, itself first. */
function* listCauses(error: unknown): Generator<Error> {
  for (let it = error; it instanceof Error; it = it.cause) yield it;
}

const findRootCause = (error: unknown): Error =>
  [...listCauses(error)].at(-1) ?? new Error(String(error));

const isRefused = (error: Error): boolean =>
  'code' in error && typeof error.code === 'string' && REFUSED.test(error.code);

/** Whether the database was not reachable: it restarts, or has not started yet. */
function isUnreachable(error: unknown): boolean {
  const causes = [...listCauses(error)];
  return (
    causes.some((cause) => cause instanceof ConnectionLostError || isConnectionFailure(cause)) &&
    !causes.some(isRefused)
  );
}

/**
 * Repeats work of the start while the database is not reachable: `work` starts from its beginning and
 * leaves nothing behind when it fails. Throws `DatabaseUnreachableError` after `forMs`, and other
 * errors at once.
 */
export async function whileUnreachable<T>(
  work: () => Promise<T>,
  { forMs, logger }: DatabaseWait,
): Promise<T> {
  const began = performance.now();
  for (let attempts = 1; ; attempts += 1) {
    try {
      return await work();
    } catch (error) {
      if (forMs === 0 || !isUnreachable(error)) throw error;
      const pauseMs = pauseAfter(attempts);
      const waitedMs = Math.round(performance.now() - began);
      if (waitedMs + pauseMs > forMs) throw new DatabaseUnreachableError(forMs, error);
      const { message } = findRootCause(error);
      logger?.warn({ reason: message, waitedMs, pauseMs }, 'waiting for the database');
      await setTimeout(pauseMs);
    }
  }
}
