import { CONNECTIONS } from '../db/database';
import { numberOf, type Env } from './readers';
import { readAll } from './read-all';

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
  queue: { waiting: 300, waitMs: 4000 },
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

const between =
  (least: number, most: number) =>
  (value: number): boolean =>
    Number.isInteger(value) && value >= least && value <= most;

/**
 * DATABASE_CONNECTIONS, ORDER_QUEUE, ORDER_QUEUE_MS and MAX_EVENT_LOOP_DELAY_MS. Throws
 * `SettingError`.
 */
export function loadFrom(env: Env): LoadSettings {
  const {
    queue: { waiting: most, waitMs: longest },
  } = DEFAULT_LOAD;
  const { connections, waiting, waitMs, maxEventLoopDelayMs } = readAll({
    connections: () =>
      numberOf(env, 'DATABASE_CONNECTIONS', {
        fallback: CONNECTIONS,
        isGood: between(5, 1000),
        expected: 'from 5 to 1000 connections: four are reserved for everything but orders',
      }),
    waiting: () =>
      numberOf(env, 'ORDER_QUEUE', {
        fallback: most,
        isGood: between(0, 100_000),
        expected: 'a number of orders is whole, 100000 at most',
      }),
    waitMs: () =>
      numberOf(env, 'ORDER_QUEUE_MS', {
        fallback: longest,
        isGood: between(1, 60_000),
        expected: 'a wait is a whole number of milliseconds, a minute at most',
      }),
    maxEventLoopDelayMs: () =>
      env['MAX_EVENT_LOOP_DELAY_MS']
        ? numberOf(env, 'MAX_EVENT_LOOP_DELAY_MS', {
            fallback: 0,
            isGood: between(0, 60_000),
            expected: 'a delay is a whole number of milliseconds, a minute at most',
          })
        : undefined,
  });
  return { connections, queue: { waiting, waitMs }, maxEventLoopDelayMs };
}
