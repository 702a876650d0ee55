import { minor, ZERO } from '../../contracts/primitives';
import { aChosenExtra, anExtrasGroup, anExtrasOption, aProduct } from '../../testing';
import {
  areExtrasValid,
  extrasStep,
  groupControl,
  groupProblem,
  isGroupRequired,
  type Quantities,
} from './extras-group';
import { dependsOnChoices, fromPrice } from './product-price';

const options = ['small', 'large'].map((id) => anExtrasOption({ id }));
const group = (overrides: Parameters<typeof anExtrasGroup>[0]) =>
  anExtrasGroup({ options, ...overrides });
type Row = { case: string; chosen: Quantities; is: string | null };
const kindOf = (overrides: Parameters<typeof anExtrasGroup>[0], chosen: Quantities) =>
  groupProblem(group(overrides), chosen)?.kind ?? null;

test.each([
  { required: true, qty_min: 0, is: true },
  { required: false, qty_min: 1, is: true },
  { required: false, qty_min: 0, is: false },
])(
  '[DOMAIN-102] required $required with qty_min $qty_min counts as required: $is',
  ({ is, ...record }) => expect(isGroupRequired(group(record))).toBe(is),
);

test.each([
  { qty_min: 49, step: 1 },
  { qty_min: 50, step: 5 },
  { qty_min: 99, step: 5 },
  { qty_min: 100, step: 10 },
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
  { type: 3, qtyPerItem: 1, control: 'checkbox' },
  { type: 3, qtyPerItem: 2, control: 'quantity' },
] as const)('type $type with qtyPerItem $qtyPerItem is a $control', ({ control, ...record }) =>
  expect(groupControl(group(record))).toBe(control),
);

describe('groupProblem', () => {
  test.each<[string, string | null, Parameters<typeof anExtrasGroup>[0], Quantities]>([
    ['required, nothing chosen', 'choice-missing', { type: 1, required: true }, {}],
    ['required by qty_min, nothing chosen', 'choice-missing', { type: 1, qty_min: 1 }, {}],
    ['required, one chosen', null, { type: 1, required: true }, { small: 1 }],
    ['optional, nothing chosen', null, { type: 1 }, {}],
    ['two chosen', 'above-maximum', { type: 1 }, { small: 1, large: 1 }],
    ['one chosen twice', 'above-option-limit', { type: 1 }, { small: 2 }],
  ])('[EXTRAS-05] radio: %s is %s', (_case, is, record, chosen) =>
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
});

describe('areExtrasValid', () => {
  const groups = [
    group({ id: 'size', type: 1, required: true }),
    group({ id: 'dips', type: 2, qty_max: 2, options: [anExtrasOption({ id: 'aioli' })] }),
  ];
  const size = aChosenExtra({ groupId: 'size', id: 'small' });
  const aioli = aChosenExtra({ groupId: 'dips', id: 'aioli' });

  test.each([
    ['every group valid', true, [size, aioli]],
    ['an optional group left out', true, [size]],
    ['a required group left out', false, [aioli]],
    ['too much by naming an option twice', false, [size, aioli, { ...aioli, qty: 2 }]],
    [
      'an option of a group the product does not have',
      false,
      [size, { ...aioli, groupId: 'sides' }],
    ],
    ['an option without its group', true, [{ ...size, groupId: '' }]],
    ['none of an option', true, [size, { ...aioli, qty: 0 }]],
    [
      'a negative quantity made good by another',
      false,
      [size, { ...aioli, qty: -3 }, { ...aioli, qty: 4 }],
    ],
    ['two halves of an option', false, [size, { ...aioli, qty: 0.5 }, { ...aioli, qty: 0.5 }]],
  ])('[EXTRAS-10] %s is valid: %s', (_case, is, chosen) =>
    expect(areExtrasValid(groups, chosen)).toBe(is),
  );
});

const option = (id: string, price: number, rest = {}) =>
  anExtrasOption({ id, price: minor(price), ...rest });
const sizes = [option('small', 500), option('large', 900)];
const dish = (...extras: Parameters<typeof anExtrasGroup>[0][]) =>
  aProduct({ price: minor(1000), extras: extras.map(anExtrasGroup) });

describe('fromPrice', () => {
  test.each([
    ['qty_min of 3 still counts the cheapest once', dish({ qty_min: 3, options: sizes }), 1500],
    [
      'an unavailable option is no option',
      dish({
        required: true,
        options: [option('small', 500, { available: false }), option('large', 900)],
      }),
      1900,
    ],
    [
      'nothing available adds nothing',
      dish({ required: true, options: [option('small', 500, { available: false })] }),
      1000,
    ],
  ])('[OPEN-062] %s', (_case, product, is) => expect(fromPrice(product)).toBe(is));
});

test.each([
  ['no extras', false, dish()],
  [
    'required options that cost nothing',
    false,
    dish({ required: true, options: [anExtrasOption({ price: ZERO })] }),
  ],
  ['required options with a price', true, dish({ required: true, options: sizes })],
  [
    'required options with a price that cannot be chosen',
    false,
    dish({ required: true, options: [option('a', 500, { hasStock: false })] }),
  ],
])('the price depends on choices: %s is %s', (_case, is, product) =>
  expect(dependsOnChoices(product)).toBe(is),
);
