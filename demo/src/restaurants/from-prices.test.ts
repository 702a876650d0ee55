import { RestaurantData, type ExtrasGroup, type Minor } from '@storefront/shared-domain/contracts';
import {
  comboOffers,
  crustsOf,
  doughsOf,
  flavorCounts,
  flavorsOf,
  pizzaPrice,
  pizzaProblem,
  type PizzaChoice,
  type PizzaOffer,
} from '@storefront/shared-domain/rules';
import { demoRestaurants } from '../demo-restaurants';

const all = demoRestaurants.map(
  ({ info, menu, hours }) =>
    [
      info.restaurant_url,
      RestaurantData.parse(JSON.parse(JSON.stringify({ info, menu, hours }))),
    ] as const,
);

const idsOf = (categories: ReturnType<typeof crustsOf>): (string | null)[] =>
  categories.length === 0
    ? [null]
    : categories.flatMap(({ options }) => options.map(({ id }) => id));

/**
 * Every finished pizza of one flavor, without toppings: no mean, no most expensive flavor and no sum
 * of slices of several flavors is below that of the cheapest of them.
 */
function pizzasOf(offer: PizzaOffer): PizzaChoice[] {
  const { size } = offer;
  const isIncremental = size.priceBehavior === 'incremental';
  const counts = isIncremental ? flavorCounts(offer) : [Math.max(1, size.minFlavors)];
  return counts
    .flatMap((count) =>
      flavorsOf(offer).flatMap(({ flavor }) =>
        idsOf(crustsOf(offer)).flatMap((crust) =>
          idsOf(doughsOf(offer)).map((dough) => ({
            crust,
            dough,
            count,
            flavors: [{ id: flavor.id, quantity: count, toppings: [] }],
          })),
        ),
      ),
    )
    .filter((choice) => pizzaProblem(offer, choice) === null);
}

const cheapestPizza = (offer: PizzaOffer): number =>
  Math.min(...pizzasOf(offer).map((choice) => pizzaPrice(offer, choice).price));

const cheapestExtras = (groups: readonly ExtrasGroup[]): number =>
  groups
    .filter(({ required, qty_min }) => required || qty_min > 0)
    .map(({ options }) =>
      Math.min(
        ...options.filter(({ available, hasStock }) => available && hasStock).map((it) => it.price),
      ),
    )
    .reduce((sum, price) => sum + price, 0);

describe.each(all)('%s', (_, { info, menu: { pizzas, combos } }) => {
  test("a size's 'from' price is that of its cheapest pizza", () => {
    const from = (price: (size: (typeof pizzas.sizes)[number]) => Minor | number) =>
      pizzas.sizes.map((size) => [size.id, price(size)]);
    expect(from(({ fromPrice }) => fromPrice)).toEqual(
      from(
        (size) =>
          cheapestPizza({ size, pizzas, association: null, rounding: info }) +
          cheapestExtras(size.extras),
      ),
    );
  });

  test("a combo's 'from' price is its own and those of its cheapest pizzas", () => {
    const onSale = {
      ...pizzas,
      sizes: pizzas.sizes.map((size) => ({ ...size, unavailable: false })),
    };
    const from = (price: (combo: (typeof combos)[number]) => Minor | number) =>
      combos.map((combo) => [combo.id, price(combo)]);
    expect(from(({ fromPrice }) => fromPrice)).toEqual(
      from(
        (combo) =>
          combo.price +
          (comboOffers(combo, onSale, info) ?? []).reduce(
            (sum, offer) => sum + cheapestPizza(offer),
            cheapestExtras(combo.extras),
          ),
      ),
    );
  });
});
