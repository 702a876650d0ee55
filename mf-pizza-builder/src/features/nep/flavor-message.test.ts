import { minor } from '@storefront/shared-domain/contracts';
import type { PizzaOffer } from '@storefront/shared-domain/rules';
import { aPizzas, aPizzaSize } from '@storefront/shared-domain/testing';
import { flavorMessage } from './flavor-message';
import { emptySelection } from './selection';
import { truncated } from './truncated';

const rounding = { round_type: '', round_step: 0, combo_round_type: '', combo_round_step: 0 };
const fractions = [1, 2, 3].map((pizzaPart) => ({ pizzaPart, price: minor(1000) }));
const offerOf = (
  priceBehavior: PizzaOffer['size']['priceBehavior'],
  minFlavors: number,
  maxFlavors: number,
): PizzaOffer => ({
  size: aPizzaSize({
    priceBehavior,
    minFlavors,
    maxFlavors,
    flavors: [{ flavorCategoryID: 'all', extraPrice: minor(0), fractions, exceptions: [] }],
  }),
  pizzas: aPizzas(),
  association: null,
  rounding,
});

test.each([
  {
    row: 'PIZZA-22',
    offer: offerOf('highest', 2, 2),
    slices: [],
    key: 'nep.choose.exactly',
    values: { count: 2 },
  },
  {
    row: 'PIZZA-22',
    offer: offerOf('incremental', 3, 3),
    slices: [],
    key: 'nep.choose.exactly',
    values: { count: 3 },
  },
  {
    row: 'PIZZA-23',
    offer: offerOf('average', 1, 3),
    slices: [],
    key: 'nep.choose.up-to',
    values: { count: 3 },
  },
  {
    row: 'PIZZA-24',
    offer: offerOf('highest', 2, 4),
    slices: [],
    key: 'nep.choose.between',
    values: { count: 4, min: 2 },
  },
  {
    row: 'PIZZA-25',
    offer: offerOf('highest', 2, 4),
    slices: ['a'],
    key: 'nep.choose.at-least-more',
    values: { count: 1 },
  },
  {
    row: 'OPEN-039',
    offer: offerOf('highest', 3, 3),
    slices: ['a'],
    key: 'nep.choose.more',
    values: { count: 2 },
  },
  {
    row: 'PIZZA-23',
    offer: offerOf('highest', 1, 4),
    slices: ['a'],
    key: 'nep.choose.up-to',
    values: { count: 4 },
  },
])(
  '[$row] $offer.size.minFlavors to $offer.size.maxFlavors $offer.size.priceBehavior with $slices is $key',
  ({ offer, slices, key, values }) => {
    expect(flavorMessage(offer, { ...emptySelection(offer), slices })).toEqual({ key, values });
  },
);

test('[PIZZA-03] no message before the number of flavors is chosen', () => {
  const offer = offerOf('incremental', 1, 3);
  expect(flavorMessage(offer, emptySelection(offer))).toBeNull();
});

test.each([
  ['Gigante (45 cm, 12 fatias)', 20, 'Gigante (45 cm, 12 f…'],
  ['Margherita', 15, 'Margherita'],
  ['Frango com Catu', 15, 'Frango com Catu'],
  ['Frango com Catupiry', 15, 'Frango com Catu…'],
])('[PIZZA-10] %s in %i characters is %s', (text, most, cut) =>
  expect(truncated(text, most)).toBe(cut),
);
