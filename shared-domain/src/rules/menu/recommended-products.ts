import type { CartLine, Menu, Minor, Order, Product, RestaurantInfo } from '../../contracts';
import { findListing, type MenuMode } from './sellable';

/**
 * Number of the customer's latest orders to search, and maximum number of recommended products
 * (MENU-34).
 */
export const RECOMMENDED_FROM_ORDERS = 5;
const MAX_RECOMMENDED = 5;

type Options = {
  readonly menu: Menu;
  readonly info: RestaurantInfo;
  /** Orders of this customer, newest first. */
  readonly orders: readonly Order[];
  readonly cart: readonly CartLine[];
  /** Price of the cart's items, in minor units (OPEN-041). */
  readonly subtotal: Minor;
  readonly mode: MenuMode;
};

/** The restaurant shows recommendations, and the cart has reached their minimum (MENU-35). */
const mayRecommend = ({ info, subtotal }: Options): boolean =>
  info.show_recommended_products &&
  (!info.show_recommended_products_by_minimum_price ||
    subtotal >= info.show_recommended_products_minimum_value);

/**
 * Products from the customer's last 5 orders that are available now, the newest first, 5 at most
 * (MENU-34). Without duplicates, products already in the cart (MENU-35) and unavailable ones
 * (OPEN-040). Omits pizzas and combos, which have to be built.
 */
export function recommendedProducts(input: Options): Product[] {
  if (!mayRecommend(input)) return [];
  const ordered = input.orders
    .slice(0, RECOMMENDED_FROM_ORDERS)
    .flatMap((order) => order.orders.filter(({ type }) => type === 'general'));
  const inCart = new Set(input.cart.filter(({ type }) => type === 'general').map(({ id }) => id));
  const ids = [...new Set(ordered.map(({ id }) => id))].filter((id) => !inCart.has(id));
  const offered = ids.flatMap((id) => {
    const listing = findListing(input.menu, id, input.mode);
    return listing?.isOrderable ? [listing.product] : [];
  });
  return offered.slice(0, MAX_RECOMMENDED);
}
