import fc from 'fast-check';
import { minor, type CartLine, type Combo, type ComboLine, type PizzaLine } from '../../contracts';
import { aChosenExtra, aCombo, aMenu, anExtrasGroup, aPizzaLine, aPizzaSize } from '../../testing';
import { anyAssociation, anyFinished } from '../../testing/any-pizza';
import { randomRuns } from '../../testing/random-runs';
import {
  buildCombo,
  buildPizza,
  comboOffers,
  withExtras,
  type PizzaChoice,
  type PizzaOffer,
} from '../pizza';
import { anOffer, bases, choose, of } from '../pizza/pizza.test-kit';
import { verifyLines } from './verify-lines';

const group = anExtrasGroup({ qty_max: 2 });
const offer = anOffer({
  size: {
    crustCategories: bases({ cheese: 900 }),
    doughCategories: bases({ thin: 0 }),
    extras: [group],
  },
  toppings: bases({ bacon: 600 }),
});
const choice = choose([of('margherita', 1, ['bacon']), of('diavola')], {
  crust: 'cheese',
  dough: 'thin',
});

function pizzaOf(from: PizzaOffer, chosen: PizzaChoice): PizzaLine {
  const built = buildPizza(from, chosen, 'p1');
  if (!built.ok) throw new Error(built.error.kind);
  return built.value;
}

const catalogueOf = ({ size, pizzas, rounding }: PizzaOffer, combos: Combo[] = []) => ({
  menu: aMenu({ pizzas: { ...pizzas, sizes: [size] }, combos }),
  info: rounding,
});
const combo = aCombo({
  price: minor(1000),
  pizzaSizes: ['large', 'large'],
  extras: [group],
  pizzaAssociations: [
    {
      id: 'a',
      pizza_size_id: 'large',
      discount: 10,
      discount_type: 'percent',
      addition: 0,
      addition_type: null,
    },
  ],
});
const catalogue = catalogueOf(offer, [combo]);
const verify = (line: CartLine) => verifyLines([line], catalogue);

const honest = {
  ...withExtras(pizzaOf(offer, choice), [aChosenExtra()]),
  qty: 2,
  notes: 'well done',
};
function comboOf(of: Combo, chosen: readonly PizzaChoice[], from = catalogue): ComboLine {
  const offers = comboOffers(of, from.menu.pizzas, from.info) ?? [];
  return buildCombo(
    of,
    offers.map((pizzaOffer, index) => pizzaOf(pizzaOffer, chosen[index] ?? choice)),
    [],
    'c1',
  );
}
const honestCombo = {
  ...withExtras(comboOf(combo, [choice, choice]), [aChosenExtra({ qty: 2 })]),
  qty: 3,
};

const rich = minor(1);
const forge = (line: PizzaLine): PizzaLine => ({
  ...line,
  name: 'Free',
  price: rich,
  totalPrice: rich,
  basePrice: rich,
  discount: 100,
  discountType: 'percent',
  addition: -5,
  additionType: 'fixed',
  associationID: 'mine',
  priceBehavior: 'highest',
  minFlavors: 0,
  maxFlavors: 99,
  crust: line.crust && { ...line.crust, name: 'x', price: rich, sizeID: 'x' },
  dough: line.dough && { ...line.dough, name: 'x', price: rich },
  selectedFlavors: line.selectedFlavors.map((selectedFlavor) => ({
    ...selectedFlavor,
    name: 'x',
    price: rich,
    slicePrice: rich,
    fractionText: '9/9',
    additionalToppings: selectedFlavor.additionalToppings.map((topping) => ({
      ...topping,
      name: 'x',
      price: rich,
    })),
  })),
  extras: line.extras.map((extra) => ({ ...extra, name: 'x', price: rich, groupId: '' })),
});

describe('an honest line is what the menu would build', () => {
  test.each([{ line: honest }, { line: honestCombo }])(
    '$line.type with extras, quantity and notes',
    ({ line }) => expect(verify(line)).toEqual({ ok: true, value: [line] }),
  );

  test('notes of a flavor are included', () => {
    const noted = {
      ...honest,
      selectedFlavors: honest.selectedFlavors.map((selectedFlavor) => ({
        ...selectedFlavor,
        notes: `less ${selectedFlavor.id}`,
      })),
    };
    expect(verify(noted)).toEqual({ ok: true, value: [noted] });
  });

  test('for any pizza, and for any combo of it', () => {
    fc.assert(
      fc.property(
        anyFinished,
        fc.array(anyAssociation, { maxLength: 2 }),
        ({ offer: any, choice: chosen }, parts) => {
          const made = aCombo({ pizzaSizes: ['large', 'large'], pizzaAssociations: parts });
          const of = catalogueOf(any, [made]);
          const lines = [
            pizzaOf({ ...any, association: null }, chosen),
            comboOf(made, [chosen, chosen], of),
          ];
          expect(verifyLines(lines, of)).toEqual({ ok: true, value: lines });
        },
      ),
      { numRuns: randomRuns(500) },
    );
  });
});

describe('names and prices the client names change nothing', () => {
  test('of a pizza', () => expect(verify(forge(honest))).toEqual({ ok: true, value: [honest] }));

  test('of a combo and of its pizzas, which come once each and without extras of their own', () => {
    const { comboItems } = honestCombo;
    const forged = {
      ...honestCombo,
      name: 'x',
      price: rich,
      totalPrice: rich,
      comboItems: comboItems.map((item) => ({ ...forge(item), qty: 9, extras: [aChosenExtra()] })),
    };
    expect(verify(forged)).toEqual({ ok: true, value: [honestCombo] });
  });
});

const flavors = (...ids: string[]) =>
  honest.selectedFlavors
    .slice(0, 1)
    .flatMap((selectedFlavor) => ids.map((id) => ({ ...selectedFlavor, id })));
const base = { id: 'gold', name: '', price: minor(0), sizeID: '' };
const [flavor] = flavors('margherita');
const topped = flavor === undefined ? [] : [{ ...flavor, additionalToppings: [base] }];

test.each([
  ['an unknown size', { ...honest, id: 'giant' }, 'item-not-on-menu', 'giant', 'id'],
  [
    'an unknown flavor',
    { ...honest, selectedFlavors: flavors('gone', 'diavola') },
    'option-unavailable',
    'gone',
    'selectedFlavors',
  ],
  [
    '[OPEN-033] a paused flavor',
    { ...honest, selectedFlavors: flavors('marinara', 'diavola') },
    'option-unavailable',
    'marinara',
    'selectedFlavors',
  ],
  [
    'an unknown topping',
    { ...honest, qttyOfFlavorsSelected: 1, selectedFlavors: topped },
    'option-unavailable',
    'gold',
    'selectedFlavors',
  ],
  ['an unknown crust', { ...honest, crust: base }, 'option-unavailable', 'gold', 'crust'],
  ['an unknown dough', { ...honest, dough: base }, 'option-unavailable', 'gold', 'dough'],
  ['no crust', { ...honest, crust: null }, 'pizza-incomplete', 'large', 'selectedFlavors'],
  [
    'too many flavors',
    {
      ...honest,
      selectedFlavors: honest.selectedFlavors.map((selectedFlavor) => ({
        ...selectedFlavor,
        quantity: 3,
      })),
    },
    'pizza-incomplete',
    'large',
    'selectedFlavors',
  ],
  [
    'an unknown extra',
    { ...honest, extras: [aChosenExtra({ id: 'gold' })] },
    'option-unavailable',
    'gold',
    'extras.0',
  ],
  [
    'too many extras',
    { ...honest, extras: [aChosenExtra({ qty: 3 })] },
    'extras-invalid',
    'large',
    'extras',
  ],
  ['an unknown combo', { ...honestCombo, id: 'banquet' }, 'item-not-on-menu', 'banquet', 'id'],
  [
    'a combo with a pizza less',
    { ...honestCombo, comboItems: honestCombo.comboItems.slice(1) },
    'pizza-incomplete',
    'family',
    'comboItems',
  ],
  [
    'a combo with another size',
    { ...honestCombo, comboItems: [honest, aPizzaLine({ id: 'small' })] },
    'pizza-incomplete',
    'family',
    'comboItems.1',
  ],
  [
    'a combo with an unknown flavor',
    { ...honestCombo, comboItems: [honest, { ...honest, selectedFlavors: flavors('gone') }] },
    'option-unavailable',
    'gone',
    'comboItems.1.selectedFlavors',
  ],
  [
    'a combo with too many extras',
    { ...honestCombo, extras: [aChosenExtra({ qty: 3 })] },
    'extras-invalid',
    'family',
    'extras',
  ],
])('%s is refused with its path', (_case, line, kind, itemId, path) => {
  expect(verify(line)).toEqual({
    ok: false,
    error: { kind, itemId, lineIndex: 0, path: `orders.0.${path}` },
  });
});

test.each([
  [
    'a paused size',
    catalogueOf({ ...offer, size: { ...offer.size, unavailable: true } }, [combo]),
    honest,
  ],
  [
    'a combo of a paused size',
    catalogueOf({ ...offer, size: { ...offer.size, unavailable: true } }, [combo]),
    honestCombo,
  ],
  [
    'a combo of a size that is gone',
    catalogueOf({ ...offer, size: aPizzaSize({ id: 'other' }) }, [combo]),
    honestCombo,
  ],
  ['a paused combo', catalogueOf(offer, [{ ...combo, unavailable: true }]), honestCombo],
])('[OPEN-033] %s cannot be ordered', (_case, of, line) =>
  expect(verifyLines([line], of)).toMatchObject({
    ok: false,
    error: { kind: 'item-unavailable', path: 'orders.0.id' },
  }),
);
