import type { Queryable } from '../platform/db/database';

const DAY_MS = 24 * 60 * 60_000;
/** Idle timeout and maximum age of a session. */
export const IDLE_MS = 30 * DAY_MS;
const MAX_AGE_MS = 90 * DAY_MS;
/**
 * Grace period of the second-last secret in ms, counted from the use of the last one: for tabs that
 * sent requests at the same time.
 */
const GRACE_MS = 10_000;
const SWEPT_AT_ONCE = 20;

const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);

/**
 * A session to be opened; `passwordHash` is the verified one, null when the login used no password.
 */
export type NewSession = {
  readonly customerId: string;
  readonly passwordHash: string | null;
  readonly now: Date;
};

/**
 * Opens a session in its first generation; returns its id, or null when the verified password is no
 * longer the customer's. Either it sees a concurrent change of the password, or that change waits
 * for it and ends the session. Also deletes some expired sessions.
 */
export async function addSession(
  on: Queryable,
  { customerId, passwordHash, now }: NewSession,
): Promise<string | null> {
  await on.query(
    `delete from sessions where id in (
       select id from sessions where used_at < $1
       order by used_at limit $2 for update skip locked)`,
    [before(now, IDLE_MS), SWEPT_AT_ONCE],
  );
  const [row] = await on.query<{ id: string }>(
    `insert into sessions (customer_id, rotated_at, used_at, created_at)
       select id, $2::timestamptz, $2::timestamptz, $2::timestamptz from customers
       where id = $1 and ($3::text is null or password_hash = $3) for share
     returning id`,
    [customerId, now, passwordHash],
  );
  return row?.id ?? null;
}

/**
 * Result of using a secret: the current generation, or that the session was ended because the
 * secret had been replaced.
 */
export type Rotation = { generation: number; isReused: boolean };

/**
 * Uses the secret of a generation. The newest one creates the next. The previous one returns the
 * same next one, because its response may have been lost, and so does the one before that for ten
 * seconds. An older one was copied: the session ends. One statement, so that concurrent calls see
 * each other's changes. Null when the session is missing or has ended.
 */
export async function rotateSession(
  on: Queryable,
  id: string,
  generation: number,
  now: Date,
): Promise<Rotation | null> {
  const [row] = await on.query<Rotation>(
    `update sessions set
       generation = case when $2::int >= generation then $2::int + 1 else generation end,
       rotated_at = case when $2::int >= generation then $3::timestamptz else rotated_at end,
       used_at = $3::timestamptz,
       ended_at = case
         when $2::int < generation - 2
           or ($2::int = generation - 2 and rotated_at < $4::timestamptz)
         then $3::timestamptz end
     where id = $1 and ended_at is null and used_at >= $5 and created_at >= $6
     returning generation, ended_at is not null as "isReused"`,
    [id, generation, now, before(now, GRACE_MS), before(now, IDLE_MS), before(now, MAX_AGE_MS)],
  );
  return row ?? null;
}

/** Ends a session immediately; no effect when it has already ended. */
export async function endSession(on: Queryable, id: string, now: Date): Promise<void> {
  await on.query('update sessions set ended_at = $2 where id = $1 and ended_at is null', [id, now]);
}

/** Ends every session of a customer immediately. */
export async function endSessionsOf(on: Queryable, customerId: string, now: Date): Promise<void> {
  await on.query('update sessions set ended_at = $2 where customer_id = $1 and ended_at is null', [
    customerId,
    now,
  ]);
}
