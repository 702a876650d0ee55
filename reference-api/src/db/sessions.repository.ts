import { onlyRow, type Queryable } from './database';

const DAY_MS = 24 * 60 * 60_000;
/** A session ends when it was not used for so long, and at the latest after so long. */
export const IDLE_MS = 30 * DAY_MS;
const LONGEST_MS = 90 * DAY_MS;
/** How long the secret before the last is still good once the last was used: for tabs that asked at the same time. */
const GRACE_MS = 10_000;
const SWEPT_AT_ONCE = 20;

const before = (now: Date, milliseconds: number): Date => new Date(now.getTime() - milliseconds);

/** Opens a session in its first generation; answers its id. Takes a few away that nobody can use any more. */
export async function addSession(on: Queryable, customerId: string, now: Date): Promise<string> {
  await on.query(
    'delete from sessions where id in (select id from sessions where used_at < $1 order by used_at limit $2 for update skip locked)', [before(now, IDLE_MS), SWEPT_AT_ONCE]);
  const rows = await on.query<{ id: string }>(
    'insert into sessions (customer_id, rotated_at, used_at, created_at) values ($1, $2, $2, $2) returning id', [customerId, now]);
  return onlyRow(rows).id;
}

/** What came of a secret: the generation that is good now, or that the session was ended because the secret had been replaced. */
export type Rotation = { generation: number; isReused: boolean };

/**
 * Uses the secret of a generation. The newest one makes the next; the one before it is answered with the same next one, because
 * its answer may have been lost, and so is the one before that for ten seconds. An older one was copied: the session ends. One
 * statement, so that of many at once each sees what the others did. Null when there is no such session, or not any more.
 */
export async function rotateSession(on: Queryable, id: string, generation: number, now: Date): Promise<Rotation | null> {
  const [row] = await on.query<Rotation>(
    `update sessions set
       generation = case when $2::int >= generation then $2::int + 1 else generation end,
       rotated_at = case when $2::int >= generation then $3::timestamptz else rotated_at end,
       used_at = $3::timestamptz,
       ended_at = case when $2::int < generation - 2 or ($2::int = generation - 2 and rotated_at < $4::timestamptz) then $3::timestamptz end
     where id = $1 and ended_at is null and used_at >= $5 and created_at >= $6
     returning generation, ended_at is not null as "isReused"`,
    [id, generation, now, before(now, GRACE_MS), before(now, IDLE_MS), before(now, LONGEST_MS)]);
  return row ?? null;
}

/** Ends a session at once; nothing when it has ended already. */
export async function endSession(on: Queryable, id: string, now: Date): Promise<void> {
  await on.query('update sessions set ended_at = $2 where id = $1 and ended_at is null', [id, now]);
}

/** Ends every session of a customer at once. */
export async function endSessionsOf(on: Queryable, customerId: string, now: Date): Promise<void> {
  await on.query('update sessions set ended_at = $2 where customer_id = $1 and ended_at is null', [customerId, now]);
}
