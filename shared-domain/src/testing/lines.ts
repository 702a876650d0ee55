import {
  minor,
  ZERO,
  type ChosenExtra,
  type ComboLine,
  type GeneralLine,
  type PizzaLine,
  type PrizeLine,
} from '../contracts';

const shared = { notes: '', qty: 1 } as const;

/** One portion of cheese for 3.50. */
export const aChosenExtra = (overrides: Partial<ChosenExtra> = {}): ChosenExtra => ({
  id: 'cheese',
  groupId: 'toppings',
  name: 'Cheese',
  price: minor(350),
  qty: 1,
  ...overrides,
});

/** The dish of `aMenu`, once, without extras. */
export const aGeneralLine = (overrides: Partial<GeneralLine> = {}): GeneralLine => ({
  ...shared,
  type: 'general',
  lineId: 'general-1',
  id: 'bruschetta',
  name: 'Bruschetta',
  price: minor(1890),
  extras: [],
  ...overrides,
});

/** A large pizza of two flavors for 49.90. */
export const aPizzaLine = (overrides: Partial<PizzaLine> = {}): PizzaLine => ({
  ...shared,
  type: 'pizza',
  lineId: 'pizza-1',
  id: 'large',
  name: 'Large pizza',
  price: minor(4990),
  associationID: '',
  discount: 0,
  discountType: null,
  addition: 0,
  additionType: null,
  basePrice: ZERO,
  totalPrice: minor(4990),
  priceBehavior: 'highest',
  minFlavors: 1,
  maxFlavors: 2,
  qttyOfFlavorsSelected: 2,
  crust: null,
  dough: null,
  extras: [],
  selectedFlavors: ['Margherita', 'Diavola'].map((name) => ({
    id: name.toLowerCase(),
    name,
    quantity: 1,
    price: minor(4990),
    slicePrice: minor(2495),
    fractionText: '1/2',
    additionalToppings: [],
    notes: '',
  })),
  ...overrides,
});

/** A combo of that pizza for 99.90. */
export const aComboLine = (overrides: Partial<ComboLine> = {}): ComboLine => ({
  ...shared,
  type: 'combo',
  lineId: 'combo-1',
  id: 'family',
  name: 'Family night',
  price: minor(9990),
  totalPrice: minor(9990),
  comboItems: [aPizzaLine()],
  extras: [],
  ...overrides,
});

/** A tiramisu for 40 points. */
export const aPrizeLine = (overrides: Partial<PrizeLine> = {}): PrizeLine => ({
  ...shared,
  type: 'prize',
  lineId: 'prize-1',
  id: 'tiramisu',
  name: 'Tiramisu',
  price: ZERO,
  points_needed: 40,
  pointsSpent: 40,
  ...overrides,
});
