import fc from 'fast-check';
import {
  minor,
  type BaseCategory,
  type Minor,
  type PizzaAssociation,
  type Pizzas,
  type PizzaSize,
} from '../contracts';
import {
  crustsOf,
  doughsOf,
  flavorCounts,
  flavorsOf,
  pizzaProblem,
  toppingsOf,
  type FlavorChoice,
  type PizzaChoice,
  type PizzaOffer,
} from '../rules';
import { anyPrice } from './arbitraries';
import { aPizzaSize } from './menu';

const FLAVORS = ['margherita', 'diavola', 'funghi', 'nutella', 'burrata'];
const CATEGORIES = ['classic', 'special', 'sweet'];
const TOPPINGS = ['bacon', 'olives', 'rocket'];
const EDGES = ['plain', 'cheese'];
const DOUGHS = ['thin', 'pan'];

/**
 * Amounts as in menus: often the same one, often 0, sometimes any, occasionally a negative one for
 * an omitted part.
 */
const price: fc.Arbitrary<Minor> = fc.oneof(
  fc.constantFrom(0, 500, 4500, 4990, 5333, -300).map(minor),
  anyPrice,
);
const step = fc.constantFrom(0, 0.01, 0.05, 0.1, 0.25, 0.3, 0.5, 0.75, 1, 2.5, 5, 10);
const type = fc.constantFrom('up', 'down', 'nearest', '', 'sideways');
const anyRounding = fc.record({
  round_type: type,
  round_step: step,
  combo_round_type: type,
  combo_round_step: step,
});

const some = fc.uniqueArray(fc.record({ pizzaPart: fc.integer({ min: 1, max: 5 }), price }), {
  maxLength: 5,
  selector: ({ pizzaPart }) => pizzaPart,
});
const all = fc
  .array(price, { minLength: 5, maxLength: 5 })
  .map((prices) => prices.map((it, index) => ({ pizzaPart: index + 1, price: it })));
const fractions = fc.oneof({ weight: 3, arbitrary: all }, some);
const mostly = fc.oneof({ weight: 5, arbitrary: fc.constant(true) }, fc.constant(false));
const adjustment = fc.constantFrom('percent' as const, 'fixed' as const, null);
const value = fc.oneof(
  fc.constantFrom(0, 10, 15, 33.333, 50, 100, 120, 12.345),
  fc.integer({ min: 0, max: 100_000 }).map((hundredths) => hundredths / 100),
);
export const anyAssociation: fc.Arbitrary<PizzaAssociation> = fc
  .record({
    discount: value,
    discount_type: adjustment,
    addition: value,
    addition_type: adjustment,
  })
  .map((it) => ({ id: 'part', pizza_size_id: 'large', ...it }));

const bases = (ids: readonly string[]): fc.Arbitrary<BaseCategory[]> =>
  fc.array(
    fc.record({
      id: fc.uuid(),
      name: fc.constant('Bases'),
      description: fc.constant(''),
      options: fc.uniqueArray(
        fc.record({
          id: fc.constantFrom(...ids),
          name: fc.constantFrom('One', 'Two'),
          description: fc.constant(''),
          price,
          available: mostly,
          sizeID: fc.constantFrom('large', 'large', 'small', ''),
        }),
        { maxLength: 3, selector: ({ id, sizeID }) => `${id} ${sizeID}` },
      ),
    }),
    { maxLength: 2 },
  );

const sizeFlavors = fc.record({
  flavorCategoryID: fc.constantFrom(...CATEGORIES),
  extraPrice: price,
  fractions,
  exceptions: fc.uniqueArray(fc.record({ flavorID: fc.constantFrom(...FLAVORS), fractions }), {
    maxLength: 2,
    selector: ({ flavorID }) => flavorID,
  }),
});

const anySize: fc.Arbitrary<PizzaSize> = fc
  .record({
    price,
    priceBehavior: fc.constantFrom('incremental' as const, 'highest' as const, 'average' as const),
    minFlavors: fc.nat(2),
    maxFlavors: fc.constantFrom(0, 1, 2, 3, 4, 5),
    flavors: fc.uniqueArray(sizeFlavors, {
      minLength: 2,
      maxLength: 3,
      selector: ({ flavorCategoryID }) => flavorCategoryID,
    }),
    crustCategories: bases(EDGES),
    doughCategories: bases(DOUGHS),
  })
  .map((it) => aPizzaSize({ ...it, id: 'large' }));

const flavor = fc
  .record({ id: fc.constantFrom(...FLAVORS), available: mostly })
  .map(({ id, available }) => ({
    id,
    name: id.toUpperCase(),
    description: '',
    image: '',
    available,
    possiblePrices: [],
  }));

const anyPizzas: fc.Arbitrary<Pizzas> = fc
  .record({
    flavorCategories: fc.uniqueArray(
      fc.record({
        id: fc.constantFrom(...CATEGORIES),
        name: fc.constant('Flavors'),
        description: fc.constant(''),
        flavors: fc.uniqueArray(flavor, { minLength: 2, maxLength: 5, selector: ({ id }) => id }),
      }),
      { minLength: 2, maxLength: 3, selector: ({ id }) => id },
    ),
    additionalToppings: bases(TOPPINGS),
  })
  .map(({ flavorCategories, additionalToppings }) => ({
    sizes: [],
    flavorCategories,
    extras: { crust: [], dough: [], additionalToppings },
  }));

/**
 * An offered pizza, alone or in a combo: flavors in two categories, paused ones, missing fractions
 * and bases.
 */
export const anyOffer: fc.Arbitrary<PizzaOffer> = fc
  .record({
    size: anySize,
    pizzas: anyPizzas,
    association: fc.option(anyAssociation),
    rounding: anyRounding,
  })
  .map(({ size, pizzas, ...it }) => ({ ...it, size, pizzas: { ...pizzas, sizes: [size] } }));

const flavorChoice: fc.Arbitrary<FlavorChoice> = fc.record({
  id: fc.constantFrom(...FLAVORS, 'gone'),
  quantity: fc.integer({ min: 1, max: 4 }),
  toppings: fc.uniqueArray(fc.constantFrom(...TOPPINGS), { maxLength: 2 }),
});

/** Any choice, available or not. */
export const anyChoice: fc.Arbitrary<PizzaChoice> = fc.record({
  crust: fc.option(fc.constantFrom(...EDGES, 'gone')),
  dough: fc.option(fc.constantFrom(...DOUGHS, 'gone')),
  count: fc.nat(5),
  flavors: fc.uniqueArray(flavorChoice, { maxLength: 4, selector: ({ id }) => id }),
});

const oneOf = (categories: readonly BaseCategory[]): fc.Arbitrary<string | null> => {
  const ids = categories.flatMap(({ options }) => options.map(({ id }) => id));
  return ids.length === 0 ? fc.constant(null) : fc.constantFrom(...ids);
};

function choiceOf(offer: PizzaOffer): fc.Arbitrary<PizzaChoice> {
  const flavors = flavorsOf(offer)
    .filter(({ flavor: { available } }) => available)
    .map(({ flavor: { id } }) => id);
  const toppings = toppingsOf(offer).flatMap(({ options }) => options.map(({ id }) => id));
  const one = fc
    .record({
      id: fc.constantFrom('gone', ...flavors),
      quantity: fc.constantFrom(1, 1, 2, 3),
      toppings: fc.uniqueArray(fc.constantFrom('gone', ...toppings), { maxLength: 2 }),
    })
    .map((it) => ({ ...it, toppings: it.toppings.filter((id) => id !== 'gone') }));
  return fc
    .record({
      crust: oneOf(crustsOf(offer)),
      dough: oneOf(doughsOf(offer)),
      count: fc.constantFrom(0, ...flavorCounts(offer)),
      flavors: fc
        .uniqueArray(one, { minLength: 1, maxLength: 4, selector: ({ id }) => id })
        .map((all) => all.filter(({ id }) => id !== 'gone')),
    })
    .map((it) => ({ ...it, count: offer.size.priceBehavior === 'incremental' ? it.count : 0 }));
}

/** An offered pizza and a choice from it, mostly one that can be finished. */
export const anyOfferAndChoice: fc.Arbitrary<{ offer: PizzaOffer; choice: PizzaChoice }> =
  anyOffer.chain((offer) => choiceOf(offer).map((choice) => ({ offer, choice })));

/** An offered pizza and a finished choice. */
export const anyFinished = anyOfferAndChoice.filter(
  ({ offer, choice }) => pizzaProblem(offer, choice) === null,
);
