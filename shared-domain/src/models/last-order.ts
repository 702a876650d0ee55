import { createStore, sample, attach } from 'effector';
import { orderBus } from '../bus';
import type { CartLine, PlacedOrder } from '../contracts';
import { DeviceOrders, keys, LastOrderToken, storage } from '../storage';
import { $lines } from './cart';
import { $restaurantId, restaurantSelected } from './restaurant';

export type LastOrder = { placed: PlacedOrder; lines: CartLine[] };

/** The order of this visit with a copy of its cart, taken before the cart is cleared (CHECKOUT-44). */
export const $lastOrder = createStore<LastOrder | null>(null).reset(restaurantSelected);

const rememberOrderFx = attach({
  source: $restaurantId,
  effect: (restaurantId, { order }: PlacedOrder) => {
    if (restaurantId === null) return;
    storage.write(keys.lastOrderToken(restaurantId), order.uuid, LastOrderToken);
    const known = storage.read(keys.deviceOrders(), DeviceOrders) ?? {};
    const uuids = [order.uuid, ...(known[restaurantId] ?? []).filter((uuid) => uuid !== order.uuid)].slice(0, 50);
    storage.write(keys.deviceOrders(), { ...known, [restaurantId]: uuids }, DeviceOrders);
  },
});

sample({ clock: orderBus.placed, source: $lines, fn: (lines, placed) => ({ placed, lines }), target: $lastOrder });
sample({ clock: orderBus.placed, target: rememberOrderFx });
