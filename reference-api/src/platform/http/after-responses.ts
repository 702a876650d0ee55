import type { FastifyBaseLogger, FastifyReply } from 'fastify';
import { finished } from 'node:stream/promises';
import { budget } from '@storefront/http-kit';
import { ServerBusyError } from './server-state';

/**
 * Work that begins after its response was sent, so that the response time does not disclose its
 * result.
 */
export type AfterResponses = {
  /**
   * Runs the work after the response of `reply`, or after its connection has ended. Throws
   * `ServerBusyError` when too much work waits.
   */
  add(reply: FastifyReply, work: () => Promise<void>): void;
  /** Amount of work that is added and not done. */
  waiting(): number;
  /** Resolves when all work that was added is done. */
  idle(): Promise<void>;
};

/** One at a time leaves the database connections to requests. */
const AT_ONCE = 1;
const MAX_WAITING = 500;

/**
 * Work in this process, `most` at the same time: failures are logged, and work interrupted by a
 * crash is lost.
 */
export function createAfterResponses({
  logger,
  most = MAX_WAITING,
}: { logger?: FastifyBaseLogger | undefined; most?: number } = {}): AfterResponses {
  const open = new Set<Promise<void>>();
  const inTurn = budget({ name: 'tasks', atOnce: AT_ONCE, waiting: most });
  return {
    add: (reply, work) => {
      if (open.size >= most) throw new ServerBusyError('too much work is left after answers');
      const done = finished(reply.raw)
        .catch(() => undefined)
        .then(() => inTurn(work))
        .catch((error: unknown) => logger?.warn(error, 'work after an answer failed'))
        .finally(() => open.delete(done));
      open.add(done);
    },
    waiting: () => open.size,
    idle: async () => {
      while (open.size > 0) await Promise.all(open);
    },
  };
}
