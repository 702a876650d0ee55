import { attach, combine, createEvent, createStore, sample } from 'effector';
import { cartBus, noticeBus } from '@storefront/shared-domain/bus';
import type { CartLine } from '@storefront/shared-domain/contracts';
import {
  $cachedOrders,
  $isAtTable,
  $isCartEmpty,
  $menu,
  $menuMode,
  $operationState,
  $restaurant,
  $restaurantId,
  cachedOrdersRequested,
  restaurantSelected,
} from '@storefront/shared-domain/models';
import { orderAgain } from '@storefront/shared-domain/menu-rules';
import {
  DeviceOrders,
  keys,
  ordersOf,
  randomUuid,
  storage,
} from '@storefront/shared-domain/storage';

/** The menu is rendered: check whether this device has an order to offer again. */
export const stripShown = createEvent();
/** The page is idle: fetch the order. */
export const timeFound = createEvent();
/** Add all items to the cart; `notice` is the toast in the customer's language. */
export const againChosen = createEvent<{ notice: string }>();

const lookFx = attach({
  source: $restaurantId,
  effect: (restaurantId) =>
    restaurantId !== null &&
    ordersOf(storage.read(keys.deviceOrders, DeviceOrders), restaurantId).length > 0,
});

/** This device has ordered here: the strip reserves its space until the order is loaded. */
const $hasOrdered = createStore(false)
  .on(lookFx.doneData, (_, hasOrdered) => hasOrdered)
  .reset(restaurantSelected);

/** Id of the order added to the cart in this visit; another tap would only double it. */
const $taken = createStore<string | null>(null).reset(restaurantSelected);

/**
 * `lines` with the menu's current prices; `leftOut` names the items no longer available; `placedAt`
 * is an ISO instant.
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

/** The last order of this device, reduced to what can be ordered again now (MENU-12, OPEN-040). */
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

/**
 * Where the order goes on: in the checkout, or in the cart where the customer has something to look
 * at: items that were left out or are there already, a closed restaurant, the order of a table.
 */
type Onward = 'checkout' | 'cart';
const chooseOnward = (
  offer: Offer,
  isEmpty: boolean,
  isAtTable: boolean,
  isClosed: boolean,
): Onward =>
  offer.leftOut.length === 0 && isEmpty && !isAtTable && !isClosed ? 'checkout' : 'cart';

/** A line of the cart requires a unique id. */
const addFx = attach({
  source: combine({
    strip: $strip,
    isEmpty: $isCartEmpty,
    isAtTable: $isAtTable,
    operation: $operationState,
  }),
  effect: ({ strip, isEmpty, isAtTable, operation }, { notice }: { notice: string }) => {
    if (strip.kind !== 'offer' || strip.isTaken) return null;
    for (const line of strip.lines) cartBus.lineAdded({ ...line, lineId: randomUuid() });
    return {
      orderId: strip.orderId,
      onward: chooseOnward(strip, isEmpty, isAtTable, operation === 'closed'),
      notice,
    };
  },
});

sample({ clock: stripShown, target: lookFx });
sample({ clock: timeFound, target: cachedOrdersRequested });
sample({ clock: againChosen, target: addFx });
const added = addFx.doneData.filterMap((result) => result ?? undefined);
sample({ clock: added, fn: ({ orderId }) => orderId, target: $taken });
/** The order is in the cart: it continues here. */
export const againTaken = added.map(({ onward }) => onward);
sample({
  clock: added,
  filter: ({ onward }) => onward === 'cart',
  fn: ({ notice }) => ({ text: notice, tone: 'success' as const }),
  target: noticeBus.toastRequested,
});
