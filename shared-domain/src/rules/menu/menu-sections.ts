import type {
  Category,
  Combo,
  Menu,
  PizzaMenu,
  PizzaSize,
  Product,
  RestaurantInfo,
} from '../../contracts';
import { flavorCard, sizeOffers, withPausedFlavors } from './flavor-card';
import { comboCard, pizzaCard, productCard, type MenuCard } from './product-card';
import { isCategoryOffered, isProductOffered, isShown, type MenuMode } from './sellable';

/**
 * One section of the menu list. `id` is unique within the menu; `name` null means the screen's own
 * label.
 */
export type MenuSection = {
  readonly id: string;
  readonly kind: 'featured' | 'combos' | 'pizzas' | 'flavors' | 'sizes' | 'category';
  readonly name: string | null;
  readonly cards: readonly MenuCard[];
};

/**
 * The flavors of each category; the restaurant's own word for pizzas precedes the category's name, and
 * replaces that of the only one.
 */
function flavorSections(menu: Menu, info: RestaurantInfo): MenuSection[] {
  const offers = sizeOffers({ ...menu, pizzas: withPausedFlavors(menu.pizzas) }, info);
  const own = info.pizza_category_name;
  const categories = menu.pizzas.flavorCategories.map((category) => ({
    id: category.id,
    name: category.name,
    cards: category.flavors
      .filter(({ available }) => isShown({ unavailable: !available }, info))
      .flatMap((flavor) => flavorCard(offers, category, flavor) ?? []),
  }));
  const listed = categories.filter(({ cards }) => cards.length > 0);
  const nameOf = (name: string): string | null =>
    listed.length === 1 ? own || null : [own, name].filter(Boolean).join(' · ');
  return listed.map(({ id, name, cards }) => ({
    id: `flavors-${id}`,
    kind: 'flavors',
    name: nameOf(name),
    cards,
  }));
}

/**
 * The menu as listed and navigated: featured, combos, pizzas, then each available category
 * (MENU-13). Omits products not sold now (MENU-22, OPEN-033) and empty sections. `pizzaMenu` 'flavors':
 * the flavors of each category precede the sizes.
 */
export function menuSections(
  menu: Menu,
  info: RestaurantInfo,
  mode: MenuMode,
  pizzaMenu: PizzaMenu = info.pizza_menu ?? 'sizes',
): MenuSection[] {
  const products = (list: readonly Product[]) =>
    list
      .filter((product) => isProductOffered(product, mode) && isShown(product, info))
      .map((product) => productCard(product, info));
  const combos = (list: readonly Combo[]) =>
    list
      .filter((combo) => isShown(combo, info))
      .map((combo) => comboCard(combo, info, menu.pizzas));
  const pizzas = (list: readonly PizzaSize[]) =>
    list.filter((size) => isShown(size, info)).map((size) => pizzaCard(size, info, menu.pizzas));
  const category = ({ id, name, products: list }: Category): MenuSection => ({
    id: `category-${id}`,
    kind: 'category',
    name,
    cards: products(list),
  });

  const isByFlavor = pizzaMenu === 'flavors';

  const sections: MenuSection[] = [
    { id: 'featured', kind: 'featured', name: null, cards: products(menu.featuredItems) },
    {
      id: 'combos',
      kind: 'combos',
      name: info.combo_category_name || null,
      cards: combos(menu.combos),
    },
    ...(isByFlavor ? flavorSections(menu, info) : []),
    {
      id: 'pizzas',
      kind: isByFlavor ? 'sizes' : 'pizzas',
      name: isByFlavor ? null : info.pizza_category_name || null,
      cards: pizzas(menu.pizzas.sizes),
    },
    ...menu.categories.filter(isCategoryOffered).map(category),
  ];
  return sections.filter(({ cards }) => cards.length > 0);
}
