import type {
  Category,
  Combo,
  Flavor,
  FlavorCategory,
  Menu,
  Minor,
  PizzaMenu,
  Pizzas,
  PizzaSize,
  Product,
  RestaurantInfo,
} from '../../contracts';
import { findFlavor, type PizzaOffer } from '../pizza/pizza-offer';
import { pizzaPrice } from '../pizza/pizza-price';
import { sizeOffer } from '../pizza/sellable-pizza';
import { wholePizza } from '../pizza/whole-pizza';
import { comboCard, type MenuCard, pizzaCard, productCard } from './product-card';
import { isCategoryOffered, isProductOffered, isShown, type MenuMode } from './sellable';

/** The sizes on sale, each by itself. */
const sizeOffers = ({ pizzas }: Menu, rounding: RestaurantInfo): PizzaOffer[] =>
  pizzas.sizes.flatMap((size) => sizeOffer(size, pizzas, rounding) ?? []);

/** The pizzas as if paused flavors were on sale: their cards show their usual price. */
const withPausedFlavors = (pizzas: Pizzas): Pizzas => ({
  ...pizzas,
  flavorCategories: pizzas.flavorCategories.map((category) => ({
    ...category,
    flavors: category.flavors.map((flavor) => ({ ...flavor, available: true })),
  })),
});

type Offered = { readonly size: string; readonly price: Minor };

/**
 * The card of a flavor in one of its categories: the price of its cheapest pizza, with the size of that
 * pizza, which the builder opens: the first of equal prices. null where no size on sale offers it.
 * `offers`: with paused flavors on sale.
 */
function flavorCard(
  offers: readonly PizzaOffer[],
  category: FlavorCategory,
  flavor: Flavor,
): MenuCard | null {
  const offered = offers.flatMap((offer): Offered[] => {
    if (findFlavor(offer, flavor.id)?.category.id !== category.id) return [];
    const whole = wholePizza(offer, flavor.id);
    return whole === null ? [] : [{ size: offer.size.id, price: pizzaPrice(offer, whole).price }];
  });
  const cheapest = offered.reduce<Offered | null>(
    (best, it) => (best === null || it.price < best.price ? it : best),
    null,
  );
  if (cheapest === null) return null;
  return {
    kind: 'flavor',
    id: flavor.id,
    name: flavor.name,
    description: flavor.description,
    image: flavor.image,
    price: cheapest.price,
    oldPrice: null,
    isFrom: offered.length > 1,
    tags: [],
    soldOut: !flavor.available,
    disabled: !flavor.available,
    size: cheapest.size,
    dietary: flavor.dietary,
  };
}

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
