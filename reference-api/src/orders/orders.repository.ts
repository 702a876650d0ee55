import { minor, type Minor } from '@storefront/shared-domain/contracts';
import type { PaymentStatus } from '../payments/payment-state';
import type { PaymentKind } from '../payments/provider';
import type { Queryable } from '../platform/db/database';
import { dropJourney } from '../tracking/journeys.repository';
import { openCustomer, sealCustomer } from '../accounts/stored-cpf';

/**
 * An order as stored. `details`, `customer`, `lines` and `note` are wire JSON from the time the
 * order was placed.
 */
export type OrderRow = {
  id: number;
  uuid: string;
  restaurantId: number;
  orderNumber: number;
  customerId: string | null;
  status: string;
  details: unknown;
  customer: unknown;
  lines: unknown;
  note: unknown;
  grandTotal: Minor;
  requestHash: string;
  createdAt: Date;
  /** '' for an order that is no pickup. */
  pickupCode: string;
  history: { status: string; at: string }[];
  /** The device that placed it, '' for a client without one. */
  fingerprint: string;
  /** Key in the return URL of the payment page: a client with it may act on the order. */
  returnKey: string;
  /** Digests of the devices that returned with it. */
  actingDevices: string[];
  /** The online payment is not paid yet: the kitchen must not start. */
  awaitsPayment: boolean;
  /** The attempt that applies: the paid one, else the latest; null without online payment. */
  payment: OrderPaymentRow | null;
};
/**
 * Online payment data of an order. `expiresAt` is an ISO instant, `storefrontUrl` the URL of its
 * restaurant's storefront.
 */
export type OrderPaymentRow = {
  id: string;
  status: PaymentStatus;
  kind: PaymentKind;
  method: string;
  amount: number;
  link: string;
  pixCode: string;
  expiresAt: string | null;
  isStarted: boolean;
  storefrontUrl: string;
};
type NewOrder = Omit<
  OrderRow,
  | 'id'
  | 'orderNumber'
  | 'createdAt'
  | 'history'
  | 'awaitsPayment'
  | 'payment'
  | 'returnKey'
  | 'actingDevices'
  | 'pickupCode'
> & {
  /** From `reserveOrderId`; without it the next one. */
  reservedId?: number | null;
  pickupCodes: readonly string[];
  cartHash: string;
  createdAt: Date;
  table: string | null;
};

const HISTORY = `(select coalesce(json_agg(
    json_build_object('status', c.status,
      'at', to_char(c.at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'))
    order by c.position), '[]')
  from order_status_changes c where c.order_id = o.id)`;
const PAYMENT = `(select json_build_object('id', p.id, 'status', p.status, 'kind', p.kind,
    'method', p.method, 'amount', p.amount, 'link', p.link, 'pixCode', p.pix_code,
    'expiresAt', to_char(p.expires_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
    'isStarted', p.started_at is not null, 'storefrontUrl', p.storefront_url)
  from payments p where p.order_id = o.id order by p.status = 'paid' desc, p.attempt desc limit 1)`;
const COLUMNS = `o.id, o.uuid, o.restaurant_id as "restaurantId", o.order_number as "orderNumber",
  o.customer_id as "customerId", o.status, o.details, o.customer,
  o.lines, o.note, o.grand_total as "grandTotal", o.request_hash as "requestHash",
  o.created_at as "createdAt", o.awaits_payment as "awaitsPayment",
  o.fingerprint, o.return_key as "returnKey", o.acting_devices as "actingDevices",
  o.pickup_code as "pickupCode",
  ${HISTORY} as history, ${PAYMENT} as payment`;

/** Maximum number of devices that may act on an order besides the one that placed it. */
const MAX_DEVICES = 5;

const toRow = (row: OrderRow): OrderRow => ({
  ...row,
  customer: openCustomer(row.customer),
  grandTotal: minor(row.grandTotal),
});

/** Locks an order until the transaction ends; concurrent changes of it or its payment wait. */
export async function lockOrder(tx: Queryable, id: number): Promise<void> {
  await tx.query('select id from orders where id = $1 for update', [id]);
}

export async function findOrder(
  on: Queryable,
  key: { uuid: string } | { id: number },
): Promise<OrderRow | null> {
  const [condition, value] = 'uuid' in key ? ['o.uuid = $1', key.uuid] : ['o.id = $1', key.id];
  const [row] = await on.query<OrderRow>(`select ${COLUMNS} from orders o where ${condition}`, [
    value,
  ]);
  return row ? toRow(row) : null;
}

/**
 * The order that a request may repeat, in one statement: the order with the same key, else the
 * newest active one of the same device with the same cart since a moment. null when the request
 * repeats no order.
 */
export async function findEarlier(
  on: Queryable,
  it: { uuid: string; restaurantId: number; fingerprint: string; cartHash: string; since: Date },
): Promise<{ uuid: string; isSameKey: boolean } | null> {
  const [row] = await on.query<{ uuid: string; isSameKey: boolean }>(
    `(select uuid, true as "isSameKey" from orders where uuid = $1)
     union all
     (select uuid, false from orders
      where restaurant_id = $2 and fingerprint = $3 and cart_hash = $4 and created_at > $5
        and fingerprint <> '' and status <> 'CANCELED'
      order by created_at desc limit 1)`,
    [it.uuid, it.restaurantId, it.fingerprint, it.cartHash, it.since],
  );
  return row ?? null;
}

/** An id for an order that other rows name before it is inserted. */
export async function reserveOrderId(on: Queryable): Promise<number> {
  const [row] = await on.query<{ id: number }>(
    "select nextval(pg_get_serial_sequence('orders', 'id')) as id",
  );
  if (!row) throw new Error('no id for an order');
  return row.id;
}

/**
 * Inserts a new order with its number, the first entry of its history, and the first of its pickup
 * codes that no order of the restaurant got within a day, in one statement. The restaurant's counter
 * is part of the order's transaction, so numbers have no gaps; one statement holds its lock as
 * briefly as possible. A code is looked up by `limit 1` instead of `exists`: without statistics of a
 * new table the planner hashes all its orders for that.
 */
export async function insertOrder(on: Queryable, newOrder: NewOrder): Promise<OrderRow> {
  const { customer, cpfKey } = sealCustomer(newOrder.customer);
  const [row] = await on.query<Pick<OrderRow, 'id' | 'orderNumber' | 'returnKey' | 'pickupCode'>>(
    `with counted as (
         update restaurants set last_order_number = last_order_number + 1
         where id = $2 returning last_order_number),
       placed as (
         insert into orders (id, uuid, restaurant_id, order_number, customer_id, status, details,
           customer, lines, note, grand_total, request_hash, cart_hash, fingerprint, created_at,
           status_since, table_name, cpf_key, pickup_code)
         overriding system value
         select coalesce($17::bigint, nextval(pg_get_serial_sequence('orders', 'id'))),
           $1, $2, last_order_number, $3, $4, $5::json, $6::json, $7::json, $8::json, $9, $10,
           $11, $12, $13, $13, $14, $15, coalesce((
             select code from unnest($16::text[]) with ordinality as c(code, position)
             order by (select true from orders
               where restaurant_id = $2 and pickup_code = code and pickup_code <> ''
                 and created_at > $13::timestamptz - interval '1 day' limit 1) is not null, position
             limit 1), '')
         from counted returning id, order_number, return_key, pickup_code),
       changed as (insert into order_status_changes (order_id, position, status, at) select id, 0, $4, $13 from placed)
     select id, order_number as "orderNumber", return_key as "returnKey",
       pickup_code as "pickupCode" from placed`,
    [
      newOrder.uuid,
      newOrder.restaurantId,
      newOrder.customerId,
      newOrder.status,
      JSON.stringify(newOrder.details),
      JSON.stringify(customer),
      JSON.stringify(newOrder.lines),
      JSON.stringify(newOrder.note),
      newOrder.grandTotal,
      newOrder.requestHash,
      newOrder.cartHash,
      newOrder.fingerprint,
      newOrder.createdAt,
      newOrder.table,
      cpfKey,
      newOrder.pickupCodes,
      newOrder.reservedId ?? null,
    ],
  );
  if (!row)
    throw new Error(`restaurant ${newOrder.restaurantId} vanished while an order was placed`);
  const {
    reservedId: _id,
    cartHash: _cart,
    table: _table,
    pickupCodes: _codes,
    ...stored
  } = newOrder;
  return {
    ...stored,
    ...row,
    actingDevices: [],
    history: [{ status: newOrder.status, at: newOrder.createdAt.toISOString() }],
    awaitsPayment: false,
    payment: null,
  };
}

/** Permits a device to act on an order it did not place; at most five such devices per order. */
export async function letDeviceAct(on: Queryable, id: number, device: string): Promise<void> {
  await on.query(
    `update orders set acting_devices = array_append(acting_devices, $2)
     where id = $1 and not $2 = any(acting_devices)
       and cardinality(acting_devices) < ${MAX_DEVICES}`,
    [id, device],
  );
}

/**
 * Changes the status of an order, queues the push messages of its devices and deletes its journey.
 * Returns the position of the change in the history; null when the status was changed concurrently.
 */
export async function changeStatus(
  on: Queryable,
  it: { id: number; from: string; to: string; at: Date },
): Promise<number | null> {
  const rows = await on.query(
    'update orders set status = $3, status_since = $4 where id = $1 and status = $2 returning id',
    [it.id, it.from, it.to, it.at],
  );
  if (rows.length === 0) return null;
  await dropJourney(on, it.id);
  const [change] = await on.query<{ position: number }>(
    `with change as (
       insert into order_status_changes (order_id, position, status, at)
       select $1, coalesce(max(position), 0) + 1, $2, $3
       from order_status_changes where order_id = $1 returning position),
     due as (update push_subscriptions s set order_position = change.position from change where s.order_id = $1)
     select position from change`,
    [it.id, it.to, it.at],
  );
  return change?.position ?? null;
}

/**
 * Orders that are not completed, await no payment and have had their status since before
 * `waiting`, oldest first; those ridden by the demo's courier since before `ridden`.
 */
export const listDueOrders = (
  on: Queryable,
  before: { waiting: Date; ridden: Date },
  limit: number,
): Promise<{ uuid: string; status: string }[]> =>
  on.query<{ uuid: string; status: string }>(
    `select uuid, status from orders o
     where status not in ('OVER', 'CANCELED') and status_since <= $1 and not awaits_payment
       and coalesce(details->>'schedule', 'false') <> 'true'
       and (status_since <= $2 or not exists (select 1 from journeys j where j.order_id = o.id and j.line is not null))
     order by status_since limit $3`,
    [before.waiting, before.ridden, limit],
  );

export type OrderPage = {
  page: number;
  size: number;
  sort: { field: 'created_at' | 'status'; order: 'asc' | 'desc' };
};

const DIRECTIONS = { asc: 'asc', desc: 'desc' } as const;
const FIELDS = { created_at: 'o.created_at', status: 'o.status' } as const;

/** One page of a restaurant's orders among the given uuids (OPEN-015: pages from 1). */
export async function listOrders(
  on: Queryable,
  restaurantId: number,
  uuids: readonly string[],
  { page, size, sort }: OrderPage,
): Promise<OrderRow[]> {
  const direction = DIRECTIONS[sort.order];
  const rows = await on.query<OrderRow>(
    `select ${COLUMNS} from orders o where o.restaurant_id = $1 and o.uuid = any ($2::uuid[])
     order by ${FIELDS[sort.field]} ${direction}, o.id ${direction} limit $3 offset $4`,
    [restaurantId, uuids, size, (page - 1) * size],
  );
  return rows.map(toRow);
}

/** One page of an account's orders. */
export async function listOrdersOf(
  on: Queryable,
  customerId: string,
  { page, size, sort }: OrderPage,
): Promise<OrderRow[]> {
  const direction = DIRECTIONS[sort.order];
  const rows = await on.query<OrderRow>(
    `select ${COLUMNS} from orders o where o.customer_id = $1
     order by ${FIELDS[sort.field]} ${direction}, o.id ${direction} limit $2 offset $3`,
    [customerId, size, (page - 1) * size],
  );
  return rows.map(toRow);
}

/**
 * Stores the review of a completed order without one; false when the order has a review, is not
 * completed, or lost its personal fields.
 */
export async function saveReview(
  on: Queryable,
  id: number,
  { ratingAvg, ratingNote }: { ratingAvg: number; ratingNote: string },
): Promise<boolean> {
  const rows = await on.query(
    `update orders set note = json_build_object('ratingAvg', $2::int, 'ratingNote', $3::text, 'askReview', false)
     where id = $1 and status = 'OVER' and note->>'ratingAvg' is null and personal_removed_at is null returning id`,
    [id, ratingAvg, ratingNote],
  );
  return rows.length > 0;
}
