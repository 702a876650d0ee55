import fc from 'fast-check';
import { minor, type ExtrasGroup } from '@storefront/shared-domain/contracts';
import { groupLimits, groupProblem } from '@storefront/shared-domain/menu-rules';
import { anExtrasGroup, anExtrasOption, aProduct } from '@storefront/shared-domain/testing';
import { chooseOption, chosenExtras, initialChoice, type Choice } from './choose-option';

const options = ['a', 'b', 'c'].map((id) => anExtrasOption({ id, name: id.toUpperCase() }));
const group = (over: Partial<ExtrasGroup>): ExtrasGroup =>
  anExtrasGroup({
    id: 'g',
    options,
    required: false,
    qty_min: 0,
    qty_max: 0,
    qtyPerItem: 0,
    step: 0,
    ...over,
  });
const chosen = (result: ReturnType<typeof chooseOption>): Choice[string] | string =>
  result.ok ? (result.value['g'] ?? {}) : result.error;

test.each([
  {
    row: '[EXTRAS-03] a radio takes the place of the choice before',
    of: group({ type: 1 }),
    before: { a: 1 },
    pick: ['b', 1],
    gives: { b: 1 },
  },
  {
    row: '[EXTRAS-03] quantities of several options stand beside each other',
    of: group({ type: 2, qty_max: 5 }),
    before: { a: 2 },
    pick: ['b', 3],
    gives: { a: 2, b: 3 },
  },
  {
    row: '[EXTRAS-06] a quantity beyond the group maximum is refused',
    of: group({ type: 2, qty_max: 5 }),
    before: { a: 3 },
    pick: ['b', 3],
    gives: 'maximum-reached',
  },
  {
    row: '[EXTRAS-07] a quantity beyond the option maximum is refused',
    of: group({ type: 2, qty_max: 9, qtyPerItem: 2 }),
    before: {},
    pick: ['a', 3],
    gives: 'maximum-reached',
  },
  {
    row: '[EXTRAS-08] a checkbox beyond the maximum is refused',
    of: group({ type: 3, qty_max: 2, qtyPerItem: 1 }),
    before: { a: 1, b: 1 },
    pick: ['c', 1],
    gives: 'maximum-reached',
  },
  {
    row: 'unticking takes the option out',
    of: group({ type: 3, qty_max: 2, qtyPerItem: 1 }),
    before: { a: 1, b: 1 },
    pick: ['a', 0],
    gives: { b: 1 },
  },
  {
    row: 'an unknown option is refused',
    of: group({ type: 3 }),
    before: {},
    pick: ['z', 1],
    gives: 'option-unavailable',
  },
] as const)('$row', ({ of, before, pick, gives }) => {
  const choice: Choice = { g: before as Readonly<Record<string, number>> };
  expect(chosen(chooseOption(of, choice, pick[0], pick[1]))).toEqual(gives);
});

test('[EXTRAS-04] an option that is out of stock cannot be chosen', () => {
  const paused = group({ type: 3, options: [anExtrasOption({ id: 'a', hasStock: false })] });
  expect(chosen(chooseOption(paused, {}, 'a', 1))).toBe('option-unavailable');
});

test('whatever is pressed, no limit is ever exceeded', () => {
  const presses = fc.array(fc.tuple(fc.constantFrom('a', 'b', 'c'), fc.nat(8)), { maxLength: 12 });
  const kinds = fc.record({
    type: fc.constantFrom(1 as const, 2 as const, 3 as const),
    qty_max: fc.nat(6),
    qtyPerItem: fc.nat(3),
  });
  fc.assert(
    fc.property(kinds, presses, (kind, pressed) => {
      const of = group(kind);
      const end = pressed.reduce<Choice>((choice, [id, qty]) => {
        const next = chooseOption(of, choice, id, qty);
        return next.ok ? next.value : choice;
      }, {});
      const problem = groupProblem(of, end['g'] ?? {});
      expect(
        problem === null || problem.kind === 'choice-missing' || problem.kind === 'below-minimum',
      ).toBe(true);
      expect(Object.values(end['g'] ?? {}).reduce((sum, qty) => sum + qty, 0)).toBeLessThanOrEqual(
        groupLimits(of).max,
      );
    }),
  );
});

test('the record decides what is chosen at the start, never something that cannot be had', () => {
  const preset = [
    anExtrasOption({ id: 'a', isChecked: true }),
    anExtrasOption({ id: 'b', qty: 2 }),
    anExtrasOption({ id: 'c', isChecked: true, available: false }),
  ];
  expect(initialChoice([group({ type: 2, options: preset })])).toEqual({ g: { a: 1, b: 2 } });
  expect(initialChoice([group({ type: 1, options: preset })])).toEqual({ g: { a: 1 } });
});

test('the cart gets the chosen options in the order of the menu', () => {
  const product = aProduct({
    extras: [
      group({
        type: 2,
        options: [
          anExtrasOption({ id: 'a', name: 'A', price: minor(150) }),
          anExtrasOption({ id: 'b', name: 'B' }),
        ],
      }),
    ],
  });
  expect(
    chosenExtras(product.extras, { g: { b: 1, a: 2 } }).map(({ id, qty }) => [id, qty]),
  ).toEqual([
    ['a', 2],
    ['b', 1],
  ]);
});
