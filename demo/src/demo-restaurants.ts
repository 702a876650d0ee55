import type { SeededRestaurant, WireMenu } from '@storefront/reference-api/plugin/restaurants';
import { Combo, Pizzas } from '@storefront/shared-domain/contracts';
import {
  comboOffers,
  flavorsOf,
  type PizzaOffer,
  pizzaPrice,
  wholePizza,
} from '@storefront/shared-domain/rules';
import { cheapestMustHaves } from './build/from-price';
import { cents } from './build/money';
import { collectPictures } from './pictures';
import { bellaNapoli } from './restaurants/bella-napoli';
import { cantinaMesa } from './restaurants/cantina-mesa';
import { fornoFechado } from './restaurants/forno-fechado';
import { laEsquina } from './restaurants/la-esquina';
import { lojaBloqueada } from './restaurants/loja-bloqueada';
import { sliceHouse } from './restaurants/slice-house';

/** Price of the cheapest pizza of an offer, decimal. */
const cheapestPizza = (offer: PizzaOffer): number =>
  Math.min(
    ...flavorsOf(offer).flatMap(({ flavor }) => {
      const pizza = wholePizza(offer, flavor.id);
      return pizza === null ? [] : [pizzaPrice(offer, pizza).price / 100];
    }),
  );

/**
 * The menu with the 'from' prices of its sizes and combos. They follow from the builder's rules, which
 * include exceptions, surcharges and the restaurant's rounding.
 */
function withFromPrices({ info, menu }: Pick<SeededRestaurant, 'info' | 'menu'>): WireMenu {
  const read = Pizzas.parse(menu.pizzas);
  // a combo of a paused size has its price, too
  const pizzas = { ...read, sizes: read.sizes.map((size) => ({ ...size, unavailable: false })) };
  const fromSize = pizzas.sizes.map((size) =>
    cheapestPizza({ size, pizzas, association: null, rounding: info }),
  );
  return {
    ...menu,
    pizzas: {
      ...menu.pizzas,
      sizes: menu.pizzas.sizes.map((size, index) => ({
        ...size,
        fromPrice: cents((fromSize[index] ?? 0) + cheapestMustHaves(size.extras)),
      })),
    },
    combos: menu.combos.map((combo) => {
      const offers = comboOffers(Combo.parse(combo), pizzas, info);
      if (offers === null) throw new RangeError(`combo of an unknown size: ${combo.id}`);
      return {
        ...combo,
        fromPrice: cents(
          offers.reduce(
            (sum, offer) => sum + cheapestPizza(offer),
            combo.price + cheapestMustHaves(combo.extras),
          ),
        ),
      };
    }),
  };
}

export { bigRestaurant } from './big/generate-big-menu';
export type * from '@storefront/reference-api/plugin/restaurants';

/** The restaurants of the demo's seed; `README.md` beside this file describes what each shows. */
export const demoRestaurants: SeededRestaurant[] = [
  bellaNapoli,
  sliceHouse,
  fornoFechado,
  cantinaMesa,
  laEsquina,
  lojaBloqueada,
].map((restaurant) => ({
  ...restaurant,
  menu: withFromPrices(restaurant),
  pictures: { colors: collectPictures(restaurant) },
}));
