import type { TelemetryBatch } from '@storefront/shared-domain/contracts';
import type { Queryable } from '../platform/db/database';
import { NOT_AN_ERROR } from './counted';
import type { Stamped } from './visits/visit-stamps';

/** Stores a stamped visit, or adds to it that a load failed or a page crashed. */
export async function saveStampedVisit(
  on: Queryable,
  { channel, composition, events }: TelemetryBatch,
  { visit, network }: Stamped,
  now: Date,
): Promise<void> {
  const failed = events.some((it) => it.kind === 'load-failed' && it.outcome !== 'repeated');
  const crashed = events.some(({ kind }) => kind === 'crashed');
  await on.query(
    `insert into stamped_visits (visit, at, channel, composition, network, failed, crashed)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (visit) do update set failed = stamped_visits.failed or excluded.failed,
       crashed = stamped_visits.crashed or excluded.crashed`,
    [visit, now, channel, composition, network, failed, crashed],
  );
}

export async function addOrderToVisit(
  on: Queryable,
  { visit }: Stamped,
  outcome: string,
): Promise<void> {
  await on.query(
    `update stamped_visits
     set tried = true, refused = refused or $2, placed = placed or $3 where visit = $1`,
    [visit, !NOT_AN_ERROR.includes(outcome), outcome === 'placed'],
  );
}

export async function forgetVisits(on: Queryable, moment: Date): Promise<void> {
  await on.query('delete from stamped_visits where at < $1', [moment]);
}
