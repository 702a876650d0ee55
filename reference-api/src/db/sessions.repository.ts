import type { Queryable } from './database';

const DAY_MS = 24 * 60 * 60_000;
/** A session ends when it was not used for so long, and at the latest after so long. */
export const IDLE_MS = 30 * DAY_MS;
const LONGEST_MS = 90 * DAY_MS;
/**
 * How long the secret before the last is still good once the last was used: for tabs that asked at
 * the same time.
 */
const GRACE_MS = 10_000;
const SWEPT_AT_ONCE = 20;

const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);

/**
 * Whose session; `passwordHash` is the one that was proved, null when it was something else than a
 * password.
 */
export type NewSession = {
  readonly customerId: string;
  readonly passwordHash: string | null;
  readonly now: Date;
};

/**
 * Opens a session in its first generation; answers its id, and null when the proved password is not
 * the customer's any more. Either it sees what a change of the password did, or the change waits
 * for it and ends it. Takes a few away that nobody can use any more.
 */
export async function addSession(
  on: Queryable,
  { customerId, passwordHash, now }: NewSession,
): Promise<string | null> {
  await on.query(
    'delete from sessions where id in (select id from sessions where used_at < $1 order by used_at limit $2 for update skip locked)',
    [before(now, IDLE_MS), SWEPT_AT_ONCE],
  );
  const [row] = await on.query<{ id: string }>(
    `insert into sessions (customer_id, rotated_at, used_at, created_at)
       select id, $2::timestamptz, $2::timestamptz, $2::timestamptz from customers where id = $1 and ($3::text is null or password_hash = $3) for share
     returning id`,
    [customerId, now, passwordHash],
  );
  return row?.id ?? null;
}

/**
 * What came of a secret: the generation that is good now, or that the session was ended because the
 * secret had been replaced.
 */
export type Rotation = { generation: number; isReused: boolean };

/**
 * Uses the secret of a generation. The newest one makes the next; the one before it is answered
 * with the same next one, because its answer may have been lost, and so is the one before that for
 * ten seconds. An older one was copied: the session ends. One statement, so that of many at once
 * each sees what the others did. Null when there is no such session, or not any more.
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
       ended_at = case when $2::int < generation - 2 or ($2::int = generation - 2 and rotated_at < $4::timestamptz) then $3::timestamptz end
     where id = $1 and ended_at is null and used_at >= $5 and created_at >= $6
     returning generation, ended_at is not null as "isReused"`,
    [id, generation, now, before(now, GRACE_MS), before(now, IDLE_MS), before(now, LONGEST_MS)],
  );
  return row ?? null;
}

/** Ends a session at once; nothing when it has ended already. */
export async function endSession(on: Queryable, id: string, now: Date): Promise<void> {
  await on.query('update sessions set ended_at = $2 where id = $1 and ended_at is null', [id, now]);
}

/** Ends every session of a customer at once. */
export async function endSessionsOf(on: Queryable, customerId: string, now: Date): Promise<void> {
  await on.query('update sessions set ended_at = $2 where customer_id = $1 and ended_at is null', [
    customerId,
    now,
  ]);
}
