import { minor, type ExtrasGroup } from '@storefront/shared-domain/contracts';
import {
  aCombo,
  aMenu,
  anExtrasGroup,
  anExtrasOption,
  aPizzas,
  aPizzaSize,
} from '@storefront/shared-domain/testing';
import fc from 'fast-check';
import { demoRestaurants } from '../../../../demo/src/demo-restaurants';
import { describedParts } from './described-parts';
import { incompleteCombos } from './incomplete-combos';
import { seededCombos } from './seeded-combos';

const about = {
  language: 'pt-br',
  sizes: new Set(['grande', 'gigante', 'medium', 'large', 'chica']),
};

test.each([
  [
    'Uma pizza média de dois sabores, duas latas e uma sobremesa.',
    { pizza: 1, drink: 2, dessert: 1 },
  ],
  ['Duas gigantes de até quatro sabores e duas bebidas de 2 litros.', { pizza: 2, drink: 2 }],
  ['2 refrigerantes', { drink: 2 }],
  ['Pizza grande + 2x refri lata', { pizza: 1, drink: 2 }],
  ['Refrigerante em lata, salada verde', { drink: 1, side: 1 }],
  ['Uma lata de refrigerante e um suco de laranja', { drink: 2 }],
  ['Duas pizzas grandes com 15% de desconto na segunda.', { pizza: 2 }],
  ['Um refrigerante ou um suco', { drink: 1 }],
  ['Uma pizza grande sem bebida', {}],
  ['Adicione uma sobremesa por R$ 9,90', {}],
  ['A large pie, a side and a two-liter.', { pizza: 1, side: 1, drink: 1 }],
  ['Two mediums, the second one 30% off.', { pizza: 2 }],
  ['3 cans of soda and a dessert', { drink: 3, dessert: 1 }],
  ['A large salad and two large pies', { side: 1, pizza: 2 }],
  ['Una pizza grande, una docena de empanadas y una gaseosa de 2 litros.', { pizza: 1, drink: 1 }],
  ['Dos chicas, tres gaseosas y postre', { pizza: 2, drink: 3, dessert: 1 }],
  ['La segunda con 20 % de descuento.', {}],
  ['Para a turma toda', {}],
])('%s', (text, parts) => expect(describedParts(text, about)).toEqual(parts));

test('in Spanish, o joins alternatives', () => {
  const text = 'Una gaseosa o un jugo';
  expect(describedParts(text, { ...about, language: 'es' })).toEqual({ drink: 1 });
});

const drink = (more: Partial<ExtrasGroup> = {}): ExtrasGroup =>
  anExtrasGroup({
    name: 'Bebida',
    type: 1,
    required: true,
    options: [anExtrasOption({ name: 'Cola', price: minor(0) })],
    ...more,
  });
const menuOf = (description: string, ...extras: ExtrasGroup[]) =>
  aMenu({
    pizzas: aPizzas({ sizes: [aPizzaSize({ id: 'grande', name: 'Grande (35 cm)' })] }),
    combos: [aCombo({ name: 'Combo', description, pizzaSizes: ['grande'], extras })],
  });
const found = (...[description, ...extras]: Parameters<typeof menuOf>) =>
  incompleteCombos(menuOf(description, ...extras), { language: 'pt-br' }).map(
    ({ part, described, offered }) => ({ part, described, offered }),
  );

test('[DOMAIN-015] two drinks with a choice of one are reported', () =>
  expect(found('Uma grande e 2 refrigerantes', drink())).toEqual([
    { part: 'drink', described: 2, offered: 1 },
  ]));

test.each([
  ['two units of one group', [drink({ type: 2, qty_min: 2, qty_max: 2, qtyPerItem: 2 })]],
  ['two groups of one', [drink({ id: 'a' }), drink({ id: 'b' })]],
  ['an optional group that gives them away', [drink({ type: 3, required: false, qty_max: 2 })]],
])('%s are two drinks', (_, extras) =>
  expect(found('Uma grande e 2 refrigerantes', ...extras)).toEqual([]),
);

test('a dessert that is sold in addition is not included', () => {
  const dessert = drink({
    name: 'Que tal uma sobremesa?',
    type: 3,
    required: false,
    options: [anExtrasOption({ name: 'Tiramisù', price: minor(2490) })],
  });
  expect(found('Uma grande e sobremesa', dessert)).toEqual([
    { part: 'dessert', described: 1, offered: 0 },
  ]);
});

test('pizzas are counted by the sizes of the combo', () =>
  expect(found('Duas grandes')).toEqual([{ part: 'pizza', described: 2, offered: 1 }]));

test('any text is read without an error, and a longer structure is never reported', () =>
  fc.assert(
    fc.property(fc.string(), fc.integer({ min: 1, max: 99 }), (text, count) => {
      incompleteCombos(menuOf(text), { language: text.slice(0, 2) });
      const group = drink({ type: 2, qty_min: count, qty_max: count, qtyPerItem: count });
      expect(found(`${count} refrigerantes`, group)).toEqual([]);
      expect(found(`${count + 1} refrigerantes`, group)).toHaveLength(count < 99 ? 1 : 0);
    }),
  ));

test.each(demoRestaurants.map((it) => [it.info.restaurant_url, it] as const))(
  'no combo of %s promises more than it offers',
  (_, restaurant) => expect(seededCombos(restaurant)).toEqual([]),
);

test('a seed names the combo of the record and what it lacks', () => {
  const [restaurant] = demoRestaurants;
  if (restaurant === undefined) throw new Error('the demo has restaurants');
  const { menu } = restaurant;
  const combos = menu.combos.slice(0, 1).map((it) => ({ ...it, extras: [] }));
  expect(seededCombos({ ...restaurant, menu: { ...menu, combos } })).toEqual([
    'bella-napoli: Combo Família: 1 × drink described, 0 offered',
  ]);
});
