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
    offers.map((it, index) => pizzaOf(it, chosen[index] ?? choice)),
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
  selectedFlavors: line.selectedFlavors.map((it) => ({
    ...it,
    name: 'x',
    price: rich,
    slicePrice: rich,
    fractionText: '9/9',
    additionalToppings: it.additionalToppings.map((topping) => ({
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
      selectedFlavors: honest.selectedFlavors.map((it) => ({ ...it, notes: `less ${it.id}` })),
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

  test('of any pizza', () => {
    fc.assert(
      fc.property(anyFinished, ({ offer: any, choice: chosen }) => {
        const line = pizzaOf({ ...any, association: null }, chosen);
        expect(verifyLines([forge(line)], catalogueOf(any))).toEqual({ ok: true, value: [line] });
      }),
      { numRuns: randomRuns(300) },
    );
  });
});

const flavors = (...ids: string[]) =>
  honest.selectedFlavors.slice(0, 1).flatMap((it) => ids.map((id) => ({ ...it, id })));
const base = { id: 'gold', name: '', price: minor(0), sizeID: '' };
const [flavor] = flavors('margherita');
const topped = flavor === undefined ? [] : [{ ...flavor, additionalToppings: [base] }];

test.each([
  {
    case: 'an unknown size',
    line: { ...honest, id: 'giant' },
    kind: 'item-not-on-menu',
    itemId: 'giant',
    path: 'id',
  },
  {
    case: 'an unknown flavor',
    line: { ...honest, selectedFlavors: flavors('gone', 'diavola') },
    kind: 'option-unavailable',
    itemId: 'gone',
    path: 'selectedFlavors',
  },
  {
    case: '[OPEN-033] a paused flavor',
    line: { ...honest, selectedFlavors: flavors('marinara', 'diavola') },
    kind: 'option-unavailable',
    itemId: 'marinara',
    path: 'selectedFlavors',
  },
  {
    case: 'an unknown topping',
    line: { ...honest, qttyOfFlavorsSelected: 1, selectedFlavors: topped },
    kind: 'option-unavailable',
    itemId: 'gold',
    path: 'selectedFlavors',
  },
  {
    case: 'an unknown crust',
    line: { ...honest, crust: base },
    kind: 'option-unavailable',
    itemId: 'gold',
    path: 'crust',
  },
  {
    case: 'an unknown dough',
    line: { ...honest, dough: base },
    kind: 'option-unavailable',
    itemId: 'gold',
    path: 'dough',
  },
  {
    case: 'no crust',
    line: { ...honest, crust: null },
    kind: 'pizza-incomplete',
    itemId: 'large',
    path: 'selectedFlavors',
  },
  {
    case: 'no flavors',
    line: { ...honest, selectedFlavors: [] },
    kind: 'pizza-incomplete',
    itemId: 'large',
    path: 'selectedFlavors',
  },
  {
    case: 'too many flavors',
    line: {
      ...honest,
      selectedFlavors: honest.selectedFlavors.map((it) => ({ ...it, quantity: 3 })),
    },
    kind: 'pizza-incomplete',
    itemId: 'large',
    path: 'selectedFlavors',
  },
  {
    case: 'an unknown extra',
    line: { ...honest, extras: [aChosenExtra({ id: 'gold' })] },
    kind: 'option-unavailable',
    itemId: 'gold',
    path: 'extras.0',
  },
  {
    case: 'too many extras',
    line: { ...honest, extras: [aChosenExtra({ qty: 3 })] },
    kind: 'extras-invalid',
    itemId: 'large',
    path: 'extras',
  },
  {
    case: 'an unknown combo',
    line: { ...honestCombo, id: 'banquet' },
    kind: 'item-not-on-menu',
    itemId: 'banquet',
    path: 'id',
  },
  {
    case: 'a combo with a pizza less',
    line: { ...honestCombo, comboItems: honestCombo.comboItems.slice(1) },
    kind: 'pizza-incomplete',
    itemId: 'family',
    path: 'comboItems',
  },
  {
    case: 'a combo with another size',
    line: { ...honestCombo, comboItems: [honest, aPizzaLine({ id: 'small' })] },
    kind: 'pizza-incomplete',
    itemId: 'family',
    path: 'comboItems.1',
  },
  {
    case: 'a combo with an unknown flavor',
    line: { ...honestCombo, comboItems: [honest, { ...honest, selectedFlavors: flavors('gone') }] },
    kind: 'option-unavailable',
    itemId: 'gone',
    path: 'comboItems.1.selectedFlavors',
  },
  {
    case: 'a combo with too many extras',
    line: { ...honestCombo, extras: [aChosenExtra({ qty: 3 })] },
    kind: 'extras-invalid',
    itemId: 'family',
    path: 'extras',
  },
])('$case is refused with its path', ({ line, kind, itemId, path }) => {
  expect(verify(line)).toEqual({
    ok: false,
    error: { kind, itemId, lineIndex: 0, path: `orders.0.${path}` },
  });
});

test.each([
  {
    case: 'a paused size',
    of: catalogueOf({ ...offer, size: { ...offer.size, unavailable: true } }, [combo]),
    line: honest,
  },
  {
    case: 'a combo of a paused size',
    of: catalogueOf({ ...offer, size: { ...offer.size, unavailable: true } }, [combo]),
    line: honestCombo,
  },
  {
    case: 'a combo of a size that is gone',
    of: catalogueOf({ ...offer, size: aPizzaSize({ id: 'other' }) }, [combo]),
    line: honestCombo,
  },
  {
    case: 'a paused combo',
    of: catalogueOf(offer, [{ ...combo, unavailable: true }]),
    line: honestCombo,
  },
])('[OPEN-033] $case cannot be ordered', ({ of, line }) =>
  expect(verifyLines([line], of)).toMatchObject({
    ok: false,
    error: { kind: 'item-unavailable', path: 'orders.0.id' },
  }),
);
