import { combine, type Store } from 'effector';
import {
  $deliveryType,
  $isAtTable,
  $isCartEmpty,
  $isCartReady,
  $isDeliveryStepValid,
  $isPlacing,
  $isTablet,
  $itemDraft,
  $lines,
  $menu,
  $restaurant,
  $restaurantId,
  $tableLink,
} from '@storefront/shared-domain/models';
import { paths } from '@storefront/shared-domain/paths';
import { isMenuBlocked } from '@storefront/shared-domain/rules';
import { DeviceOrders, keys, ordersOf, storage } from '@storefront/shared-domain/storage';
import type { GuardName } from '../addresses/guard-names';
import { $isDraftAwaited } from '../order-draft/order-draft.model';
import { $pizzaModule } from '../remotes/pizza-module.model';

/** Decision of a guard: pass, redirect, or wait until the data is loaded. */
export type Verdict = { kind: 'pass' } | { kind: 'wait' } | { kind: 'redirect'; to: string };

const pass: Verdict = { kind: 'pass' };
const wait: Verdict = { kind: 'wait' };
const to = (path: string): Verdict => ({ kind: 'redirect', to: path });

/** Decides for a query string, from the current state of the stores. */
export type Guard = (query: URLSearchParams, search: string) => Verdict;

/** OPEN-001 */
const $delivery: Store<Guard> = combine(
  { isReady: $isCartReady, isEmpty: $isCartEmpty, isAtTable: $isAtTable, isPlacing: $isPlacing },
  ({ isReady, isEmpty, isAtTable, isPlacing }) =>
    () => {
      if (isPlacing) return pass;
      if (!isReady) return wait;
      if (isEmpty) return to(paths.menu());
      return isAtTable ? to(paths.cart()) : pass;
    },
);

/** OPEN-002; off while an order is being placed (CONFLICTS-06). */
const $payment: Store<Guard> = combine(
  {
    isReady: $isCartReady,
    isEmpty: $isCartEmpty,
    isValid: $isDeliveryStepValid,
    type: $deliveryType,
    isPlacing: $isPlacing,
    isDraftAwaited: $isDraftAwaited,
  },
  ({ isReady, isEmpty, isValid, type, isPlacing, isDraftAwaited }) =>
    () => {
      if (isPlacing) return pass;
      if (!isReady || (isDraftAwaited && !isValid)) return wait;
      if (isEmpty) return to(paths.menu());
      return isValid && type !== null ? pass : to(paths.delivery());
    },
);

/**
 * OPEN-003: `product` names an available size, or a combo with `isCombo`; each of the two routes
 * redirects to the other where that one applies. The new module is used if it is assigned to the
 * visitor, or if the channel has it and the restaurant's module or the combo requires it
 * (OPEN-037).
 */
const pizzaGuard = (isNewRoute: boolean): Store<Guard> =>
  combine(
    $restaurant,
    $menu,
    $pizzaModule,
    $tableLink,
    (info, menu, module, { mode, table }) =>
      (query, search) => {
        if (info === null || menu === null) return wait;
        const isCombo = query.get('isCombo') === 'true';
        const offered = isCombo ? menu.combos : menu.pizzas.sizes;
        const item = offered.find(
          ({ id, unavailable }) => id === query.get('product') && !unavailable,
        );
        if (isMenuBlocked(info, table !== null) || item === undefined)
          return to(paths.home(mode === 'tablet'));
        const requestsNew = info.modules.new_nep_pizzas || ('fromNEP' in item && item.fromNEP);
        const wantsNew = module === 'assigned' || (module === 'beside' && requestsNew);
        if (wantsNew === isNewRoute) return pass;
        return to(`${wantsNew ? '/pizza-nep' : '/pizza'}${search}`);
      },
  );

/**
 * OPEN-004: a product with extras, or a pizza or combo under construction. A line that already has
 * its extras is in the cart.
 */
const $extra: Store<Guard> = combine(
  $menu,
  $itemDraft,
  $lines,
  $isTablet,
  (menu, draft, lines, isTablet) => (query) => {
    if (menu === null) return wait;
    const lineId = query.get('item');
    if (lineId !== null && draft?.line.lineId === lineId) return pass;
    if (lineId !== null && lines.some((line) => line.lineId === lineId))
      return to(isTablet ? paths.tablet() : paths.cart());
    const product = [
      ...menu.categories.flatMap(({ products }) => products),
      ...menu.featuredItems,
    ].find(({ id }) => id === query.get('product'));
    return product !== undefined && product.extras.length > 0 ? pass : to(paths.menu());
  },
);

const lastOrder = (restaurantId: number): string | undefined =>
  ordersOf(storage.read(keys.deviceOrders, DeviceOrders), restaurantId)[0];

/** OPEN-005: a token, a client with an order id, or the latest order of this device. */
const $track: Store<Guard> = combine($restaurantId, (restaurantId) => (query) => {
  if (query.get('token') || (query.get('cid') && query.get('oid'))) return pass;
  if (restaurantId === null) return wait;
  const uuid = lastOrder(restaurantId);
  return uuid === undefined
    ? to(paths.menu())
    : to(paths.track({ token: uuid, caller: query.get('caller') === 'menu' ? 'menu' : undefined }));
});

/** OPEN-006 */
const $rateOrder: Store<Guard> = combine($restaurantId, (restaurantId) => (query) => {
  if (query.get('token')) return pass;
  if (restaurantId === null) return wait;
  const uuid = lastOrder(restaurantId);
  return uuid === undefined ? to(paths.menu()) : to(paths.rateOrder({ token: uuid }));
});

/** Guards exist on exactly these routes (SHELL-38). */
export const guards: Readonly<Record<GuardName, Store<Guard>>> = {
  delivery: $delivery,
  payment: $payment,
  pizza: pizzaGuard(false),
  'pizza-nep': pizzaGuard(true),
  extra: $extra,
  track: $track,
  'rate-order': $rateOrder,
};

export const isGuard = (name: string): name is GuardName => Object.hasOwn(guards, name);
