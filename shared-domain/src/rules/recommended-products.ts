import type { CartLine, Menu, Minor, Order, Product, RestaurantInfo } from '../contracts';
import { findListing, type MenuMode } from './sellable';

/**
 * How many of the customer's orders are looked at, newest first, and how many products are
 * recommended at most (MENU-34).
 */
export const RECOMMENDED_FROM_ORDERS = 5;
const MOST_RECOMMENDED = 5;

type Wish = {
  readonly menu: Menu;
  readonly info: RestaurantInfo;
  /** Orders of this customer, newest first. */
  readonly orders: readonly Order[];
  readonly cart: readonly CartLine[];
  /** What the items of the cart cost, in minor units (OPEN-041). */
  readonly subtotal: Minor;
  readonly mode: MenuMode;
};

/** The restaurant recommends at all, and the cart has reached what it asks for first (MENU-35). */
const mayRecommend = ({ info, subtotal }: Wish): boolean =>
  info.show_recommended_products &&
  (!info.show_recommended_products_by_minimum_price ||
    subtotal >= info.show_recommended_products_minimum_value);

/**
 * Products the customer has ordered before and could buy again now, the newest first: from their
 * last 5 orders, 5 at most (MENU-34). None twice, none that the cart holds already (MENU-35), none
 * that cannot be bought (OPEN-040). Pizzas and combos have to be built and are left out.
 */
export function recommendedProducts(wish: Wish): Product[] {
  if (!mayRecommend(wish)) return [];
  const ordered = wish.orders
    .slice(0, RECOMMENDED_FROM_ORDERS)
    .flatMap((order) => order.orders.filter(({ type }) => type === 'general'));
  const inCart = new Set(wish.cart.filter(({ type }) => type === 'general').map(({ id }) => id));
  const ids = [...new Set(ordered.map(({ id }) => id))].filter((id) => !inCart.has(id));
  const offered = ids.flatMap((id) => {
    const listing = findListing(wish.menu, id, wish.mode);
    return listing?.isOrderable ? [listing.product] : [];
  });
  return offered.slice(0, MOST_RECOMMENDED);
}
