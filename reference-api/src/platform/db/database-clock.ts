import type { FastifyBaseLogger } from 'fastify';
import type { Metrics } from '../metrics/metrics';
import { openIntervalJob } from '../interval-job';
import { onlyRow, type Database, type Queryable } from './database';

/**
 * The clock of the database, which all nodes share: what one node stores, another one compares. The
 * clock of the node decides nothing.
 */
export type DatabaseClock = {
  readonly now: () => Date;
  /** Time of the database minus time of this node, in ms. */
  readonly offsetMs: () => number;
  close(): Promise<void>;
};

/** A monotonic time and the time of the node, in ms. */
type LocalTime = { readonly monotonic: () => number; readonly node: () => number };

type ClockOptions = {
  readonly db: Database;
  readonly logger?: FastifyBaseLogger | undefined;
  readonly metrics?: Metrics | undefined;
  readonly local?: LocalTime;
};

const EVERY_MS = 10_000;
const FIRST_READINGS = 3;
/** Largest drift of a monotonic clock, per ms. */
const DRIFT = 0.0005;
/** Offset in ms above which the clock of the node, or that of the database, is wrong. */
const WRONG_MS = 5000;

const LOCAL: LocalTime = { monotonic: () => performance.now(), node: () => Date.now() };

/** Time of the database minus monotonic time, in ms: between both bounds when it was read at `at`. */
type Bounds = { readonly low: number; readonly high: number; readonly at: number };

/** In ms since 1970. */
async function readClock(on: Queryable): Promise<number> {
  const rows = await on.query<{ ms: number }>(
    'select (extract(epoch from clock_timestamp()) * 1000)::float8 as ms',
  );
  return onlyRow(rows).ms;
}

/**
 * The bounds that both readings allow; those of the later one when they exclude each other, because
 * the database's clock was set, or is that of another server.
 */
export function narrowed(before: Bounds | null, read: Bounds): Bounds {
  if (before === null) return read;
  const drift = (read.at - before.at) * DRIFT;
  const low = Math.max(before.low - drift, read.low);
  const high = Math.min(before.high + drift, read.high);
  return low <= high ? { low, high, at: read.at } : read;
}

/**
 * Reads the clock of the database now and every ten seconds. An offset of the node's clock of more than 5 s
 * is logged, and each one is a metric. Throws the errors of the database.
 */
export async function openDatabaseClock({
  db,
  logger,
  metrics,
  local = LOCAL,
}: ClockOptions): Promise<DatabaseClock> {
  let bounds: Bounds | null = null;
  let isReported = false;

  const now = (): number => {
    const { low, high } = bounds ?? { low: 0, high: 0 };
    return local.monotonic() + (low + high) / 2;
  };
  const offsetMs = (): number => now() - local.node();

  const read = async (): Promise<void> => {
    const sent = local.monotonic();
    const ms = await readClock(db);
    const received = local.monotonic();
    bounds = narrowed(bounds, { low: ms - received, high: ms - sent, at: received });
    const isWrong = Math.abs(offsetMs()) > WRONG_MS;
    if (isWrong === isReported) return;
    isReported = isWrong;
    const offset = { offsetMs: Math.round(offsetMs()) };
    if (isWrong)
      logger?.error(offset, 'the clocks of this node and of the database differ by more than 5 s');
    else logger?.info(offset, 'the clocks of this node and of the database agree again');
  };

  for (let reading = 0; reading < FIRST_READINGS; reading += 1) await read();
  metrics?.gauge(
    'storefront_clock_offset_seconds',
    'Time of the database minus time of this node; beyond 5 one of both clocks is wrong.',
    { database: () => offsetMs() / 1000 },
  );
  const job = openIntervalJob({
    work: read,
    pauseMs: () => EVERY_MS,
    failed: (error) => logger?.warn(error, 'the clock of the database was not read'),
  });
  return { now: () => new Date(now()), offsetMs, close: job.close };
}
