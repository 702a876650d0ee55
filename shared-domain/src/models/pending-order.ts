import { attach, createEffect, createStore, sample } from 'effector';
import * as z from 'zod/mini';
import { orderBus } from '../bus';
import {
  CartLine,
  Money,
  type CartLine as Line,
  type Minor,
  type OrderRequest,
} from '../contracts';
import { isSameCart } from '../rules/merge-carts';
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
 * An order that was sent and not answered yet, as the device keeps it: its key, when it left (ms),
 * the lines that were sent and what they cost. Nothing of the customer. `isTold`: the customer
 * knows that it did not arrive.
 */
export type PendingOrder = {
  readonly uuid: string;
  readonly sentAt: number;
  readonly lines: readonly Line[];
  readonly total: Minor;
  readonly isTold: boolean;
};

/** The body of an order and whose it is. */
export type OrderCall = { readonly restaurantId: number; readonly order: OrderRequest };

const read = (restaurantId: number): PendingOrder | null =>
  storage.read(keys.pendingOrder(restaurantId), StoredPending);

/** Keeps what leaves for the server, before it leaves. */
export const rememberSentFx = createEffect(({ restaurantId, order }: OrderCall): PendingOrder => {
  const pending = {
    uuid: order.details.uuid,
    sentAt: Date.now(),
    lines: order.orders,
    total: order.details.grandTotal,
    isTold: false,
  };
  storage.save(keys.pendingOrder(restaurantId), StoredPending, pending);
  return pending;
});

/** What the device keeps of an unanswered order; null when every order was answered. */
export const readPendingFx = attach({
  source: $restaurantId,
  effect: (restaurantId): PendingOrder | null =>
    restaurantId === null ? null : read(restaurantId),
});

/**
 * The order with this uuid was answered: nothing is left to find out. Another order's record stays.
 */
export const forgetPendingFx = attach({
  source: $restaurantId,
  effect: (restaurantId, uuid: string): void => {
    if (restaurantId !== null && read(restaurantId)?.uuid === uuid)
      storage.remove(keys.pendingOrder(restaurantId));
  },
});

/** The customer was told that the order did not arrive; its key stays for the next try. */
export const markToldFx = attach({
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
 * The order of this device that was sent and not answered; its lines are those that leave the cart
 * once it is known to be placed.
 */
export const $pendingOrder = createStore<PendingOrder | null>(null)
  .on([rememberSentFx.doneData, readPendingFx.doneData], (_, pending) => pending)
  .on(forgetPendingFx.done, (pending, { params }) => (pending?.uuid === params ? null : pending))
  .reset(restaurantSelected);

// An answer has used the key up: an order that was canceled with its refused payment has it, too.
$orderUuid.reset(forgetPendingFx);

// After the order's copy was taken and the cart let go of its lines.
sample({ clock: orderBus.placed, fn: ({ order }) => order.uuid, target: forgetPendingFx });

function keyOf({
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
 * What the device adds to an order (CHECKOUT-41): its fingerprint, the push service's id of it (''
 * without one), and the key to send the cart under: that of the unanswered order as long as the
 * cart is what was sent, whichever tab or visit sent it, and else one that was never sent.
 */
export const orderMarksFx = attach({
  source: { restaurantId: $restaurantId, lines: $lines, known: $orderUuid },
  effect: (cart) => ({
    uuid: keyOf(cart),
    fingerprint: fingerprintOf(storage),
    oneSignalId: storage.read(keys.oneSignalId, z.string()) ?? '',
  }),
});
