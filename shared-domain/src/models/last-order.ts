import { attach, createStore, sample } from 'effector';
import { cartBus, orderBus } from '../bus';
import type { CartLine, PlacedOrder } from '../contracts';
import { DeviceOrders, keys, storage, withOrder } from '../storage';
import { $lines } from './cart';
import { $pendingOrder } from './pending-order';
import { $restaurantId, restaurantSelected } from './restaurant';

export type LastOrder = { placed: PlacedOrder; lines: CartLine[] };

/** The order of this visit with a copy of its lines, taken before they leave the cart (CHECKOUT-44). */
export const $lastOrder = createStore<LastOrder | null>(null).reset(restaurantSelected);

const rememberOrderFx = attach({
  source: $restaurantId,
  effect: (restaurantId, { order }: PlacedOrder) => {
    if (restaurantId === null) return;
    storage.write(keys.lastOrderToken(restaurantId), order.uuid);
    storage.write(keys.deviceOrders, withOrder(storage.read(keys.deviceOrders, DeviceOrders), restaurantId, order.uuid));
  },
});

// What was sent is what leaves the cart: another tab may have changed it meanwhile.
sample({
  clock: orderBus.placed, source: { sent: $pendingOrder, lines: $lines },
  fn: ({ sent, lines }, placed) => ({ placed, lines: [...(sent?.lines ?? lines)] }), target: $lastOrder,
});
sample({ clock: orderBus.placed, target: rememberOrderFx });

// CHECKOUT-44: cleared only after the copy was taken. By an order, so that no points come back (CONFLICTS-05).
sample({ clock: $lastOrder, filter: (last) => last !== null, fn: (last) => ({ by: 'order' as const, ordered: last!.lines }), target: cartBus.cleared });
