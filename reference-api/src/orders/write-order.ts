import { CartLine, OrderDetails, OrderUser } from '@storefront/shared-domain/contracts';
import * as z from 'zod/mini';
import { saveBirthday } from '../accounts/customers.repository';
import type { Queryable, Transaction } from '../platform/db/database';
import { saveOrderTried } from '../telemetry/telemetry.repository';
import { toBirthday } from './order-customer';
import { requestHash } from './order-hashes';
import type { OrderRequested } from './order-requested';
import type { DecodedOrder } from './order-view';
import { findOrder, insertOrder, type OrderRow } from './orders.repository';
import { insertedPayment, openPayment, type FirstPayment } from './payments/open-payment';
import { settlePayment } from './payments/settle-payment';
import { pickupCodes } from './pickup-code';
import type { PricedOrder } from './price-order';
import { promiseReward } from './rewards/order-reward';
import { takeStock, type StockRow } from './stock.repository';
import { saveHolders, type Holder } from './unpaid-orders.repository';

/** `decoded`: the texts of a row that was just written. */
export type Placed = { row: OrderRow; isReplay: boolean; decoded?: DecodedOrder };

type Written = {
  readonly requested: OrderRequested;
  readonly priced: PricedOrder;
  readonly user: OrderUser;
  readonly counted: readonly StockRow[];
  readonly holders: readonly Holder[];
  readonly cart: string;
  readonly paying: FirstPayment | null;
};

/** The row of an order. */
const newOrder = ({ requested, priced: { details, lines }, user, paying, cart }: Written) => {
  const { restaurant, request, call, account, now } = requested;
  return {
    reservedId: paying?.payment.orderId ?? null,
    uuid: details.uuid,
    restaurantId: restaurant.id,
    customerId: account?.id ?? null,
    status: details.status,
    details: z.encode(OrderDetails, details),
    customer: z.encode(OrderUser, user),
    lines: z.encode(z.array(CartLine), lines),
    note: { ratingAvg: null, ratingNote: request.ratingNote, askReview: request.askReview },
    grandTotal: details.grandTotal,
    requestHash: requestHash(restaurant.id, call, request),
    cartHash: cart,
    fingerprint: request.fingerprint,
    createdAt: now,
    table: details.table || null,
    pickupCodes: details.deliveryType === 'balcony' ? pickupCodes() : [],
  };
};

/** Stores what an account gets of its order: the reward, and its birthday where none is stored. */
async function writeForAccount(
  on: Queryable,
  { restaurant: { data }, request, account }: OrderRequested,
  { details }: PricedOrder,
): Promise<void> {
  if (!account) return;
  const birthday = toBirthday(request.user);
  const isNew = account.birthday === '' && birthday !== '';
  await Promise.all([
    promiseReward(on, account.id, details, data.info),
    isNew && data.info.permissions_birthday_registration
      ? saveBirthday(on, account.id, birthday)
      : null,
  ]);
}

/**
 * Writes the order and all that belongs to it; all statements are sent at once. No event for the
 * initial status: no client can subscribe before the order exists, and later clients read it.
 */
async function write(on: Queryable, written: Written): Promise<OrderRow> {
  const { requested, priced, counted, holders, paying } = written;
  const { restaurant, visit, now } = requested;
  const { uuid, grandTotal: amount } = priced.details;
  const order = newOrder(written);
  const { currency } = restaurant.data.info;
  const [, row] = await Promise.all([
    counted.length > 0
      ? takeStock(on, { orderUuid: uuid, restaurantId: restaurant.id, rows: counted })
      : null,
    insertOrder(on, order),
    writeForAccount(on, requested, priced),
    visit &&
      saveOrderTried(on, {
        ...visit,
        orderUuid: uuid,
        outcome: 'placed',
        amount,
        currency,
        at: now,
      }),
    paying &&
      saveHolders(on, { orderId: paying.payment.orderId, restaurantId: restaurant.id, holders }),
    paying && openPayment(on, paying),
  ]);
  return paying ? { ...row, awaitsPayment: true, payment: insertedPayment(paying) } : row;
}

/** Writes the order with its commit; one that a sale has paid is settled before its commit. */
export async function writeAll(tx: Transaction, written: Written): Promise<Placed> {
  const { requested, priced, user, paying } = written;
  if (!paying?.isPaid) {
    const row = await tx.last((on) => write(on, written));
    return { row, isReplay: false, decoded: { ...priced, user } };
  }
  const row = await write(tx, written);
  await settlePayment(tx, paying.payment.id, 'paid', requested.now);
  return { row: (await findOrder(tx, { id: row.id })) ?? row, isReplay: false };
}
