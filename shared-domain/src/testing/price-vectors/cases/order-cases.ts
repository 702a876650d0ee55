import { minor, type CartLine, type ComboLine, type PizzaLine } from '../../../contracts';
import { aChosenExtra, aComboLine, aGeneralLine, aPizzaLine, aPrizeLine } from '../..';
import { hundredths, slowCombo, slowPizza } from '../../slow-prices';
import type { PizzaChoice, PizzaOffer } from '../../slow-prices/shapes';
import { MENU, ROUNDING, sizeOf } from '../fixtures';
import { ref, reported, type Vector } from '../vector';
import { called, choose } from './choices';

const FREE = minor(1);

/** A choice as sent in an order, with forged names and prices. */
function forged(sizeId: string, choice: PizzaChoice): PizzaLine {
  const base = (id: string | null) => id && { id, name: 'x', price: FREE, sizeID: '' };
  const parts = choice.flavors.reduce((sum, { quantity }) => sum + quantity, 0);
  return aPizzaLine({
    id: sizeId,
    name: 'x',
    price: FREE,
    totalPrice: FREE,
    qttyOfFlavorsSelected: parts,
    crust: base(choice.crust) || null,
    dough: base(choice.dough) || null,
    selectedFlavors: choice.flavors.map(({ id, quantity, toppings }) => ({
      id,
      name: 'x',
      quantity,
      price: FREE,
      slicePrice: FREE,
      fractionText: '',
      notes: '',
      additionalToppings: toppings.map((topping) => ({
        id: topping,
        name: 'x',
        price: FREE,
        sizeID: '',
      })),
    })),
  });
}

const verified = (
  about: string,
  line: CartLine,
  words: string,
  read: string,
  expected: unknown,
): Vector =>
  reported('verifyLines', about, [[line], ref('catalogue')], { value: expected, words }, read);

const offer = (sizeId: string, association: PizzaOffer['association'] = null): PizzaOffer => ({
  size: sizeOf(sizeId),
  pizzas: MENU.pizzas,
  association,
  rounding: ROUNDING,
});
const BOTH = { crust: 'catupiry', dough: 'pan' };
const PIZZAS: readonly (readonly [size: string, text: string, more: Partial<PizzaChoice>])[] = [
  ['average', 'margherita, nutella', BOTH],
  ['average', '2 margherita, burrata', BOTH],
  ['average', 'margherita + bacon, quattro + olives', { crust: 'plain', dough: 'thin' }],
  ['average', 'margherita, calabresa, parma, nutella', BOTH],
  ['highest', 'margherita, nutella', { crust: 'catupiry' }],
  ['highest', '2 margherita, burrata + bacon', { crust: 'plain' }],
  ['incremental', 'margherita', { count: 1 }],
  ['incremental', 'burrata, nutella + olives', { count: 2 }],
  ['incremental', '2 margherita, 2 parma', { count: 4 }],
];

/** An order's pizza is priced from the menu by ids only. */
const pizzas = PIZZAS.map(([sizeId, text, more]) => {
  const choice = choose(text, more);
  const { value, words } = slowPizza(offer(sizeId), choice);
  return verified(
    `forged, ${sizeId}, ${called(text, more)}`,
    forged(sizeId, choice),
    words,
    'value.0.totalPrice',
    hundredths(value),
  );
});

const COMBOS: readonly (readonly [combo: string, texts: readonly string[], extras: number])[] = [
  ['pair', ['margherita, nutella', 'margherita, nutella'], 0],
  ['pair', ['2 margherita, burrata', '3 margherita'], 1],
  ['pair', ['margherita + bacon', 'burrata, quattro'], 1],
  ['twins', ['margherita', 'margherita'], 0],
  ['twins', ['nutella', 'burrata, nutella'], 0],
];

const combos = COMBOS.map(([id, texts, qty]) => {
  const combo = MENU.combos.find((it) => it.id === id);
  const sizes = combo?.pizzaSizes ?? [];
  const choices = texts.map((text, index) =>
    choose(text, sizes[index] === 'average' ? BOTH : { crust: 'plain' }),
  );
  const before = (index: number) =>
    sizes.slice(0, index).filter((size) => size === sizes[index]).length;
  const priced = choices.map((choice, index) =>
    slowPizza(
      offer(
        sizes[index] ?? '',
        combo?.pizzaAssociations.filter(
          (pizzaAssociation) => pizzaAssociation.pizza_size_id === sizes[index],
        )[before(index)] ?? null,
      ),
      choice,
    ),
  );
  const extras =
    qty === 0
      ? []
      : [
          aChosenExtra({
            id: 'garlic',
            groupId: 'one-or-none',
            name: 'garlic',
            price: minor(350),
            qty,
          }),
        ];
  const { value, words } = slowCombo(
    combo?.price ?? 0,
    priced.map((pizza) => hundredths(pizza.value)),
    extras,
  );
  const line: ComboLine = aComboLine({
    id,
    name: 'x',
    price: FREE,
    totalPrice: FREE,
    extras: extras.map((extra) => ({ ...extra, price: FREE })),
    comboItems: choices.map((choice, index) => forged(sizes[index] ?? '', choice)),
  });
  return verified(
    `forged, ${id}`,
    line,
    `${priced.map((pizza, index) => `pizza ${index + 1}: ${pizza.words}`).join('; ')}; in all ${words}`,
    'value.0.totalPrice',
    hundredths(value),
  );
});

const fine = forged('average', choose('margherita', BOTH));
const garlic = aChosenExtra({ id: 'garlic', groupId: 'one-of', price: FREE });
const REFUSED: readonly (readonly [line: CartLine, kind: string, words: string])[] = [
  [{ ...fine, id: 'mega' }, 'item-not-on-menu', 'a size the menu does not have'],
  [{ ...fine, id: 'paused' }, 'item-unavailable', 'a paused size'],
  [forged('average', choose('alici', BOTH)), 'option-unavailable', 'a paused flavor'],
  [forged('average', choose('gone', BOTH)), 'option-unavailable', 'an unknown flavor'],
  [
    forged('average', choose('margherita', { ...BOTH, crust: 'cheddar' })),
    'option-unavailable',
    'a paused crust',
  ],
  [forged('average', choose('margherita', { crust: 'plain' })), 'pizza-incomplete', 'no dough'],
  [forged('average', choose('5 margherita', BOTH)), 'pizza-incomplete', 'too many flavors'],
  [
    forged('highest', choose('margherita', { crust: 'plain' })),
    'pizza-incomplete',
    'too few flavors',
  ],
  [
    { ...fine, extras: [aChosenExtra({ id: 'garlic', groupId: 'two-each', qty: 3 })] },
    'extras-invalid',
    'three of an option, two is the most',
  ],
  [aComboLine({ id: 'banquet' }), 'item-not-on-menu', 'a combo the menu does not have'],
  [aComboLine({ id: 'gone' }), 'item-unavailable', 'a combo of a paused size'],
  [aComboLine({ id: 'pair', comboItems: [] }), 'pizza-incomplete', 'a combo without its pizzas'],
  [aGeneralLine({ id: 'cake' }), 'item-not-on-menu', 'a dish the menu does not have'],
  [aGeneralLine({ id: 'soup' }), 'item-unavailable', 'a paused dish'],
  [aGeneralLine(), 'extras-invalid', 'a required choice is missing'],
  [
    aGeneralLine({ extras: [garlic, { ...garlic, id: 'truffle' }] }),
    'option-unavailable',
    'an option that cannot be had',
  ],
  [aPrizeLine({ id: 'car' }), 'item-not-on-menu', 'a prize the menu does not have'],
];

export const orders: readonly Vector[] = [
  ...pizzas,
  ...combos,
  ...REFUSED.map(([line, kind, words]) => verified('refused', line, words, 'error.kind', kind)),
  verified(
    'forged',
    aGeneralLine({ price: FREE, extras: [garlic] }),
    'the dish costs 18.90',
    'value.0.price',
    1890,
  ),
  verified(
    'forged',
    aGeneralLine({ price: FREE, extras: [garlic] }),
    'garlic costs 3.50',
    'value.0.extras.0.price',
    350,
  ),
  verified(
    'forged',
    aPrizeLine({ id: 'soda', points_needed: 1, pointsSpent: 1, qty: 3 }),
    '40 x 3 = 120 points',
    'value.0.pointsSpent',
    120,
  ),
];
