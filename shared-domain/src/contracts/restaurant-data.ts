import * as z from 'zod/mini';
import { Hours } from './hours';
import { Category, Prize, Product } from './menu';
import { withOnePrice } from './one-price';
import { Pictures } from './pictures';
import { Combo, Pizzas } from './pizza';
import { list } from './primitives';
import { RestaurantInfo } from './restaurant';

const NO_PIZZAS: z.output<typeof Pizzas> = {
  sizes: [],
  flavorCategories: [],
  extras: { crust: [], dough: [], additionalToppings: [] },
};

/**
 * The menu of a restaurant (DOMAIN-014). Entries that cannot be read are skipped, the others are
 * used. Each product has one price (`withOnePrice`).
 */
export const Menu = z
  .object({
    featuredItems: list(Product),
    combos: list(Combo),
    pizzas: z.catch(z._default(Pizzas, NO_PIZZAS), NO_PIZZAS),
    categories: list(Category),
    prizes: list(Prize),
  })
  .check(z.overwrite(withOnePrice));
export type Menu = z.output<typeof Menu>;

/** Answer of `GET /restaurant/data/v2/{restaurantUrl}` (API-01); `pictures` is this project's addition. */
export const RestaurantData = z.object({
  info: RestaurantInfo,
  menu: z.prefault(Menu, {}),
  hours: z.prefault(Hours, {}),
  pictures: z.catch(z.optional(Pictures), undefined),
});
export type RestaurantData = z.output<typeof RestaurantData>;

type Wire = { menu?: { categories?: { products?: unknown[] }[] } };
const size = (lists: readonly unknown[] | undefined): number =>
  Array.isArray(lists) ? lists.length : 0;

/**
 * Number of categories and products of a wire menu that were skipped as unreadable; for reports.
 */
export function skippedEntries(wire: unknown, data: RestaurantData): number {
  const given = (wire as Wire).menu?.categories;
  const offered =
    size(given) +
    (Array.isArray(given) ? given.reduce((sum, category) => sum + size(category?.products), 0) : 0);
  const stored =
    data.menu.categories.length +
    data.menu.categories.reduce((sum, category) => sum + category.products.length, 0);
  return offered - stored;
}
