import type { MetricBatch } from '@storefront/shared-domain/contracts';
import type { Queryable } from '../../platform/db/database';
import { storable, wellFormed } from '../../platform/db/storable';

export type TrackedBatch = {
  restaurantId: number;
  customer: string;
  device: string;
  receivedAt: Date;
  events: readonly { name: string; timestamp: string; data: Record<string, unknown> }[];
};

/** Stores a customer's tracked events (API-48). */
export async function saveTracked(
  on: Queryable,
  { restaurantId, customer, device, receivedAt, events }: TrackedBatch,
): Promise<void> {
  await on.query(
    `insert into tracking_events (received_at, restaurant_id, customer, device, name, happened_at, data)
     select $1, $2, $3, $4, x.name, x.timestamp, x.data
     from jsonb_to_recordset($5::jsonb) as x(name text, timestamp timestamptz, data jsonb)`,
    [receivedAt, restaurantId, wellFormed(customer), wellFormed(device), storable(events)],
  );
}

const COUNTED = `select $1::date, $2, x.metric, x.dimensions, count(*)
  from jsonb_to_recordset($3::jsonb) as x(metric text, dimensions text)
  group by x.metric, x.dimensions order by x.metric, x.dimensions`;

/** Counts metric events by day, name and dimensions. */
export async function countMetrics(
  on: Queryable,
  { namespace, metricData }: MetricBatch,
  at: Date,
): Promise<void> {
  const rows = metricData.map(({ MetricName, Dimensions }) => ({
    metric: MetricName,
    dimensions: Dimensions.map(({ Name, Value }) => `${Name}=${Value}`)
      .sort()
      .join(','),
  }));
  await on.query(
    `insert into metric_counts (day, namespace, metric, dimensions, count) ${COUNTED}
     on conflict (day, namespace, metric, dimensions) do update set count = metric_counts.count + excluded.count`,
    [at, namespace, storable(rows)],
  );
}

export async function dropTracked(
  on: Queryable,
  restaurantId: number,
  customer: string,
): Promise<void> {
  await on.query(
    "delete from tracking_events where restaurant_id = $1 and customer = $2 and customer <> ''",
    [restaurantId, customer],
  );
}

/** Deletes rows stored before a moment. */
export async function forgetTracked(on: Queryable, before: Date): Promise<void> {
  await on.query('delete from tracking_events where received_at < $1', [before]);
  await on.query('delete from metric_counts where day < $1::date', [before]);
}

/** Deletes the oldest events beyond `most` rows. */
export async function trimTracked(on: Queryable, most: number): Promise<void> {
  await on.query(
    'delete from tracking_events where id <= (select max(id) from tracking_events) - $1::bigint',
    [most],
  );
}
