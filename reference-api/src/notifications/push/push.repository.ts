import { randomUUID } from 'node:crypto';
import { onlyRow, type Queryable } from '../../platform/db/database';
import { lockOrder } from '../../orders/orders.repository';

export type Device = { endpoint: string; p256dh: string; auth: string; language: string };
/**
 * A push message that is due: the current status of the device's order, and its position in the
 * order's history. `attempts` includes the current attempt.
 */
export type DuePush = Device & {
  id: string;
  attempts: number;
  uuid: string;
  status: string;
  position: number;
  /** Delivery type of the order; `carTakeout` for a drive-thru. */
  handover: string;
  restaurantUrl: string;
  restaurantName: string;
};

/** Position of the newest change in the history of an order. */
const findPosition = async (on: Queryable, orderId: number): Promise<number> =>
  onlyRow(
    await on.query<{ position: number }>(
      'select coalesce(max(position), 0) as position from order_status_changes where order_id = $1',
      [orderId],
    ),
  ).position;

/**
 * Subscribes a device to an order from its current status on; the oldest devices beyond `most` are
 * deleted. The device is notified of a change that is written concurrently.
 */
export async function saveDevice(
  tx: Queryable,
  it: Device & { orderId: number; at: Date; most: number },
): Promise<void> {
  const known = await findPosition(tx, it.orderId);
  await lockOrder(tx, it.orderId);
  await tx.query(
    `insert into push_subscriptions
       (id, order_id, endpoint, p256dh, auth, language, told_position, order_position, next_at,
        created_at)
     values ($1, $2, $3, $4, $5, $6, $8, $9, $7, $7)
     on conflict (order_id, endpoint) do update set
       p256dh = excluded.p256dh, auth = excluded.auth, language = excluded.language, tries = 0,
       next_at = excluded.next_at`,
    [
      randomUUID(),
      it.orderId,
      it.endpoint,
      it.p256dh,
      it.auth,
      it.language,
      it.at,
      known,
      await findPosition(tx, it.orderId),
    ],
  );
  await tx.query(
    `delete from push_subscriptions where id in (
       select id from push_subscriptions where order_id = $1
       order by created_at desc, id offset $2)`,
    [it.orderId, it.most],
  );
}

export async function dropDevice(
  on: Queryable,
  orderUuid: string,
  endpoint: string,
): Promise<void> {
  await on.query(
    'delete from push_subscriptions where endpoint = $2 and order_id = (select id from orders where uuid = $1)',
    [orderUuid, endpoint],
  );
}

/**
 * Leases the push messages that are due to this node until `again`. Several status changes are
 * merged into the last one.
 */
export async function takeDuePushes(
  on: Queryable,
  { at, again, limit }: { at: Date; again: Date; limit: number },
): Promise<DuePush[]> {
  return on.query<DuePush>(
    `with due as (
       select s.id from push_subscriptions s
       where s.next_at <= $1 and s.order_position > s.told_position
       order by s.next_at limit $3 for update of s skip locked),
     taken as (
       update push_subscriptions s set next_at = $2, tries = tries + 1 from due
       where s.id = due.id returning s.*)
     select t.id, t.endpoint, t.p256dh, t.auth, t.language, t.tries as attempts, o.uuid, o.status,
       case when coalesce(o.details->>'carTakeout', 'false') = 'true' then 'carTakeout'
         else coalesce(o.details->>'deliveryType', '') end as handover,
       r.url as "restaurantUrl", r.name as "restaurantName",
       (select max(c.position) from order_status_changes c where c.order_id = o.id) as position
     from taken t join orders o on o.id = t.order_id join restaurants r on r.id = o.restaurant_id`,
    [at, again, limit],
  );
}

export async function saveNotified(
  on: Queryable,
  id: string,
  position: number,
  at: Date,
): Promise<void> {
  await on.query(
    'update push_subscriptions set told_position = $2, tries = 0, next_at = $3 where id = $1',
    [id, position, at],
  );
}

export const putOffPush = async (on: Queryable, id: string, until: Date): Promise<void> =>
  void (await on.query('update push_subscriptions set next_at = $2 where id = $1', [id, until]));

export const forgetDevice = async (on: Queryable, id: string): Promise<void> =>
  void (await on.query('delete from push_subscriptions where id = $1', [id]));

/**
 * Deletes devices stored before a moment: their orders are completed or deleted. Devices of orders
 * for another day stay until these have been completed for as long, but not those from before
 * `scheduled`.
 */
export const forgetDevices = async (
  on: Queryable,
  before: { atOnce: Date; scheduled: Date },
): Promise<void> =>
  void (await on.query(
    `delete from push_subscriptions s using orders o where o.id = s.order_id and s.created_at < $1
       and (s.created_at < $2
         or (o.status in ('OVER', 'CANCELED') and o.status_since < $1)
         or coalesce(o.details->>'schedule', 'false') <> 'true')`,
    [before.atOnce, before.scheduled],
  ));
