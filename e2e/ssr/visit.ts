import { fork, type Scope } from 'effector';
import { RestaurantData, minor, type Language } from '@storefront/shared-domain/contracts';
import {
  $address,
  $customer,
  $deliveryType,
  $fee,
  $isCartReady,
  $language,
  $lastOrder,
  $lines,
  $restaurantData,
  $restaurantUrl,
  $schedule,
} from '@storefront/shared-domain/models';
import {
  aCustomer,
  aFee,
  aGeneralLine,
  anAddress,
  anOrder,
  aPlacedOrder,
} from '@storefront/shared-domain/testing';
import { demoRestaurants } from '@storefront/demo/restaurants';
import { workspaceDeclared } from '../../shell/src/addresses/workspace-declared.test-kit';
import { $declared } from '../../shell/src/addresses/declared.model';
import { $pizzaArm } from '../../shell/src/remotes/pizza-module.model';
import { $view } from '../../shell/src/restaurant/restaurant.model';

/** A demo restaurant as the storefront reads it from the API. */
export function demoData(restaurantUrl: string): RestaurantData {
  const found = demoRestaurants.find(({ info }) => info.restaurant_url === restaurantUrl);
  if (!found) throw new Error(`${restaurantUrl} is no demo restaurant`);
  const { info, menu, hours } = found;
  return RestaurantData.parse(JSON.parse(JSON.stringify({ info, menu, hours })));
}

/**
 * A restaurant with the new pizza module; the old module does not serve its route
 * (SHELL-24).
 */
export const withNewPizzas = ({ info, ...data }: RestaurantData): RestaurantData => ({
  ...data,
  info: { ...info, modules: { ...info.modules, new_nep_pizzas: true } },
});

/**
 * A customer with all kinds of state: a cart, an address with its fee, an order just placed.
 * `hasNewModule`: the new pizza module is active.
 */
export function aVisit(data: RestaurantData, language: Language, hasNewModule = false): Scope {
  const [product] = data.menu.categories.flatMap(({ products }) => products);
  if (!product) throw new Error('the restaurant sells nothing');
  const customer = aCustomer({
    email: 'ana@example.com',
    ...(data.info.country === 'US' && { phone: '7185550142' }),
  });
  const line = aGeneralLine({
    lineId: 'line-1',
    id: product.id,
    name: product.name,
    price: minor(4000),
    qty: 2,
    extras: [],
  });
  return fork({
    values: [
      [$restaurantUrl, data.info.restaurant_url],
      [$declared, workspaceDeclared],
      [$restaurantData, data],
      [$language, language],
      [$lines, [line]],
      [$isCartReady, true],
      [$deliveryType, 'delivery'],
      [$address, anAddress()],
      [$fee, aFee()],
      [$schedule, { kind: 'now' }],
      [$customer, customer],
      [$view, { kind: 'ready', isStale: false }],
      [$pizzaArm, hasNewModule ? { experiment: 'pizza-builder', arm: 'new' } : null],
      [$lastOrder, { placed: aPlacedOrder({ order: anOrder({ orders: [line] }) }), lines: [line] }],
    ],
  });
}

/** Query with which each address that needs one shows something. */
export function queryFor(path: string, data: RestaurantData): string {
  const { categories, pizzas } = data.menu;
  const withExtras = categories
    .flatMap(({ products }) => products)
    .find(({ extras }) => extras.length > 0);
  const queries: Readonly<Record<string, string>> = {
    extra: `?product=${withExtras?.id ?? ''}`,
    pizza: `?product=${pizzas.sizes[0]?.id ?? ''}`,
    'pizza-nep': `?product=${pizzas.sizes[0]?.id ?? ''}`,
    'shopping-cart/notes': '?line=line-1',
    'payment/pix': '?token=4f1c2a6e-8a55-4a63-9b8e-3d0f3a6f3b11',
    track: '?token=4f1c2a6e-8a55-4a63-9b8e-3d0f3a6f3b11',
    'rate-order': '?token=4f1c2a6e-8a55-4a63-9b8e-3d0f3a6f3b11',
    'reset-password': '?token=some-token',
  };
  return queries[path] ?? '';
}
