import { minor, type ChosenExtra, type Product } from '../../../contracts';
import { aChosenExtra, aProduct } from '../..';
import { hundredths, slowExtras, slowFrom, slowStep } from '../../slow-prices';
import { groupOf } from '../fixtures';
import { ref, reported, type Vector } from '../vector';

const CHOICES: readonly Readonly<Record<string, number>>[] = [
  {},
  { garlic: 1 },
  { garlic: 2 },
  { garlic: 1, pesto: 1 },
  { garlic: 2, pesto: 1 },
  { garlic: 2, pesto: 2 },
  { garlic: 3, pesto: 2 },
  { garlic: 9 },
  { truffle: 1 },
  { chili: 1 },
  { gone: 1 },
  { garlic: 0, pesto: 1 },
];
const GROUPS = [
  'one-of',
  'one-or-none',
  'two-to-four',
  'two-each',
  'no-limit',
  'ticks',
  'must-tick',
  'counted-ticks',
];

const chosen = (groupId: string, quantities: Readonly<Record<string, number>>): ChosenExtra[] =>
  Object.entries(quantities)
    .filter(([, qty]) => qty > 0)
    .map(([id, qty]) => aChosenExtra({ id, groupId, name: id, price: minor(0), qty }));

/** EXTRAS-03 to EXTRAS-08, EXTRAS-10, OPEN-033. */
export const extras: readonly Vector[] = GROUPS.flatMap((name) =>
  CHOICES.map((quantities) => {
    const extra = chosen(name, quantities);
    const what = extra.map(({ id, qty }) => `${qty} ${id}`).join(', ') || 'nothing';
    return reported(
      'areExtrasValid',
      `${name}, ${what}`,
      [[ref(`group-${name}`)], extra],
      slowExtras([groupOf(name)], extra),
    );
  }),
);

/** EXTRAS-11, CONFLICTS-20. */
export const steps: readonly Vector[] = [
  [0, 0],
  [0, 1],
  [0, 49],
  [0, 50],
  [0, 99],
  [0, 100],
  [0, 500],
  [3, 0],
  [25, 100],
  [1, 50],
].map(([step = 0, qty_min = 0]) =>
  reported(
    'extrasStep',
    '',
    [{ step, qty_min }],
    slowStep({ ...groupOf('no-limit'), step, qty_min }),
  ),
);

/** DOMAIN-073, OPEN-062. */
export const fromPrices: readonly Vector[] = [
  [],
  ['one-of'],
  ['one-or-none'],
  ['two-to-four'],
  ['ticks'],
  ['must-tick'],
  ['counted-ticks'],
  ['one-of', 'two-to-four'],
  ['one-of', 'ticks', 'must-tick'],
  ['no-limit', 'two-each'],
].flatMap((names) =>
  [1890, 0].map((price) => {
    const product: Product = aProduct({ price: minor(price), extras: names.map(groupOf) });
    const { value, words } = slowFrom(product);
    return reported(
      'fromPrice',
      names.join(', ') || 'no groups',
      [{ ...product, extras: names.map((name) => ref(`group-${name}`)) }],
      { value: hundredths(value), words },
    );
  }),
);

const DEAR = (name: string) => ({
  ...groupOf(name),
  options: groupOf(name).options.filter(({ price }) => price > 0),
});
export const dearFromPrices: readonly Vector[] = [
  'one-of',
  'two-to-four',
  'must-tick',
  'one-or-none',
].map((name) => {
  const product: Product = aProduct({ price: minor(1890), extras: [DEAR(name)] });
  const { value, words } = slowFrom(product);
  return reported('fromPrice', `${name}, nothing for free, two that cannot be had`, [product], {
    value: hundredths(value),
    words,
  });
});
