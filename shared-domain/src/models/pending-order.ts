import { attach, createEffect, createStore, sample } from 'effector';
import * as z from 'zod/mini';
import { serverNow } from '../clock';
import { orderBus } from '../bus';
import {
  CartLine,
  Money,
  type CartLine as Line,
  type Minor,
  type OrderRequest,
} from '../contracts';
import { isSameCart } from '../rules/cart/merge-carts';
import { fingerprintOf, keys, randomUuid, storage } from '../storage';
import { $lines } from './cart';
import { $orderUuid } from './order-draft';
import { $restaurantId, restaurantSelected } from './restaurant';

const StoredPending = z.object({
  uuid: z.uuid(),
  sentAt: z.number(),
  lines: z.array(CartLine),
  total: Money,
  isTold: z.catch(z._default(z.boolean(), false), false),
});

/**
 * A sent order without an answer, as stored on the device: its key, the time it was sent (ms), its
 * lines and their total. No customer data. `isTold`: the customer has seen that it did not arrive.
 */
export type PendingOrder = {
  readonly uuid: string;
  readonly sentAt: number;
  readonly lines: readonly Line[];
  readonly total: Minor;
  readonly isTold: boolean;
};

/** The body of an order and its restaurant. */
export type OrderCall = { readonly restaurantId: number; readonly order: OrderRequest };

const read = (restaurantId: number): PendingOrder | null =>
  storage.read(keys.pendingOrder(restaurantId), StoredPending);

/** Stores an order before it is sent to the server. */
export const rememberSentFx = createEffect(({ restaurantId, order }: OrderCall): PendingOrder => {
  const pending = {
    uuid: order.details.uuid,
    sentAt: serverNow(),
    lines: order.orders,
    total: order.details.grandTotal,
    isTold: false,
  };
  storage.save(keys.pendingOrder(restaurantId), StoredPending, pending);
  return pending;
});

/** The stored order without an answer; null when every order was answered. */
export const readPendingFx = attach({
  source: $restaurantId,
  effect: (restaurantId): PendingOrder | null =>
    restaurantId === null ? null : read(restaurantId),
});

/** The order with this uuid was answered: its record is removed. Another order's record stays. */
export const forgetPendingFx = attach({
  source: $restaurantId,
  effect: (restaurantId, uuid: string): void => {
    if (restaurantId !== null && read(restaurantId)?.uuid === uuid)
      storage.remove(keys.pendingOrder(restaurantId));
  },
});

/** The customer has seen that the order did not arrive; its key stays for the next attempt. */
export const markReportedFx = attach({
  source: $restaurantId,
  effect: (restaurantId, uuid: string): void => {
    const pending = restaurantId === null ? null : read(restaurantId);
    if (restaurantId !== null && pending?.uuid === uuid)
      storage.save(keys.pendingOrder(restaurantId), StoredPending, {
        ...pending,
        lines: [...pending.lines],
        isTold: true,
      });
  },
});

/**
 * The order of this device without an answer; its lines leave the cart once the placement is
 * confirmed.
 */
export const $pendingOrder = createStore<PendingOrder | null>(null)
  .on([rememberSentFx.doneData, readPendingFx.doneData], (_, pending) => pending)
  .on(forgetPendingFx.done, (pending, { params }) => (pending?.uuid === params ? null : pending))
  .reset(restaurantSelected);

// An answer uses up the key, also of an order that was canceled with its refused payment.
$orderUuid.reset(forgetPendingFx);

// Runs after the order's lines were copied and removed from the cart.
sample({ clock: orderBus.placed, fn: ({ order }) => order.uuid, target: forgetPendingFx });

function findKey({
  restaurantId,
  lines,
  known,
}: {
  restaurantId: number | null;
  lines: readonly Line[];
  known: string | null;
}): string {
  const pending = restaurantId === null ? null : read(restaurantId);
  if (pending === null) return known ?? randomUuid();
  if (isSameCart(pending.lines, lines)) return pending.uuid;
  return known === null || known === pending.uuid ? randomUuid() : known;
}

/**
 * Device data of an order (CHECKOUT-41): its fingerprint, the push service's id ('' without one),
 * and the idempotency key: that of the unanswered order while the cart equals the sent one,
 * whichever tab or visit sent it, else an unused one.
 */
export const orderMarksFx = attach({
  source: { restaurantId: $restaurantId, lines: $lines, known: $orderUuid },
  effect: (cart) => ({
    uuid: findKey(cart),
    fingerprint: fingerprintOf(storage),
    oneSignalId: storage.read(keys.oneSignalId, z.string()) ?? '',
  }),
});
