import type { TelemetryBatch, TelemetryEvent, VisitArm } from '@storefront/shared-domain/contracts';
import type { Queryable } from '../platform/db/database';
import { storable, wellFormed } from '../platform/db/storable';
import { addOrderToVisit, forgetVisits, saveStampedVisit } from './stamped-visits.repository';
import type { Stamped } from './visits/visit-stamps';

/** Releases are compared within an hour of their promotion, and of the hour before. */
const VISITS_MS = 24 * 3_600_000;

/** A batch, its arms without duplicates, and its visit; null: the batch is untrusted. */
type Received = {
  readonly batch: TelemetryBatch;
  readonly arms: readonly VisitArm[];
  readonly stamped: Stamped | null;
  readonly now: Date;
};

/** Each experiment once, sorted, so that two concurrent batches of one session cannot deadlock. */
function toDistinctArms({ arms }: TelemetryBatch): VisitArm[] {
  const byName = new Map(arms.map((arm) => [arm.experiment, arm]));
  return [...byName.values()].sort((a, b) => (a.experiment < b.experiment ? -1 : 1));
}

const isExposureOf =
  ({ experiment, arm }: VisitArm) =>
  (event: TelemetryEvent): boolean =>
    event.kind === 'exposed' && event.experiment === experiment && event.arm === arm;

async function saveVisits(on: Queryable, { batch, arms, stamped, now }: Received): Promise<void> {
  if (arms.length === 0) return;
  const rows = arms.map((arm) => ({ ...arm, exposed: batch.events.some(isExposureOf(arm)) }));
  await on.query(
    `insert into telemetry_visits (session, experiment, arm, how, composition, channel, visitor, at, exposed_at,
       visit, network)
     select $1, x.experiment, x.arm, x.how, $2, $3, $4, $5::timestamptz,
       case when x.exposed then $5::timestamptz end, $7, $8
     from json_to_recordset($6::json) as x(experiment text, arm text, how text, exposed boolean)
     on conflict (session, experiment, arm, how, composition)
     do update set exposed_at = coalesce(telemetry_visits.exposed_at, excluded.exposed_at),
       visit = coalesce(telemetry_visits.visit, excluded.visit),
       network = coalesce(telemetry_visits.network, excluded.network)`,
    [
      batch.session,
      batch.composition,
      batch.channel,
      batch.visitor,
      now,
      storable(rows),
      stamped?.visit ?? null,
      stamped?.network ?? null,
    ],
  );
}

async function saveEvents(on: Queryable, { batch, arms, stamped, now }: Received): Promise<void> {
  const events = batch.events.filter(({ kind }) => kind !== 'visit' && kind !== 'exposed');
  if (events.length === 0) return;
  const counted = Object.fromEntries(
    arms
      .filter(({ how }) => how === 'assigned')
      .map(({ experiment, arm }) => [wellFormed(experiment), arm]),
  );
  await on.query(
    `insert into telemetry_events (at, session, channel, revision, composition, arms, kind, data,
       visit, network)
     select $1, $2, $3, $4, $5, $6::jsonb, x->>'kind', x - 'kind', $8, $9
     from jsonb_array_elements($7::jsonb) as x`,
    [
      now,
      batch.session,
      batch.channel,
      batch.revision,
      batch.composition,
      storable(counted),
      storable(events),
      stamped?.visit ?? null,
      stamped?.network ?? null,
    ],
  );
}

/**
 * Stores the telemetry of a page: its visits and exposures once per session, every other event as
 * received. Without a stamp they are untrusted.
 */
export async function saveBatch(
  on: Queryable,
  batch: TelemetryBatch,
  stamped: Stamped | null,
  now: Date,
): Promise<void> {
  const received = { batch, arms: toDistinctArms(batch), stamped, now };
  await saveVisits(on, received);
  await saveEvents(on, received);
  if (stamped) await saveStampedVisit(on, batch, stamped, now);
}

/** An order attempt by a visitor with arms. `amount` in minor units. */
export type OrderTried = {
  visitor: string;
  arms: readonly { experiment: string; arm: string }[];
  orderUuid: string | null;
  outcome: string;
  amount: number | null;
  currency: string | null;
  at: Date;
  stamped: Stamped | null;
};

/**
 * Joins an order with the arms of its visitor. A placed order is stored once. All statements are sent
 * at once.
 */
export async function saveOrderTried(
  on: Queryable,
  { visitor, arms, orderUuid, outcome, amount, currency, at, stamped }: OrderTried,
): Promise<void> {
  const added = stamped ? addOrderToVisit(on, stamped, outcome) : null;
  if (arms.length === 0) return void (await added);
  const joined = on.query(
    `insert into telemetry_orders (at, visitor, experiment, arm, order_uuid, outcome, amount, currency,
       visit, network)
     select $1, $2, x.experiment, x.arm, $3, $4, $5, $6, $8, $9
     from json_to_recordset($7::json) as x(experiment text, arm text)
     on conflict do nothing`,
    [
      at,
      visitor,
      orderUuid,
      outcome,
      amount,
      currency,
      storable(arms),
      stamped?.visit ?? null,
      stamped?.network ?? null,
    ],
  );
  await Promise.all([added, joined]);
}

/** Deletes rows stored before a moment, and stamped visits of more than a day before `now`. */
export async function forgetBefore(on: Queryable, moment: Date, now: Date): Promise<void> {
  await forgetVisits(on, new Date(now.getTime() - VISITS_MS));
  await on.query('delete from telemetry_visits where at < $1', [moment]);
  await on.query('delete from telemetry_events where at < $1', [moment]);
  await on.query('delete from telemetry_orders where at < $1', [moment]);
}

/** Deletes the oldest visits, events and orders beyond `most` rows of each. */
export async function trimTelemetry(on: Queryable, most: number): Promise<void> {
  await on.query(
    'delete from telemetry_visits where id <= (select max(id) from telemetry_visits) - $1::bigint',
    [most],
  );
  await on.query(
    'delete from telemetry_events where id <= (select max(id) from telemetry_events) - $1::bigint',
    [most],
  );
  await on.query(
    'delete from telemetry_orders where id <= (select max(id) from telemetry_orders) - $1::bigint',
    [most],
  );
  await on.query(
    'delete from stamped_visits where id <= (select max(id) from stamped_visits) - $1::bigint',
    [most],
  );
}
