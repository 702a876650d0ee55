import { minor, type BaseCategory, type PizzaAssociation } from '../../contracts';
import { aPizzas, aPizzaSize, aRestaurant } from '../../testing';
import type { FlavorChoice, PizzaChoice } from './pizza-choice';
import type { PizzaOffer, Rounding } from './pizza-offer';

type Prices = Readonly<Record<number, number>>;

const fractions = (prices: Prices) =>
  Object.entries(prices).map(([pizzaPart, price]) => ({
    pizzaPart: Number(pizzaPart),
    price: minor(price),
  }));
const flavor = (id: string, available = true) => ({
  id,
  name: id.toUpperCase(),
  description: '',
  image: '',
  available,
  possiblePrices: [],
});

/** Options of one category by id and price in hundredths; `sizeID` '' fits every size. */
export const bases = (
  prices: Readonly<Record<string, number>>,
  more: { sizeID?: string; available?: boolean } = {},
): BaseCategory[] => [
  {
    id: 'c',
    name: 'Options',
    description: '',
    options: Object.entries(prices).map(([id, price]) => ({
      id,
      name: id,
      description: '',
      price: minor(price),
      available: true,
      sizeID: '',
      ...more,
    })),
  },
];

export const rounding = (over: Partial<Rounding> = {}): Rounding => ({
  ...aRestaurant({ round_type: '', round_step: 0, combo_round_type: '', combo_round_step: 0 }),
  ...over,
});

export const association = (over: Partial<PizzaAssociation> = {}): PizzaAssociation => ({
  id: 'part-1',
  pizza_size_id: 'large',
  discount: 0,
  discount_type: null,
  addition: 0,
  addition_type: null,
  ...over,
});

type Draft = {
  size?: Partial<PizzaOffer['size']>;
  rounding?: Partial<Rounding>;
  association?: PizzaAssociation | null;
  prices?: Prices;
  extraPrice?: number;
  toppings?: BaseCategory[];
};

/**
 * A large pizza without crusts and doughs: margherita and diavola of the classics at 45.00, burrata
 * there by exception at 52.90, the paused marinara, nutella of the sweets at 49.90. `prices`:
 * fractions of the classics; `extraPrice`: of the sweets.
 */
export const anOffer = ({
  size = {},
  rounding: rule = {},
  association: part = null,
  prices = { 1: 4500 },
  extraPrice = 0,
  toppings = [],
}: Draft = {}): PizzaOffer => ({
  size: aPizzaSize({
    minFlavors: 1,
    maxFlavors: 4,
    priceBehavior: 'average',
    flavors: [
      {
        flavorCategoryID: 'classic',
        extraPrice: minor(0),
        fractions: fractions(prices),
        exceptions: [{ flavorID: 'burrata', fractions: fractions({ 1: 5290 }) }],
      },
      {
        flavorCategoryID: 'sweet',
        extraPrice: minor(extraPrice),
        fractions: fractions({ 1: 4990, 2: 2600 }),
        exceptions: [],
      },
    ],
    ...size,
  }),
  pizzas: aPizzas({
    flavorCategories: [
      {
        id: 'classic',
        name: 'Classics',
        description: '',
        flavors: [
          flavor('margherita'),
          flavor('diavola'),
          flavor('burrata'),
          flavor('marinara', false),
        ],
      },
      {
        id: 'sweet',
        name: 'Sweets',
        description: '',
        flavors: [flavor('nutella'), flavor('margherita')],
      },
      { id: 'vegan', name: 'Vegan', description: '', flavors: [flavor('tofu')] },
    ],
    extras: { crust: [], dough: [], additionalToppings: toppings },
  }),
  association: part,
  rounding: rounding(rule),
});

export const of = (id: string, quantity = 1, toppings: readonly string[] = []): FlavorChoice => ({
  id,
  quantity,
  toppings,
});
export const choose = (
  flavors: readonly FlavorChoice[],
  over: Partial<PizzaChoice> = {},
): PizzaChoice => ({ crust: null, dough: null, count: 0, flavors, ...over });
