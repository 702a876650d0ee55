import fc from 'fast-check';
import { aChosenExtra, anExtrasGroup, anExtrasOption } from '../../testing';
import { anyExtra, anyGroup } from '../../testing/arbitraries';
import {
  areExtrasValid,
  extrasStep,
  groupControl,
  groupLimits,
  groupProblem,
  isGroupRequired,
  type Quantities,
} from './extras-group';

const options = ['small', 'large'].map((id) => anExtrasOption({ id }));
const group = (overrides: Parameters<typeof anExtrasGroup>[0]) =>
  anExtrasGroup({ options, ...overrides });
type Row = { case: string; chosen: Quantities; is: string | null };
const kindOf = (overrides: Parameters<typeof anExtrasGroup>[0], chosen: Quantities) =>
  groupProblem(group(overrides), chosen)?.kind ?? null;

test.each([
  { required: true, qty_min: 0, is: true },
  { required: false, qty_min: 1, is: true },
  { required: false, qty_min: 5, is: true },
  { required: false, qty_min: 0, is: false },
])(
  '[DOMAIN-102] required $required with qty_min $qty_min counts as required: $is',
  ({ is, ...record }) => expect(isGroupRequired(group(record))).toBe(is),
);

test.each([
  { qty_min: 0, step: 1 },
  { qty_min: 49, step: 1 },
  { qty_min: 50, step: 5 },
  { qty_min: 99, step: 5 },
  { qty_min: 100, step: 10 },
  { qty_min: 500, step: 10 },
])('[EXTRAS-11] with qty_min $qty_min the step is $step', ({ qty_min, step }) =>
  expect(extrasStep(group({ qty_min }))).toBe(step),
);

test.each([
  { given: 3, qty_min: 0, step: 3 },
  { given: 2, qty_min: 100, step: 2 },
  { given: 0, qty_min: 100, step: 10 },
  { given: -1, qty_min: 50, step: 5 },
  { given: 0.5, qty_min: 0, step: 1 },
])(
  "[CONFLICTS-20] the record's step $given with qty_min $qty_min gives $step",
  ({ given, qty_min, step }) => expect(extrasStep(group({ step: given, qty_min }))).toBe(step),
);

test.each([
  { type: 1, qtyPerItem: 5, control: 'radio' },
  { type: 2, qtyPerItem: 1, control: 'quantity' },
  { type: 3, qtyPerItem: 0, control: 'checkbox' },
  { type: 3, qtyPerItem: 1, control: 'checkbox' },
  { type: 3, qtyPerItem: 2, control: 'quantity' },
] as const)('type $type with qtyPerItem $qtyPerItem is a $control', ({ control, ...record }) =>
  expect(groupControl(group(record))).toBe(control),
);

describe('groupProblem', () => {
  test.each<Row & { record: Parameters<typeof anExtrasGroup>[0] }>([
    {
      case: 'required, nothing chosen',
      record: { type: 1, required: true },
      chosen: {},
      is: 'choice-missing',
    },
    {
      case: 'required by qty_min, nothing chosen',
      record: { type: 1, qty_min: 1 },
      chosen: {},
      is: 'choice-missing',
    },
    {
      case: 'required, one chosen',
      record: { type: 1, required: true },
      chosen: { small: 1 },
      is: null,
    },
    { case: 'optional, nothing chosen', record: { type: 1 }, chosen: {}, is: null },
    {
      case: 'two chosen',
      record: { type: 1 },
      chosen: { small: 1, large: 1 },
      is: 'above-maximum',
    },
    {
      case: 'one chosen twice',
      record: { type: 1 },
      chosen: { small: 2 },
      is: 'above-option-limit',
    },
  ])('[EXTRAS-05] radio: $case is $is', ({ record, chosen, is }) =>
    expect(kindOf(record, chosen)).toBe(is),
  );

  test.each<Row>([
    { case: 'below qty_min', chosen: { small: 1 }, is: 'below-minimum' },
    { case: 'at qty_min', chosen: { small: 1, large: 1 }, is: null },
    { case: 'at qty_max', chosen: { small: 2, large: 2 }, is: null },
    { case: 'above qty_max', chosen: { small: 2, large: 3 }, is: 'above-maximum' },
  ])('[EXTRAS-06] quantities from 2 to 4 together: $case is $is', ({ chosen, is }) =>
    expect(kindOf({ type: 2, qty_min: 2, qty_max: 4 }, chosen)).toBe(is),
  );

  test('[EXTRAS-06] a required group needs one even without qty_min; qty_max of 0 sets no limit', () => {
    expect(kindOf({ type: 2, required: true }, {})).toBe('below-minimum');
    expect(kindOf({ type: 2, qty_max: 0 }, { small: 400, large: 700 })).toBeNull();
    expect(groupProblem(group({ type: 2, qty_min: 5 }), { small: 2 })).toEqual({
      kind: 'below-minimum',
      min: 5,
      missing: 3,
    });
  });

  test.each([
    { qtyPerItem: 2, qty: 2, is: null },
    { qtyPerItem: 2, qty: 3, is: 'above-option-limit' },
    { qtyPerItem: 0, qty: 30, is: null },
    { qtyPerItem: 0, qty: 1000, is: 'above-option-limit' },
  ])(
    '[EXTRAS-07] $qty of one option with qtyPerItem $qtyPerItem is $is',
    ({ qtyPerItem, qty, is }) => expect(kindOf({ type: 2, qtyPerItem }, { small: qty })).toBe(is),
  );

  test.each<Row>([
    { case: 'up to qty_max', chosen: { small: 1 }, is: null },
    { case: 'over qty_max', chosen: { small: 1, large: 1 }, is: 'above-maximum' },
    { case: 'the same box twice', chosen: { small: 2 }, is: 'above-option-limit' },
  ])('[EXTRAS-08] checkboxes with qty_max 1: $case is $is', ({ chosen, is }) =>
    expect(kindOf({ type: 3, qty_max: 1 }, chosen)).toBe(is),
  );

  test.each<Row>([
    { case: 'an option that is not there', chosen: { huge: 1 }, is: 'option-unavailable' },
    { case: 'a name every object has', chosen: { constructor: 1 }, is: 'option-unavailable' },
    { case: 'half an option', chosen: { small: 0.5 }, is: 'quantity-invalid' },
    { case: 'less than none', chosen: { small: -1, large: 1 }, is: 'quantity-invalid' },
    { case: 'none', chosen: { small: 0, huge: 0 }, is: null },
  ])('$case is $is', ({ chosen, is }) => expect(kindOf({ type: 2 }, chosen)).toBe(is));

  test('[OPEN-033] an option that is unavailable or out of stock is never choosable', () => {
    const paused = [
      anExtrasOption({ id: 'a', available: false }),
      anExtrasOption({ id: 'b', hasStock: false }),
    ];
    expect(kindOf({ options: paused }, { a: 1 })).toBe('option-unavailable');
    expect(kindOf({ options: paused }, { b: 1 })).toBe('option-unavailable');
  });

  test('a choice without a problem keeps every limit', () => {
    fc.assert(
      fc.property(
        anyGroup,
        fc.dictionary(fc.constantFrom('olives', 'cheese', 'basil'), fc.nat(4)),
        (any, chosen) => {
          fc.pre(groupProblem(any, chosen) === null);
          const { min, max, perOption } = groupLimits(any);
          const quantities = Object.values(chosen);
          const total = quantities.reduce((all, qty) => all + qty, 0);
          expect(total >= min && total <= max && quantities.every((qty) => qty <= perOption)).toBe(
            true,
          );
        },
      ),
    );
  });
});

describe('areExtrasValid', () => {
  const groups = [
    group({ id: 'size', type: 1, required: true }),
    group({ id: 'dips', type: 2, qty_max: 2, options: [anExtrasOption({ id: 'aioli' })] }),
  ];
  const size = aChosenExtra({ groupId: 'size', id: 'small' });
  const aioli = aChosenExtra({ groupId: 'dips', id: 'aioli' });

  test.each([
    { case: 'every group valid', chosen: [size, aioli], is: true },
    { case: 'an optional group left out', chosen: [size], is: true },
    { case: 'a required group left out', chosen: [aioli], is: false },
    { case: 'nothing', chosen: [], is: false },
    {
      case: 'too much by naming an option twice',
      chosen: [size, aioli, { ...aioli, qty: 2 }],
      is: false,
    },
    {
      case: 'an option of a group the product does not have',
      chosen: [size, { ...aioli, groupId: 'sides' }],
      is: false,
    },
    { case: 'an option without its group', chosen: [{ ...size, groupId: '' }], is: true },
    {
      case: 'an option of a later group without its group',
      chosen: [size, { ...aioli, groupId: '' }],
      is: true,
    },
    { case: 'none of an option', chosen: [size, { ...aioli, qty: 0 }], is: true },
    {
      case: 'a negative quantity made good by another',
      chosen: [size, { ...aioli, qty: -3 }, { ...aioli, qty: 4 }],
      is: false,
    },
    {
      case: 'two halves of an option',
      chosen: [size, { ...aioli, qty: 0.5 }, { ...aioli, qty: 0.5 }],
      is: false,
    },
  ])('[EXTRAS-10] $case is valid: $is', ({ chosen, is }) =>
    expect(areExtrasValid(groups, chosen)).toBe(is),
  );

  test('the order of the choices never matters', () => {
    const twoOrders = fc
      .array(anyExtra, { maxLength: 4 })
      .chain((chosen) =>
        fc.tuple(fc.constant(chosen), fc.shuffledSubarray(chosen, { minLength: chosen.length })),
      );
    fc.assert(
      fc.property(
        fc.uniqueArray(anyGroup, { selector: ({ id }) => id }),
        twoOrders,
        (any, [chosen, shuffled]) => {
          expect(areExtrasValid(any, shuffled)).toBe(areExtrasValid(any, chosen));
        },
      ),
    );
  });
});
