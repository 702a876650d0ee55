import * as z from 'zod/mini';
import { ClockTime, Hours } from './hours';
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

const DateText = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));

/**
 * Days from one date to another, both included, each with these open times from midnight to midnight
 * in place of those of its weekday; none when they are closed.
 */
export const SpecialHours = z.object({
  startDate: DateText,
  endDate: DateText,
  slots: list(z.object({ firstTime: ClockTime, secondTime: ClockTime })),
});
export type SpecialHours = z.output<typeof SpecialHours>;

/**
 * Answer of `GET /restaurant/data/v2/{restaurantUrl}` (API-01); `pictures` and `special_hours`, the
 * days on which closings change the hours, are this project's additions. `is_closed`,
 * `shift_has_delivery` and `shift_has_takeout` of the record are the state at the time of the answer.
 */
export const RestaurantData = z.object({
  info: RestaurantInfo,
  menu: z.prefault(Menu, {}),
  hours: z.prefault(Hours, {}),
  pictures: z.catch(z.optional(Pictures), undefined),
  special_hours: z.catch(z.optional(list(SpecialHours)), undefined),
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
