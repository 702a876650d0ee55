import { aChosenExtra, aComboLine, aGeneralLine, aPizzaLine, aPrizeLine } from '../../testing';
import { linesUnavailable } from './unavailable-lines';

const flavor = aPizzaLine().selectedFlavors[0]!;
const CHEDDAR = aChosenExtra({ id: 'cheddar', name: 'Borda de cheddar' });
const LINES = [
  aGeneralLine({ lineId: 'cola', id: '7', name: 'Coca-Cola', extras: [] }),
  aGeneralLine({ lineId: 'zero', id: '8', name: 'Coca-Cola Zero', extras: [] }),
  aGeneralLine({ lineId: 'zero-ice', id: '8', name: 'Coca-Cola Zero', extras: [CHEDDAR] }),
  aGeneralLine({ lineId: 'still', id: 'w1', name: 'Água, sem gás', extras: [] }),
  aGeneralLine({ lineId: 'water', id: 'w2', name: 'Água', extras: [] }),
  aPizzaLine({
    lineId: 'half',
    id: 'big',
    name: 'Grande',
    crust: { id: 'c1', name: 'Catupiry', price: flavor.price, sizeID: 'big' },
    selectedFlavors: [
      {
        ...flavor,
        id: 'f1',
        name: 'Calabresa',
        additionalToppings: [{ id: 't1', name: 'Bacon', price: flavor.price, sizeID: 'big' }],
      },
      { ...flavor, id: 'f2', name: 'Portuguesa' },
    ],
    extras: [],
  }),
  aComboLine({
    lineId: 'pair',
    id: 'duo',
    name: 'Combo em dupla',
    comboItems: [
      aPizzaLine({
        id: 'small',
        name: 'Broto',
        selectedFlavors: [{ ...flavor, id: 'f1', name: 'Calabresa' }],
        extras: [],
      }),
    ],
    extras: [],
  }),
  aPrizeLine({ lineId: 'mug', id: 'mug-1', name: 'Caneca' }),
];
const named = (text: string, body: unknown = { error: text }, sent = LINES): string[] =>
  linesUnavailable(LINES, sent, { text, body }).map(({ lineId }) => lineId);

test.each([
  ['Coca-Cola Zero is not available', ['zero', 'zero-ice']],
  ['Coca-Cola is not available', ['cola']],
  ["Product 'Coca-Cola' is not available", ['cola']],
  ['The product “coca-cola” is not available at the moment, sorry', ['cola']],
  ['Product 7 is not available', ['cola']],
  ['Error: Coca-Cola is not available.', ['cola']],
  ['Coca-Cola, Água, sem gás and Caneca is not available', ['cola', 'still', 'mug']],
  ['Coca-Cola is not available; Água is not available', ['cola', 'water']],
  ['A\u0301gua is not available', ['water']],
  ['Grande is not available', ['half']],
  ['Broto is not available', ['pair']],
  ['Combo em dupla is not available', ['pair']],
  ['Flavor Calabresa is not available', ['half', 'pair']],
  ['Catupiry is not available', ['half']],
  ['Bacon is not available', ['half']],
  ['Borda de cheddar is not available', ['zero-ice']],
  ['Caneca is not available', ['mug']],
  ['Coca is not available', []],
  ['Molho da Coca-Cola is not available', []],
  ['is not available', []],
  ['This is not available, choose Coca-Cola', []],
])('[ERRORS-07] "%s" names %j', (text, lines) => expect(named(text)).toEqual(lines));

test.each([
  ['orders.1.id', '8', ['zero', 'zero-ice']],
  ['orders.2.extras.0', 'cheddar', ['zero-ice']],
  ['orders.5.selectedFlavors.0', 'f1', ['half']],
  ['orders.5.selectedFlavors', 'big', ['half']],
  ['orders.6.comboItems.0', 'duo', ['pair']],
  ['orders.6.comboItems.0.selectedFlavors.0', 'f1', ['pair']],
  ['orders.7.id', 'mug-1', ['mug']],
])('[ERRORS-07] our API refuses the field %s of %s: %j', (path, itemId, lines) =>
  expect(named('a name that the menu no longer has is not available', { path, itemId })).toEqual(
    lines,
  ),
);

test.each([
  [{ path: 'orders.99.id' }],
  [{ path: 'details.total' }],
  [{ path: 7 }],
  [{ path: 'orders.__proto__.id' }],
  [null],
  ['text'],
])('[ERRORS-07] the body %j names no line: the text does', (body) =>
  expect(named('Coca-Cola is not available', body)).toEqual(['cola']),
);

test('[ERRORS-07] a line that left the cart meanwhile is not named', () => {
  const sent = [aGeneralLine({ lineId: 'left', id: 'left', name: 'Sopa' }), ...LINES];
  expect(named('Sopa is not available', { path: 'orders.0.id' }, sent)).toEqual([]);
  expect(named('x is not available', { path: 'orders.1.id' }, sent)).toEqual(['cola']);
});
