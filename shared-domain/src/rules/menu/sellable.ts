import type { Category, Menu, Product, RestaurantInfo } from '../../contracts';
import { leastOf, unmetGroup } from './extras-group';

/** Channel of the customer's order; balcony and drive-thru count as delivery (MENU-27). */
export type MenuMode = 'delivery' | 'table';

type Stocked = { readonly unavailable: boolean; readonly hasStock?: boolean };

/** Paused by the restaurant or out of stock (OPEN-033). */
export const isPaused = (item: Stocked): boolean => item.unavailable || item.hasStock === false;

/** Whether some choice of a product would cost less than nothing: its record has a wrong price. */
export const isBelowZero = ({ price, extras }: Pick<Product, 'price' | 'extras'>): boolean =>
  extras.reduce((least, group) => least + leastOf(group), price as number) < 0;

/**
 * Whether a product cannot be sold now: paused, out of stock, a required choice cannot be made
 * (MENU-21), or a choice has no price. Its card is shown disabled.
 */
export const isSoldOut = (product: Product): boolean =>
  isPaused(product) || unmetGroup(product.extras) !== undefined || isBelowZero(product);

/** Whether a category is offered now. */
export const isCategoryOffered = (category: Category): boolean =>
  category.available && !category.unavailable && !category.unavailableByTemplate;

/**
 * Whether a product is sold in this mode: not by weight (MENU-22), not outside its hours
 * (OPEN-033), on this channel (OPEN-032).
 */
export function isProductOffered(
  { totalCalcType, unavailableByTemplate, channels }: Product,
  mode: MenuMode | null,
): boolean {
  const isOnChannel = mode === null || (channels ?? [mode]).includes(mode);
  return totalCalcType !== 'WEIGHT' && !unavailableByTemplate && isOnChannel;
}

/** Paused items are shown disabled when the restaurant enables it, else hidden (OPEN-033). */
export const isShown = (item: Stocked, info: RestaurantInfo): boolean =>
  info.stock_configuration.display_paused_items_as_sold_out || !isPaused(item);

/** All listings of a product, in the order of the menu. */
function listings(menu: Menu, id: string): { product: Product; isOffered: boolean }[] {
  const featured = menu.featuredItems.map((product) => ({ product, isOffered: true }));
  const ofCategories = menu.categories.flatMap((category) =>
    category.products.map((product) => ({ product, isOffered: isCategoryOffered(category) })),
  );
  return [...featured, ...ofCategories].filter(({ product }) => product.id === id);
}

/**
 * A product of the menu as available now; `isOrderable` is false when it is listed but unavailable.
 * null: not on the menu.
 */
export function findListing(
  menu: Menu,
  id: string,
  mode: MenuMode | null,
): { product: Product; isOrderable: boolean } | null {
  const found = listings(menu, id).map(({ product, isOffered }) => ({
    product,
    isOrderable: isOffered && isProductOffered(product, mode) && !isSoldOut(product),
  }));
  return found.find(({ isOrderable }) => isOrderable) ?? found[0] ?? null;
}

/** The product of a card, a link or a line; its orderable listing when there is more than one. */
export const findProduct = (menu: Menu, id: string): Product | null =>
  findListing(menu, id, null)?.product ?? null;
