import type { WireRestaurant } from './change-restaurant';

type Category = { name: string; products: unknown[] };

const CATEGORIES = ['Entradas', 'Calzones', 'Bebidas'];
const PRODUCTS = 4;

/**
 * Cuts bella-napoli's menu down to a few products of three categories: a whole menu is slow to
 * query in jsdom and to scan with axe.
 */
export function smallMenu({ menu }: WireRestaurant): void {
  const { categories, featuredItems } = menu as {
    categories: Category[];
    featuredItems: unknown[];
  };
  const stored = categories
    .filter(({ name }) => CATEGORIES.includes(name))
    .map((category) => ({ ...category, products: category.products.slice(0, PRODUCTS) }));
  Object.assign(menu, { categories: stored, featuredItems: featuredItems.slice(0, 1) });
}
