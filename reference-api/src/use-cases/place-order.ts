import { CartLine, OrderDetails, OrderUser, type OrderRequest } from '@storefront/shared-domain/contracts';
import { err, ok, type Result } from '@storefront/shared-domain/rules';
import * as z from 'zod/mini';
import { keepBirthday, type CustomerRow } from '../db/customers.repository';
import type { Database, Queryable } from '../db/database';
import { lockUntilCommit } from '../db/locks';
import { findOrder, findTwin, insertOrder, type OrderRow } from '../db/orders.repository';
import { takeOrderNumber } from '../db/restaurants.repository';
import { keepOrderTried } from '../db/telemetry.repository';
import type { Geocoder } from '../geocoding/geocoder';
import { tellOrderEvent } from '../orders/order-events';
import { cartHash, requestHash } from '../orders/order-hashes';
import { scheduleTemplateOf, type LoadedRestaurant } from '../restaurants/restaurant-catalog';
import type { TableTokens } from '../tables/table-tokens';
import type { CountedVisit } from '../telemetry/counted-visit';
import { findDeliveryFee } from './find-delivery-fee';
import { addressOf, birthdayOf, keptCustomer } from './order-customer';
import { payPrizes } from './order-points';
import type { OrderProblem } from './order-problem';
import { seatingOf } from './order-table';
import type { OrderCall } from './order-type';
import { priceOrder, type PricedOrder } from './price-order';

export type OrderAsked = {
  restaurant: LoadedRestaurant; request: OrderRequest; call: OrderCall; tableTokens: TableTokens; account: CustomerRow | null; now: Date; visit: CountedVisit | null;
};
export type Placed = { row: OrderRow; isReplay: boolean };
export type PlacingProblem = OrderProblem | { kind: 'key-reused'; path: string } | { kind: 'already-ordered'; uuid: string };

/** A second order of one cart from one device within this time is taken for a mistake. */
const TWIN_MS = 60_000;

/** A uuid is one key whatever the case of its letters. */
const withPlainKey = (request: OrderRequest): OrderRequest => ({ ...request, details: { ...request.details, uuid: request.details.uuid.toLowerCase() } });

async function earlierOrder(tx: Queryable, { restaurant, request, call, now }: OrderAsked): Promise<Result<OrderRow | null, PlacingProblem>> {
  const known = await findOrder(tx, { uuid: request.details.uuid });
  if (known) return known.requestHash === requestHash(restaurant.id, call, request) ? ok(known) : err({ kind: 'key-reused', path: 'details.uuid' });
  const twin = await findTwin(tx, {
    restaurantId: restaurant.id, fingerprint: request.fingerprint, cartHash: cartHash(request), since: new Date(now.getTime() - TWIN_MS),
  });
  return twin ? err({ kind: 'already-ordered', uuid: twin }) : ok(null);
}

async function write(tx: Queryable, { restaurant, request, call, account, now, visit }: OrderAsked, priced: PricedOrder): Promise<OrderRow> {
  const { uuid } = priced.details;
  const orderId = await insertOrder(tx, {
    uuid, restaurantId: restaurant.id, orderNumber: await takeOrderNumber(tx, restaurant.id), customerId: account?.id ?? null, status: priced.details.status,
    details: z.encode(OrderDetails, priced.details), customer: z.encode(OrderUser, keptCustomer(request.user, account)), lines: z.encode(z.array(CartLine), priced.lines),
    note: { ratingAvg: null, ratingNote: request.ratingNote, askReview: request.askReview }, grandTotal: priced.details.grandTotal,
    requestHash: requestHash(restaurant.id, call, request), cartHash: cartHash(request), fingerprint: request.fingerprint, createdAt: now,
    table: priced.details.table || null,
  });
  const birthday = birthdayOf(request.user);
  if (account && birthday !== '' && restaurant.data.info.permissions_birthday_registration) await keepBirthday(tx, account.id, birthday);
  await tellOrderEvent(tx, { orderId: String(orderId), position: 0, status: priced.details.status, at: now.toISOString() });
  if (visit) {
    const { currency } = restaurant.data.info;
    await keepOrderTried(tx, { ...visit, orderUuid: uuid, outcome: 'placed', amount: priced.details.grandTotal, currency, at: now });
  }
  const row = await findOrder(tx, { uuid });
  if (!row) throw new Error(`order ${uuid} is gone within its own transaction`);
  return row;
}

/**
 * Places an order (API-04, API-05): one transaction that holds its idempotency key (`details.uuid`), so that the same request
 * sent twice, even at once, makes one order and gets one answer. A new key for the same cart from the same device within a
 * minute is refused as already ordered.
 */
export async function placeOrder({ db, geocoder }: { db: Database; geocoder: Geocoder }, sent: OrderAsked): Promise<Result<Placed, PlacingProblem>> {
  const asked = { ...sent, request: withPlainKey(sent.request) };
  const { restaurant, request } = asked;
  // A geocoder may be slow and may be elsewhere: it is asked before anything is held.
  const fee = request.details.deliveryType === 'delivery' ? await findDeliveryFee({ on: db, geocoder }, restaurant.data.info, addressOf(request)) : null;
  return db.transaction(async (tx) => {
    await lockUntilCommit(tx, [`order ${request.details.uuid}`, ...(request.fingerprint ? [`device ${restaurant.id} ${request.fingerprint}`] : [])]);
    const earlier = await earlierOrder(tx, asked);
    if (!earlier.ok) return earlier;
    if (earlier.value) return ok({ row: earlier.value, isReplay: true });
    const seating = seatingOf(request, asked.call, restaurant, asked.tableTokens);
    if (!seating.ok) return seating;
    const priced = priceOrder(request, { ...asked, data: restaurant.data, template: scheduleTemplateOf(restaurant), seating: seating.value, fee });
    if (!priced.ok) return priced;
    const paid = await payPrizes(tx, priced.value.lines, asked.account);
    return paid.ok ? ok({ row: await write(tx, asked, priced.value), isReplay: false }) : paid;
  });
}
