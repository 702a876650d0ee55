import type { Category, Combo, Menu, PizzaSize, Product, RestaurantInfo } from '../../contracts';
import { comboCard, pizzaCard, productCard, type MenuCard } from './product-card';
import { isCategoryOffered, isProductOffered, isShown, type MenuMode } from './sellable';

/**
 * One section of the menu list. `id` is unique within the menu; `name` null means the screen's own
 * label.
 */
export type MenuSection = {
  readonly id: string;
  readonly kind: 'featured' | 'combos' | 'pizzas' | 'category';
  readonly name: string | null;
  readonly cards: readonly MenuCard[];
};

/**
 * The menu as listed and navigated: featured, combos, pizzas, then each available category
 * (MENU-13). Omits products not sold now (MENU-22, OPEN-033) and empty sections.
 */
export function menuSections(menu: Menu, info: RestaurantInfo, mode: MenuMode): MenuSection[] {
  const products = (list: readonly Product[]) =>
    list
      .filter((product) => isProductOffered(product, mode) && isShown(product, info))
      .map((product) => productCard(product, info));
  const combos = (list: readonly Combo[]) =>
    list.filter((combo) => isShown(combo, info)).map((combo) => comboCard(combo, info));
  const pizzas = (list: readonly PizzaSize[]) =>
    list.filter((size) => isShown(size, info)).map((size) => pizzaCard(size, info));
  const category = ({ id, name, products: list }: Category): MenuSection => ({
    id: `category-${id}`,
    kind: 'category',
    name,
    cards: products(list),
  });

  const sections: MenuSection[] = [
    { id: 'featured', kind: 'featured', name: null, cards: products(menu.featuredItems) },
    {
      id: 'combos',
      kind: 'combos',
      name: info.combo_category_name || null,
      cards: combos(menu.combos),
    },
    {
      id: 'pizzas',
      kind: 'pizzas',
      name: info.pizza_category_name || null,
      cards: pizzas(menu.pizzas.sizes),
    },
    ...menu.categories.filter(isCategoryOffered).map(category),
  ];
  return sections.filter(({ cards }) => cards.length > 0);
}
