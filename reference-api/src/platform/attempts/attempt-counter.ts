import type { FastifyBaseLogger } from 'fastify';
import { createHash } from 'node:crypto';
import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import { ATTEMPTS_TABLE, giveAttemptBack } from './attempts.repository';
import { databaseTime, type Database } from '../db/database';
import { DatabaseBusyError } from '../db/locks';

/**
 * One attempt. `waitSeconds`: 0 when it is allowed, else the seconds until the next allowed one; a
 * refused attempt does not count.
 */
export type Attempt = {
  readonly waitSeconds: number;
  /**
   * Uncounts the attempt, such as after a success. When the database fails the attempt stays
   * counted.
   */
  giveBack(): Promise<void>;
};

export type AttemptCounter = {
  /**
   * Counts an attempt of a key before its outcome, so that concurrent attempts cannot exceed the
   * limit. Throws `DatabaseBusyError` when it cannot be counted: the attempt must not be made then.
   */
  take(key: string): Promise<Attempt>;
};

/**
 * `kind` separates the keys of different counters. At most `most` attempts of a key within
 * `windowMs` of the first; whole seconds.
 */
export type AttemptBound = { kind: string; most: number; windowMs: number };

export type CounterDeps = { db: Database; logger?: FastifyBaseLogger | undefined };

/** No other number of the library's statements is as large as a time in ms since 1970. */
const MIN_TIME_MS = 1e12;

/**
 * The database as the library's store calls it: a pool of node-postgres. The library computes with the
 * clock of this process; the stored times are of the database's clock.
 */
const storeOn = (db: Database) => ({
  query: async ({ text, values = [] }: { text: string; values?: readonly unknown[] }) => {
    const offset = Math.round(db.clockOffsetMs?.() ?? 0);
    const rows = await db.query<{ expire?: unknown }>(
      text,
      values.map((value) =>
        typeof value === 'number' && value > MIN_TIME_MS ? value + offset : value,
      ),
    );
    return {
      rows: rows.map((row) =>
        typeof row.expire === 'number' ? { ...row, expire: row.expire - offset } : row,
      ),
      rowCount: rows.length,
    };
  },
});

/** Counts attempts in the database, for all nodes together. Keys are stored as hashes. */
export function attemptCounter(
  { db, logger }: CounterDeps,
  { kind, most, windowMs }: AttemptBound,
): AttemptCounter {
  const limiter = new RateLimiterPostgres({
    storeClient: storeOn(db),
    storeType: 'pool',
    tableName: ATTEMPTS_TABLE,
    tableCreated: true,
    clearExpiredByTimeout: false,
    keyPrefix: kind,
    points: most,
    duration: windowMs / 1000,
  });

  const count = (hash: string): Promise<RateLimiterRes> =>
    limiter.consume(hash).catch((outcome: unknown) => {
      if (outcome instanceof RateLimiterRes) return outcome;
      throw new DatabaseBusyError('an attempt could not be counted', outcome);
    });

  return {
    take: async (key) => {
      const hash = createHash('sha256').update(key).digest('base64url');
      const { consumedPoints, msBeforeNext } = await count(hash);
      const endsAt = Math.round(databaseTime(db)) + msBeforeNext;
      const giveBack = async (): Promise<void> => {
        await giveAttemptBack(db, { key: limiter.getKey(hash), endsAt, windowMs }).catch(
          (error: unknown) => logger?.warn(error, 'an attempt stays counted'),
        );
      };
      if (consumedPoints <= most) return { waitSeconds: 0, giveBack };
      await giveBack();
      return {
        waitSeconds: Math.max(1, Math.ceil(msBeforeNext / 1000)),
        giveBack: async () => undefined,
      };
    },
  };
}
