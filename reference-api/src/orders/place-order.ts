import {
  CartLine,
  OrderDetails,
  OrderUser,
  type OrderRequest,
} from '@storefront/shared-domain/contracts';
import { err, ok, type Result } from '@storefront/shared-domain/rules';
import * as z from 'zod/mini';
import { saveBirthday } from '../accounts/customers.repository';
import type { Queryable } from '../platform/db/database';
import { lockUntilCommit } from '../platform/db/locks';
import { findEarlier, findOrder, insertOrder, type OrderRow } from './orders.repository';
import { settle } from '../platform/db/settle';
import { saveOrderTried } from '../telemetry/telemetry.repository';
import { saveHolders } from './unpaid-orders.repository';
import { cartHash, requestHash } from './order-hashes';
import { inSlots } from './order-slots';
import type { OnlinePayments } from '../payments/online-payments';
import { openedData } from '../restaurants/opening-state';
import { scheduleTemplateOf } from '../restaurants/restaurant-catalog';
import { findDeliveryFee } from '../delivery/find-delivery-fee';
import { withGeocoder } from '../delivery/geocoding/geocoder-within';
import { isPaidOnline, openPayment } from './payments/open-payment';
import type { OrderRequested } from './order-requested';
import { addressOf, birthdayOf, storedCustomer } from './order-customer';
import type { OrderProblem } from './order-problem';
import { promiseReward } from './rewards/order-reward';
import { seatingOf, tableLimitProblem } from './order-table';
import { discountsOf, takeForOrder } from './order-takings';
import { pickupCodes } from './pickup-code';
import { payPlaced } from './payments/pay-placed';
import { priceOrder } from './price-order';
import type { PricedOrder } from './priced-order';
import type { StartDeps } from './payments/payment-deps';
import type { Geocoder } from '../delivery/geocoding/geocoder';
import type { OrderQueue } from './order-queue';
import { holdersOf, isOverUnpaidLimit } from './unpaid-limit';

export type Placed = { row: OrderRow; isReplay: boolean };
export type PlacingProblem =
  OrderProblem | { kind: 'key-reused'; path: string } | { kind: 'already-ordered'; uuid: string };

type PlaceDeps = StartDeps & { readonly geocoder: Geocoder; readonly orderQueue: OrderQueue };

/** A second order with the same cart from the same device within this time counts as a mistake. */
const TWIN_MS = 60_000;

/** The idempotency key is case-insensitive. */
const withPlainKey = (request: OrderRequest): OrderRequest => ({
  ...request,
  details: { ...request.details, uuid: request.details.uuid.toLowerCase() },
});

async function earlierOrder(
  tx: Queryable,
  { restaurant, request, call, now }: OrderRequested,
): Promise<Result<OrderRow | null, PlacingProblem>> {
  const { uuid } = request.details;
  const earlier = await findEarlier(tx, {
    uuid,
    restaurantId: restaurant.id,
    fingerprint: request.fingerprint,
    cartHash: cartHash(request),
    since: new Date(now.getTime() - TWIN_MS),
  });
  if (!earlier) return ok(null);
  if (!earlier.isSameKey) return err({ kind: 'already-ordered', uuid: earlier.uuid });
  const known = await findOrder(tx, { uuid });
  return known?.requestHash === requestHash(restaurant.id, call, request)
    ? ok(known)
    : err({ kind: 'key-reused', path: 'details.uuid' });
}

/**
 * Writes the order. No event for the initial status: no client can subscribe before the order
 * exists, and later clients read it.
 */
async function write(
  tx: Queryable,
  { restaurant, request, call, account, now, visit }: OrderRequested,
  priced: PricedOrder,
): Promise<OrderRow> {
  const { uuid } = priced.details;
  const row = await insertOrder(tx, {
    uuid,
    restaurantId: restaurant.id,
    customerId: account?.id ?? null,
    status: priced.details.status,
    details: z.encode(OrderDetails, priced.details),
    customer: z.encode(
      OrderUser,
      storedCustomer(request.user, account, restaurant.data.info.country),
    ),
    lines: z.encode(z.array(CartLine), priced.lines),
    note: { ratingAvg: null, ratingNote: request.ratingNote, askReview: request.askReview },
    grandTotal: priced.details.grandTotal,
    requestHash: requestHash(restaurant.id, call, request),
    cartHash: cartHash(request),
    fingerprint: request.fingerprint,
    createdAt: now,
    table: priced.details.table || null,
    pickupCodes: priced.details.deliveryType === 'balcony' ? pickupCodes() : [],
  });
  if (account) await promiseReward(tx, account.id, priced.details, restaurant.data.info);
  const birthday = birthdayOf(request.user);
  if (
    account?.birthday === '' &&
    birthday !== '' &&
    restaurant.data.info.permissions_birthday_registration
  )
    await saveBirthday(tx, account.id, birthday);
  if (visit) {
    const { currency } = restaurant.data.info;
    await saveOrderTried(tx, {
      ...visit,
      orderUuid: uuid,
      outcome: 'placed',
      amount: priced.details.grandTotal,
      currency,
      at: now,
    });
  }
  return row;
}

/** Writes an order and, for online payment, its payment. */
async function writeToPay(
  tx: Queryable,
  payments: OnlinePayments,
  requested: OrderRequested,
  priced: PricedOrder,
): Promise<Result<OrderRow, PlacingProblem>> {
  const row = await write(tx, requested, priced);
  if (!isPaidOnline(priced.details)) return ok(row);
  await saveHolders(tx, {
    orderId: row.id,
    restaurantId: requested.restaurant.id,
    holders: holdersOf(requested),
  });
  const opened = await openPayment(tx, payments, requested, {
    id: row.id,
    details: priced.details,
  });
  return opened.ok ? ok((await findOrder(tx, { id: row.id })) ?? row) : opened;
}

/** Prices an order and takes what it needs besides money; a failure rolls the transaction back. */
async function priceAndTake(
  tx: Queryable,
  geocoder: Geocoder,
  requested: OrderRequested,
): Promise<Result<PricedOrder, PlacingProblem>> {
  const { restaurant, request } = requested;
  const fee =
    request.details.deliveryType === 'delivery'
      ? await findDeliveryFee({ on: tx, geocoder }, restaurant.data.info, {
          ...addressOf(request),
          device: request.fingerprint,
        })
      : null;
  const seating = await seatingOf(request, requested.call, restaurant, {
    on: tx,
    tokens: requested.tableTokens,
    now: requested.now,
  });
  if (!seating.ok) return seating;
  const overLimit = await tableLimitProblem(tx, requested, seating.value);
  if (overLimit) return err(overLimit);
  const discounts = await discountsOf(tx, requested);
  if (!discounts.ok) return discounts;
  const template = scheduleTemplateOf(restaurant);
  const priced = priceOrder(request, {
    ...requested,
    data: openedData({ ...restaurant, template }, requested.now),
    template,
    seating: seating.value,
    fee,
    discounts: discounts.value,
  });
  if (!priced.ok) return priced;
  const taken = await takeForOrder(tx, requested, discounts.value, priced.value);
  return taken.ok ? priced : taken;
}

/** Places an order within its transaction, or finds the one placed earlier with the same key. */
async function placeWithin(
  tx: Queryable,
  { payments }: StartDeps,
  geocoder: Geocoder,
  requested: OrderRequested,
): Promise<Result<Placed, PlacingProblem>> {
  const {
    restaurant,
    request: {
      details: { uuid },
      fingerprint,
    },
  } = requested;
  const holders = holdersOf(requested);
  const device = fingerprint ? [`device ${restaurant.id} ${fingerprint}`] : [];
  await lockUntilCommit(tx, [
    `order ${uuid}`,
    ...device,
    ...holders.map(({ holder }) => `unpaid ${holder}`),
  ]);
  const earlier = await earlierOrder(tx, requested);
  if (!earlier.ok) return earlier;
  if (earlier.value) return ok({ row: earlier.value, isReplay: true });
  if (await isOverUnpaidLimit(tx, requested, holders))
    return err({ kind: 'too-many-unpaid', path: 'details.paymentType' });
  const priced = await priceAndTake(tx, geocoder, requested);
  if (!priced.ok) return priced;
  const row = await writeToPay(tx, payments, requested, priced.value);
  return row.ok ? ok({ row: row.value, isReplay: false }) : row;
}

/**
 * Places an order (API-04, API-05) in one transaction that locks its idempotency key
 * (`details.uuid`), so that repeated and concurrent requests create one order and get one answer. A
 * new key for the same cart from the same device within a minute is refused as already ordered. A
 * refusal takes nothing. An online payment is written with its order and started after the commit,
 * by the first request or sweep.
 * The order waits for its slot before any statement, and all its reads and writes use the one
 * connection of its transaction, including `open`, which reads customer and restaurant. Throws
 * `ServerBusyError` and `DatabaseBusyError`; the key makes a retry safe after both.
 */
export async function placeOrder<E>(
  deps: PlaceDeps,
  open: (on: Queryable) => Promise<Result<OrderRequested, E>>,
): Promise<Result<Placed, PlacingProblem | E>> {
  const { db, orderQueue } = deps;
  const placed = await withGeocoder(deps.geocoder, (geocoderOn, isFirst) =>
    orderQueue[isFirst ? 'run' : 'resume'](() =>
      settle(db, async (tx): Promise<Result<Placed, PlacingProblem | E>> => {
        const opened = await open(tx);
        return opened.ok
          ? placeWithin(tx, deps, geocoderOn(tx), {
              ...opened.value,
              request: withPlainKey(opened.value.request),
            })
          : opened;
      }),
    ),
  );
  if (!placed.ok) return placed;
  const paid = await payPlaced({ ...deps, db: inSlots(db, orderQueue) }, placed.value.row);
  return paid.ok ? ok({ ...placed.value, row: paid.value }) : paid;
}
