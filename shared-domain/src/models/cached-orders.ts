import { combine, createEvent, createStore } from 'effector';
import { orderBus } from '../bus';
import type { Order } from '../contracts';
import { RECOMMENDED_FROM_ORDERS, recommendedProducts } from '../rules/menu/recommended-products';
import { $cartSubtotal, $lines } from './cart';
import { $menu, $restaurant, restaurantSelected } from './restaurant';
import { $menuMode } from './table-link';

/**
 * Requests the latest orders of this device, loaded when idle; repeated requests are free. menu,
 * cart → shell.
 */
export const cachedOrdersRequested = createEvent();

/** The readable orders, newest first (API-14). shell only. */
export const cachedOrdersRead = createEvent<Order[]>();

/** The last 5 orders of this device in this restaurant, newest first; null until loaded. */
export const $cachedOrders = createStore<readonly Order[] | null>(null)
  .on(cachedOrdersRead, (_, orders) => orders)
  .on(orderBus.placed, (orders, { order }) =>
    orders === null ? null : [order, ...orders].slice(0, RECOMMENDED_FROM_ORDERS),
  )
  .reset(restaurantSelected);

/** Products to recommend (MENU-34, MENU-35); empty until `cachedOrdersAsked` was answered. */
export const $recommended = combine(
  {
    menu: $menu,
    info: $restaurant,
    orders: $cachedOrders,
    cart: $lines,
    subtotal: $cartSubtotal,
    mode: $menuMode,
  },
  ({ menu, info, orders, ...rest }) =>
    menu === null || info === null || orders === null
      ? []
      : recommendedProducts({ menu, info, orders, ...rest }),
);
