import * as z from 'zod';
import { CONNECTIONS } from '../db/database';
import { whole } from './setting-types';

/**
 * Capacity of a node. `connections` to a PostgreSQL; `queue`: most orders that wait for one, and
 * their longest wait in ms; `maxEventLoopDelayMs`: mean delay beyond which requests are refused, 0:
 * none is; undefined: by the kind of database.
 */
export type LoadSettings = {
  connections: number;
  queue: { waiting: number; waitMs: number };
  maxEventLoopDelayMs: number | undefined;
};

export const DEFAULT_LOAD: LoadSettings = {
  connections: CONNECTIONS,
  // an order that is answered within the storefront's 20 s is worth its wait on a slow machine
  queue: { waiting: 300, waitMs: 10_000 },
  maxEventLoopDelayMs: undefined,
};

/**
 * The embedded database runs on the event loop: its own statements delay it, so the delay does not
 * measure the load.
 */
export const eventLoopDelayOn = (
  kind: 'pglite' | 'postgresql',
  given: number | undefined,
): number => given ?? (kind === 'pglite' ? 0 : 1000);

export const loadSettings = z
  .object({
    DATABASE_CONNECTIONS: whole(
      5,
      1000,
      'from 5 to 1000 connections: four are reserved for everything but orders',
    ).default(DEFAULT_LOAD.connections),
    ORDER_QUEUE: whole(0, 100_000, 'a number of orders is whole, 100000 at most').default(
      DEFAULT_LOAD.queue.waiting,
    ),
    ORDER_QUEUE_MS: whole(
      1,
      60_000,
      'a wait is a whole number of milliseconds, a minute at most',
    ).default(DEFAULT_LOAD.queue.waitMs),
    MAX_EVENT_LOOP_DELAY_MS: whole(
      0,
      60_000,
      'a delay is a whole number of milliseconds, a minute at most',
    ).optional(),
  })
  .transform((given): LoadSettings => ({
    connections: given.DATABASE_CONNECTIONS,
    queue: { waiting: given.ORDER_QUEUE, waitMs: given.ORDER_QUEUE_MS },
    maxEventLoopDelayMs: given.MAX_EVENT_LOOP_DELAY_MS,
  }));
