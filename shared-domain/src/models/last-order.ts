import { attach, createStore, sample } from 'effector';
import * as z from 'zod/mini';
import { cartBus, orderBus } from '../bus';
import type { CartLine, OrderPayment, PlacedOrder } from '../contracts';
import { DeviceOrders, keys, savePlacedAddress, storage, withOrder } from '../storage';
import { $lines } from './cart';
import { $pendingOrder } from './pending-order';
import { $restaurantId, restaurantSelected } from './restaurant';

export type LastOrder = { placed: PlacedOrder; lines: CartLine[] };

const withPayment = ({ placed, lines }: LastOrder, payment: OrderPayment): LastOrder => ({
  lines,
  placed: { ...placed, order: { ...placed.order, payment } },
});

/**
 * The order of this visit with a copy of its lines, copied before they leave the cart
 * (CHECKOUT-44).
 */
export const $lastOrder = createStore<LastOrder | null>(null)
  .on(orderBus.paymentRead, (last, { uuid, payment }) =>
    last?.placed.order.uuid === uuid ? withPayment(last, payment) : last,
  )
  .reset(restaurantSelected);

/** The last order of this device in a restaurant; null when there is none. */
export const lastOrderOf = (restaurantId: number): string | null =>
  storage.read(keys.lastOrderToken(restaurantId), z.string());

const rememberOrderFx = attach({
  source: $restaurantId,
  effect: (restaurantId, { order }: PlacedOrder) => {
    if (restaurantId === null) return;
    storage.write(keys.lastOrderToken(restaurantId), order.uuid);
    storage.write(
      keys.deviceOrders,
      withOrder(storage.read(keys.deviceOrders, DeviceOrders), restaurantId, order.uuid),
    );
    if (order.details.deliveryType === 'delivery') savePlacedAddress(restaurantId, order);
  },
});

/**
 * Stops queries of the order (OPEN-024) by removing its token; the token of a later order stays.
 */
export const forgetLastOrderFx = attach({
  source: $restaurantId,
  effect: (restaurantId, { uuid }: { readonly uuid: string }) => {
    if (restaurantId !== null && lastOrderOf(restaurantId) === uuid)
      storage.remove(keys.lastOrderToken(restaurantId));
  },
});

// The sent lines leave the cart: another tab may have changed the cart meanwhile.
const copied = sample({
  clock: orderBus.placed,
  source: { sent: $pendingOrder, lines: $lines },
  fn: ({ sent, lines }, placed) => ({ placed, lines: [...(sent?.lines ?? lines)] }),
});
sample({ clock: copied, target: $lastOrder });
sample({ clock: orderBus.placed, target: rememberOrderFx });

// CHECKOUT-44: cleared only after the copy. Cleared by `ordered`, so that no points are returned
// (CONFLICTS-05).
sample({
  clock: copied,
  fn: ({ lines }) => ({ by: 'order' as const, ordered: lines }),
  target: cartBus.cleared,
});

sample({ clock: [orderBus.reviewed, orderBus.reviewDismissed], target: forgetLastOrderFx });
