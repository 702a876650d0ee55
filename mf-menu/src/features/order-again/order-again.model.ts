import { attach, combine, createEvent, createStore, sample } from 'effector';
import { cartBus, noticeBus } from '@storefront/shared-domain/bus';
import type { CartLine } from '@storefront/shared-domain/contracts';
import {
  $cachedOrders,
  $menu,
  $menuMode,
  $restaurant,
  $restaurantId,
  cachedOrdersAsked,
  restaurantSelected,
} from '@storefront/shared-domain/models';
import { orderAgain } from '@storefront/shared-domain/rules';
import {
  DeviceOrders,
  keys,
  ordersOf,
  randomUuid,
  storage,
} from '@storefront/shared-domain/storage';

/** The menu stands: is there an order of this device to offer again? */
export const stripShown = createEvent();
/** There is time to fetch it. */
export const timeFound = createEvent();
/** Put all of it into the cart; `notice` tells the customer, in their language. */
export const againChosen = createEvent<{ notice: string }>();

const lookFx = attach({
  source: $restaurantId,
  effect: (restaurantId) =>
    restaurantId !== null &&
    ordersOf(storage.read(keys.deviceOrders, DeviceOrders), restaurantId).length > 0,
});

/** This device has ordered here: the strip keeps its room until the order is known. */
const $hasOrdered = createStore(false)
  .on(lookFx.doneData, (_, hasOrdered) => hasOrdered)
  .reset(restaurantSelected);

/** What was put into the cart in this visit; another tap would only double it. */
const $taken = createStore<string | null>(null).reset(restaurantSelected);

/**
 * `lines` priced anew from the menu; `leftOut` names what cannot be ordered any more; `placedAt` is
 * an ISO instant.
 */
export type Offer = {
  orderId: string;
  placedAt: string;
  lines: CartLine[];
  leftOut: string[];
  isTaken: boolean;
};
export type Strip = { kind: 'none' } | { kind: 'waiting' } | ({ kind: 'offer' } & Offer);

const NONE: Strip = { kind: 'none' };

/** The last order of this device, as far as it can be ordered again now (MENU-12, OPEN-040). */
export const $strip = combine(
  {
    hasOrdered: $hasOrdered,
    orders: $cachedOrders,
    menu: $menu,
    info: $restaurant,
    mode: $menuMode,
    taken: $taken,
  },
  ({ hasOrdered, orders, menu, info, mode, taken }): Strip => {
    if (menu === null || info === null) return NONE;
    if (orders === null) return hasOrdered ? { kind: 'waiting' } : NONE;
    const [last] = orders;
    if (last === undefined) return NONE;
    const { lines, leftOut } = orderAgain(last.orders, { menu, info }, mode);
    if (lines.length === 0) return NONE;
    return {
      kind: 'offer',
      orderId: last.uuid,
      placedAt: last.created_at,
      lines,
      leftOut,
      isTaken: taken === last.uuid,
    };
  },
);

/** A line of the cart needs an id that no other line has. */
const addFx = attach({
  source: $strip,
  effect: (strip, _: { notice: string }) => {
    if (strip.kind !== 'offer' || strip.isTaken) return null;
    for (const line of strip.lines) cartBus.lineAdded({ ...line, lineId: randomUuid() });
    return strip.orderId;
  },
});

sample({ clock: stripShown, target: lookFx });
sample({ clock: timeFound, target: cachedOrdersAsked });
sample({ clock: againChosen, target: addFx });
sample({ clock: addFx.doneData, filter: (id) => id !== null, target: $taken });
sample({
  clock: addFx.done,
  filter: ({ result }) => result !== null,
  fn: ({ params }) => ({ text: params.notice, tone: 'success' as const }),
  target: noticeBus.toastRequested,
});
