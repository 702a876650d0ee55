import type { OrderRequest } from '@storefront/shared-domain/contracts';
import { err, ok, type Result } from '@storefront/shared-domain/rules';
import type { CustomerRow } from '../accounts/customers.repository';
import type { Queryable, Transaction } from '../platform/db/database';
import { lockUntilCommit, settle } from '../platform/db/locks';
import { findEarlier, findOrder, reserveOrderId, type OrderRow } from './orders.repository';
import { cartHash, requestHash } from './order-hashes';
import { inSlots } from './order-schedule';
import { kindOfMethod } from '../payments/methods';
import { openedData } from '../restaurants/opening-state';
import { scheduleTemplateOf, type LoadedRestaurant } from '../restaurants/restaurant-catalog';
import { hasRevision } from '../restaurants/restaurants.repository';
import { findDeliveryFee, type FoundFee } from '../delivery/find-delivery-fee';
import { OutsideResponseNeeded, withGeocoder } from '../delivery/geocoding/geocoder-within';
import { firstPayment, isPaidOnline } from './payments/open-payment';
import type { OrderNamed, OrderRequested } from './order-requested';
import { toOrderAddress, storedCustomer } from './order-customer';
import type { OrderProblem } from './order-problem';
import { wantedItems } from './order-stock';
import { findSeating } from './order-table';
import { findDiscounts, reserveForOrder, reservesStockAlone } from './order-reservations';
import { payPlaced } from './payments/pay-placed';
import { priceOrder } from './price-order';
import type { StartDeps } from './payments/payment-deps';
import type { Geocoder } from '../delivery/geocoding/geocoder';
import type { OrderQueue } from './order-queue';
import { lockStock } from './stock.repository';
import { findHolders, isOverUnpaidLimit } from './unpaid-limit';
import { writeAll, type Placed } from './write-order';

export type PlacingProblem =
  OrderProblem | { kind: 'key-reused'; path: string } | { kind: 'already-ordered'; uuid: string };

/** An order that was sent: what is read of it before its transaction, and what each attempt reads. */
export type OrderSent<E> = Omit<OrderNamed, 'restaurant' | 'now'> & {
  /** The time of an attempt. */
  now(): Date;
  /** The restaurant in memory, which may have been replaced; null: it must be read. */
  held(): LoadedRestaurant | null;
  /** The current restaurant. */
  read(on: Queryable): Promise<Result<LoadedRestaurant, E>>;
  /** The account, which exists until the transaction ends; one statement at most. */
  account(on: Queryable, restaurantId: number): Promise<Result<CustomerRow | null, E>>;
};

type PlaceDeps = StartDeps & { readonly geocoder: Geocoder; readonly orderQueue: OrderQueue };

/** A second order with the same cart from the same device within this time counts as a mistake. */
const TWIN_MS = 60_000;

/** The idempotency key is case-insensitive. */
const withPlainKey = (request: OrderRequest): OrderRequest => ({
  ...request,
  details: { ...request.details, uuid: request.details.uuid.toLowerCase() },
});

/** The order that a request repeats, when `earlier` is one. */
async function earlierOrder(
  tx: Queryable,
  { restaurant, request, call }: OrderNamed,
  earlier: { uuid: string; isSameKey: boolean } | null,
): Promise<Result<OrderRow | null, PlacingProblem>> {
  if (!earlier) return ok(null);
  if (!earlier.isSameKey) return err({ kind: 'already-ordered', uuid: earlier.uuid });
  const known = await findOrder(tx, { uuid: request.details.uuid });
  return known?.requestHash === requestHash(restaurant.id, call, request)
    ? ok(known)
    : err({ kind: 'key-reused', path: 'details.uuid' });
}

/** A promise whose wish for an answer from outside counts only where its result is used. */
const heldBack = <T>(result: Promise<T>): Promise<() => T> =>
  result.then(
    (value) => () => value,
    (error: unknown) => {
      if (!(error instanceof OutsideResponseNeeded)) throw error;
      return () => {
        throw error;
      };
    },
  );

const findFee = async (
  on: Queryable,
  geocoder: Geocoder,
  { restaurant, request }: OrderNamed,
): Promise<FoundFee | null> =>
  request.details.deliveryType === 'delivery'
    ? findDeliveryFee({ on, geocoder }, restaurant.data.info, {
        ...toOrderAddress(request),
        device: request.fingerprint,
      })
    : null;

/**
 * Locks what the order may share with others and reads what decides about it: all statements are sent
 * at once, and locks come before what they protect. Only the fee of a delivery may need the results of
 * its first statements for others.
 */
async function lookUp<E>(
  on: Queryable,
  geocoder: Geocoder,
  { sent, named, isRead }: { sent: OrderSent<E>; named: OrderNamed; isRead: boolean },
) {
  const { restaurant, request, now } = named;
  const { uuid } = request.details;
  const [holders, cart] = [findHolders(named), cartHash(request)];
  const device = request.fingerprint ? [`device ${restaurant.id} ${request.fingerprint}`] : [];
  const stocked = wantedItems(request.orders).map(({ itemId }) => itemId);
  const [isCurrent, account, , earlier, isOverLimit, seating, discounts, stock, fee, id] =
    await Promise.all([
      isRead || hasRevision(on, restaurant),
      sent.account(on, restaurant.id),
      lockUntilCommit(on, [
        `order ${uuid}`,
        ...device,
        ...holders.map(({ holder }) => `unpaid ${holder}`),
      ]),
      findEarlier(on, {
        uuid,
        restaurantId: restaurant.id,
        fingerprint: request.fingerprint,
        cartHash: cart,
        since: new Date(now.getTime() - TWIN_MS),
      }),
      isOverUnpaidLimit(on, named, holders),
      findSeating(on, named),
      findDiscounts(on, named),
      reservesStockAlone(request) ? lockStock(on, restaurant.id, stocked) : null,
      heldBack(findFee(on, geocoder, named)),
      kindOfMethod(request.details.paymentType) === null ? null : reserveOrderId(on),
    ]);
  const found = { isCurrent, account, earlier, isOverLimit, seating, discounts, stock, fee, id };
  return { ...found, holders, cart };
}

/** The restaurant in memory was replaced: the attempt took nothing and is repeated with the current one. */
type Replaced = { readonly kind: 'replaced' };

/**
 * Places an order within its transaction, or finds the one placed earlier with the same key. Of an order
 * that takes stock alone two round trips, otherwise three: what is read and locked, what is taken, what
 * is written with the commit.
 */
async function placeWithin<E>(
  tx: Transaction,
  { payments }: StartDeps,
  geocoder: Geocoder,
  attempted: { sent: OrderSent<E>; named: OrderNamed; isRead: boolean },
): Promise<Result<Placed, PlacingProblem | Replaced | E>> {
  const { named } = attempted;
  const { restaurant, request } = named;
  const found = await tx.first((on) => lookUp(on, geocoder, attempted));
  if (!found.isCurrent) return err({ kind: 'replaced' });
  if (!found.account.ok) return found.account;
  const earlier = await earlierOrder(tx, named, found.earlier);
  if (!earlier.ok) return earlier;
  if (earlier.value) return ok({ row: earlier.value, isReplay: true });
  if (found.isOverLimit) return err({ kind: 'too-many-unpaid', path: 'details.paymentType' });
  const fee = found.fee();
  const { seating, discounts, holders, stock, id } = found;
  if (!seating.ok) return seating;
  if (!discounts.ok) return discounts;
  const requested: OrderRequested = { ...named, account: found.account.value };
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
  const { details } = priced.value;
  const isOnline = isPaidOnline(details) && id !== null;
  const [taken, paying] = await Promise.all([
    reserveForOrder(tx, requested, discounts.value, priced.value, stock),
    isOnline ? firstPayment(tx, payments, requested, { id, details }) : ok(null),
  ]);
  if (!taken.ok) return taken;
  if (!paying.ok) return paying;
  return ok(
    await writeAll(tx, {
      requested,
      priced: priced.value,
      user: storedCustomer(request.user, requested.account, restaurant.data.info.country),
      counted: taken.value,
      holders,
      cart: found.cart,
      paying: paying.value,
    }),
  );
}

/** One attempt in a transaction of its own, with the restaurant in memory or with the current one. */
const attempt = <E>(
  deps: PlaceDeps,
  geocoderOn: (tx: Queryable) => Geocoder,
  sent: OrderSent<E>,
  held: LoadedRestaurant | null,
): Promise<Result<Placed, PlacingProblem | Replaced | E>> =>
  settle(deps.db, async (tx): Promise<Result<Placed, PlacingProblem | Replaced | E>> => {
    const restaurant = held ? ok(held) : await sent.read(tx);
    if (!restaurant.ok) return restaurant;
    const named = {
      ...sent,
      now: sent.now(),
      request: withPlainKey(sent.request),
      restaurant: restaurant.value,
    };
    return placeWithin(tx, deps, geocoderOn(tx), { sent, named, isRead: !held });
  });

const isReplaced = (error: unknown): error is Replaced =>
  typeof error === 'object' && error !== null && 'kind' in error && error.kind === 'replaced';

async function placeOnce<E>(
  deps: PlaceDeps,
  geocoderOn: (tx: Queryable) => Geocoder,
  sent: OrderSent<E>,
): Promise<Result<Placed, PlacingProblem | E>> {
  const held = sent.held();
  for (const restaurant of held ? [held, null] : [null]) {
    const placed = await attempt(deps, geocoderOn, sent, restaurant);
    if (placed.ok) return placed;
    if (!isReplaced(placed.error)) return err(placed.error);
  }
  throw new Error('the current restaurant cannot have been replaced');
}

/**
 * Places an order (API-04, API-05) in one transaction that locks its idempotency key
 * (`details.uuid`), so that repeated and concurrent requests create one order and get one answer. A
 * new key for the same cart from the same device within a minute is refused as already ordered. A
 * refusal takes nothing. An online payment is written with its order and started after the commit,
 * by the first request or sweep.
 * The order waits for its slot before any statement, and all its reads and writes use the one
 * connection of its transaction. A restaurant in memory is compared with its revision there. Throws
 * `ServerBusyError` and `DatabaseBusyError`; the key makes a retry safe after both.
 */
export async function placeOrder<E>(
  deps: PlaceDeps,
  sent: OrderSent<E>,
): Promise<Result<Placed, PlacingProblem | E>> {
  const { db, orderQueue } = deps;
  const placed = await withGeocoder(deps.geocoder, (geocoderOn, isFirst) =>
    orderQueue[isFirst ? 'run' : 'resume'](() => placeOnce(deps, geocoderOn, sent)),
  );
  if (!placed.ok || !placed.value.row.payment) return placed;
  const paid = await payPlaced({ ...deps, db: inSlots(db, orderQueue) }, placed.value.row);
  return paid.ok ? ok({ row: paid.value, isReplay: placed.value.isReplay }) : paid;
}
