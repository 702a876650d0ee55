import type { Flavor, FlavorCategory, Menu, Minor, Pizzas, RestaurantInfo } from '../../contracts';
import { findFlavor, type PizzaOffer } from '../pizza/pizza-offer';
import { pizzaPrice } from '../pizza/pizza-price';
import { sizeOffer } from '../pizza/sellable-pizza';
import { wholePizza } from '../pizza/whole-pizza';
import type { MenuCard } from './product-card';

/** The sizes on sale, each by itself. */
export const sizeOffers = ({ pizzas }: Menu, rounding: RestaurantInfo): PizzaOffer[] =>
  pizzas.sizes.flatMap((size) => sizeOffer(size, pizzas, rounding) ?? []);

/** The pizzas as if paused flavors were on sale: their cards show their usual price. */
export const withPausedFlavors = (pizzas: Pizzas): Pizzas => ({
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
export function flavorCard(
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
