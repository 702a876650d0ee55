import { minor } from '@storefront/shared-domain/contracts';
import { randomUUID } from 'node:crypto';
import type { Database, Queryable } from '../platform/db/database';
import { findEarlier, findOrder, insertOrder } from '../orders/orders.repository';
import { AT_START, COUNTED } from './counted-restaurant';

/**
 * Waits between a twin's read and its write, so that all twins have read before the first one
 * writes.
 */
export type Meet = () => Promise<void>;
/** An operation without concurrency control: it reads, and then writes based on what it read. */
export type NaiveTwin = (tx: Queryable, meet: Meet, client: number, trial: string) => Promise<void>;

type Written = {
  uuid?: string;
  fingerprint?: string;
  customerId?: string;
  details?: object;
  lines?: object[];
};

/** A twin's order, with enough data for the checks of what was taken. */
async function writeOrder(
  tx: Queryable,
  { uuid = randomUUID(), fingerprint = '', customerId, details = {}, lines = [] }: Written = {},
): Promise<string> {
  await insertOrder(tx, {
    uuid,
    restaurantId: COUNTED,
    customerId: customerId ?? null,
    status: 'CREATED',
    details: { cashbackSpent: 0, ...details },
    customer: {},
    lines,
    note: {},
    grandTotal: minor(1000),
    requestHash: '',
    cartHash: 'cart',
    fingerprint,
    createdAt: new Date(),
    table: null,
  });
  return uuid;
}

const useCoupon = (tx: Queryable, id: string, orderUuid: string, phone: string) =>
  tx.query(
    `insert into coupon_uses (order_uuid, restaurant_id, coupon_id, phone, once, used_at)
     values ($1, $2, $3, $4, false, now())`,
    [orderUuid, COUNTED, id, phone],
  );

const number = async (
  tx: Queryable,
  sql: string,
  params: readonly unknown[] = [],
): Promise<number> => {
  const [row] = await tx.query<{ found: number }>(sql, [COUNTED, ...params]);
  return Number(row?.found ?? 0);
};

const customerOf = async (tx: Queryable): Promise<string> => {
  const [row] = await tx.query<{ id: string }>(
    'select id from customers where restaurant_id = $1',
    [COUNTED],
  );
  return row?.id ?? '';
};

/** Looks up the key first, then writes. */
export const keyTwin: NaiveTwin = async (tx, meet, _client, trial) => {
  const known = await findOrder(tx, { uuid: trial });
  await meet();
  if (!known) await writeOrder(tx, { uuid: trial });
};

/** Looks up the same cart of the device first, then writes. */
export const cartTwin: NaiveTwin = async (tx, meet, _client, trial) => {
  const twin = await findEarlier(tx, {
    uuid: randomUUID(),
    restaurantId: COUNTED,
    fingerprint: trial,
    cartHash: 'cart',
    since: new Date(0),
  });
  await meet();
  if (!twin) await writeOrder(tx, { fingerprint: trial });
};

/** Reads the coupon's use count, then writes it plus one. */
export const lastUseTwin: NaiveTwin = async (tx, meet, client) => {
  const uses = await number(
    tx,
    "select uses as found from coupons where restaurant_id = $1 and id = 'last'",
  );
  await meet();
  if (uses >= 1) return;
  await useCoupon(
    tx,
    'last',
    await writeOrder(tx, { details: { discountID: 'last' } }),
    String(client),
  );
  await tx.query("update coupons set uses = $2 where restaurant_id = $1 and id = 'last'", [
    COUNTED,
    uses + 1,
  ]);
};

/** Looks up the phone as it was typed. */
export const oncePerClientTwin =
  (phoneOf: (client: number) => string): NaiveTwin =>
  async (tx, meet, client) => {
    const used = await number(
      tx,
      "select count(*) as found from coupon_uses where restaurant_id = $1 and coupon_id = 'once' and phone = $2",
      [phoneOf(client)],
    );
    await meet();
    if (used > 0) return;
    await useCoupon(
      tx,
      'once',
      await writeOrder(tx, { details: { discountID: 'once' } }),
      phoneOf(client),
    );
    await tx.query("update coupons set uses = uses + 1 where restaurant_id = $1 and id = 'once'", [
      COUNTED,
    ]);
  };

/** Reads the remaining quantity, then writes it minus one. */
export const lastUnitTwin: NaiveTwin = async (tx, meet) => {
  const left = await number(
    tx,
    "select quantity as found from product_stock where restaurant_id = $1 and item_id = 'agua'",
  );
  await meet();
  if (left < 1) return;
  await tx.query(
    "update product_stock set quantity = $2 where restaurant_id = $1 and item_id = 'agua'",
    [COUNTED, left - 1],
  );
  await tx.query(
    "insert into stock_takings (order_uuid, item_id, restaurant_id, quantity) values ($1, 'agua', $2, 1)",
    [await writeOrder(tx), COUNTED],
  );
};

/** Takes the items of a cart in the cart's own order. */
export const crossingTwin: NaiveTwin = async (tx, meet, client) => {
  await tx.query("set local deadlock_timeout = '15ms'");
  const items = client % 2 === 0 ? ['soda', 'suco'] : ['suco', 'soda'];
  for (const item of items) {
    await tx.query(
      'update product_stock set quantity = quantity - 0 where restaurant_id = $1 and item_id = $2',
      [COUNTED, item],
    );
    await meet();
  }
};

/** Reads the remaining amount of a credit, then writes the reduced amount. */
export const cashbackTwin: NaiveTwin = async (tx, meet) => {
  const customerId = await customerOf(tx);
  const [credit] = await tx.query<{ id: number; remaining: number }>(
    'select id, remaining from cashback_credits where customer_id = $1',
    [customerId],
  );
  await meet();
  if (!credit || credit.remaining < 1000) return;
  const uuid = await writeOrder(tx, { customerId, details: { cashbackSpent: 10 } });
  await tx.query(
    `insert into cashback_debits (credit_id, customer_id, order_uuid, amount, created_at)
     values ($1, $2, $3, 1000, now())`,
    [credit.id, customerId, uuid],
  );
  await tx.query('update cashback_credits set remaining = $2 where id = $1', [
    credit.id,
    credit.remaining - 1000,
  ]);
};

/** Reads the points, then writes the reduced number. */
export const pointsTwin: NaiveTwin = async (tx, meet) => {
  const points = await number(tx, 'select points as found from customers where restaurant_id = $1');
  await meet();
  if (points < AT_START.points) return;
  await tx.query('update customers set points = $2 where restaurant_id = $1', [
    COUNTED,
    points - AT_START.points,
  ]);
  await writeOrder(tx, {
    customerId: await customerOf(tx),
    lines: [{ type: 'prize', points_needed: AT_START.points, qty: 1 }],
  });
};

/** Runs a twin in its own transaction. */
export const runTwin = (
  db: Database,
  twin: NaiveTwin,
  meet: Meet,
  client: number,
  trial: string,
): Promise<'done'> =>
  db.transaction((tx) => twin(tx, meet, client, trial)).then(() => 'done' as const);
