import { hundredths, slowFinished, slowPizza, slowSlice, type Reported } from '../../slow-prices';
import type { PizzaChoice, Rounding } from '../../slow-prices/shapes';
import { EXACT } from '../fixtures';
import { reported, type Vector } from '../vector';
import { called, choose, offered } from './choices';

const cents = ({ value, words }: Reported): Reported<number> => ({
  value: hundredths(value),
  words,
});

function priced(
  sizeId: string,
  text: string,
  more: Partial<PizzaChoice> = {},
  rounding: Rounding = EXACT,
): Vector {
  const { offer, given } = offered(sizeId, rounding);
  const choice = choose(text, more);
  return reported(
    'pizzaPrice',
    `${sizeId}, ${called(text, more)}`,
    [given, choice],
    cents(slowPizza(offer, choice)),
    'price',
  );
}

const PARTS = [1, 2, 3, 4, 5];

/** OPEN-038. */
export const slices: readonly Vector[] = ['average', 'highest', 'incremental'].flatMap((sizeId) =>
  ['margherita', 'burrata', 'quattro', 'nutella', 'gone'].flatMap((flavor) =>
    PARTS.map((parts) => {
      const { offer, given } = offered(sizeId);
      const slow = slowSlice(offer, flavor, parts);
      return reported(
        'slicePrice',
        `${flavor} on ${sizeId} in ${parts}`,
        [given, flavor, parts],
        slow === null ? { value: null, words: 'no price, cannot be chosen' } : cents(slow),
      );
    }),
  ),
);

const MEANS = [
  'margherita',
  'margherita, nutella',
  'margherita, burrata',
  '2 margherita, burrata',
  'margherita, nutella, quattro',
  '3 margherita, nutella',
  'margherita, calabresa, burrata, nutella',
  '2 burrata, 2 parma',
];
const RULES: readonly Rounding[] = [
  EXACT,
  ...['up', 'down', 'nearest'].flatMap((round_type) =>
    [0.05, 0.5, 1, 10].map((round_step) => ({ ...EXACT, round_type, round_step })),
  ),
  { ...EXACT, round_type: 'sideways', round_step: 0.5 },
  { ...EXACT, round_type: 'up', round_step: 0 },
];

/** DOMAIN-080. */
export const averages: readonly Vector[] = RULES.flatMap((rounding) =>
  MEANS.map((text) => priced('average', text, {}, rounding)),
);

/** DOMAIN-081; independent of the rounding of averages. */
export const highests: readonly Vector[] = [
  'margherita',
  'nutella',
  'margherita, nutella',
  'margherita, quattro',
  '2 margherita, burrata',
  'burrata',
  'nutella, burrata, parma',
  'calabresa, margherita',
  '3 nutella',
].flatMap((text) =>
  [EXACT, { ...EXACT, round_type: 'up', round_step: 5 }].map((rounding) =>
    priced('highest', text, {}, rounding),
  ),
);

/** DOMAIN-082. */
export const incrementals: readonly Vector[] = [
  ...([
    ['margherita', 1],
    ['burrata', 1],
    ['margherita, calabresa', 2],
    ['2 margherita', 2],
    ['burrata, nutella', 2],
    ['margherita, quattro', 2],
    ['2 margherita, parma', 3],
    ['margherita, calabresa, quattro', 3],
    ['4 margherita', 4],
    ['2 margherita, 2 parma', 4],
  ] as const),
  ...([
    ['margherita', 2],
    ['', 3],
    ['margherita', 0],
    ['nutella', 3],
  ] as const),
].map(([text, count]) => priced('incremental', text, { count }));

const BASES: readonly Partial<PizzaChoice>[] = [
  { crust: 'plain', dough: 'thin' },
  { crust: 'catupiry', dough: 'thin' },
  { crust: 'catupiry', dough: 'pan' },
  { crust: 'cheddar', dough: 'gone' },
  { crust: 'catupiry' },
  { dough: 'pan' },
];

/** Additions to the flavors; unavailable ones cost nothing (OPEN-033). */
export const bases: readonly Vector[] = [
  ...['average', 'highest'].flatMap((sizeId) =>
    BASES.map((more) =>
      priced(sizeId, 'margherita, nutella', more, { ...EXACT, round_type: 'up', round_step: 0.5 }),
    ),
  ),
  ...['average', 'highest'].flatMap((sizeId) =>
    [
      'margherita + bacon',
      'margherita + bacon + olives, nutella',
      'margherita + bacon, nutella + bacon',
      'margherita + gold',
      'alici + bacon, margherita',
      'gone, margherita + olives',
      '',
    ].map((text) => priced(sizeId, text, { crust: 'catupiry' })),
  ),
  priced('incremental', 'margherita + bacon, nutella + olives', { count: 2 }),
];

const FINISHED: readonly (readonly [size: string, text: string, more?: Partial<PizzaChoice>])[] = [
  ['average', 'margherita', { crust: 'plain', dough: 'thin' }],
  ['average', 'margherita'],
  ['average', 'margherita', { crust: 'plain' }],
  ['average', '', { crust: 'plain', dough: 'thin' }],
  ['average', '4 margherita', { crust: 'plain', dough: 'thin' }],
  ['average', '3 margherita, 2 nutella', { crust: 'plain', dough: 'thin' }],
  ['average', 'margherita', { crust: 'cheddar', dough: 'thin' }],
  ['average', 'alici', { crust: 'plain', dough: 'thin' }],
  ['average', 'gone', { crust: 'plain', dough: 'thin' }],
  ['average', 'margherita + gold', { crust: 'plain', dough: 'thin' }],
  ['average', 'margherita, margherita', { crust: 'plain', dough: 'thin' }],
  ['average', '0.5 margherita', { crust: 'plain', dough: 'thin' }],
  ['highest', 'margherita', { crust: 'plain' }],
  ['highest', 'margherita, nutella', { crust: 'plain' }],
  ['highest', '3 margherita', { crust: 'plain' }],
  ['highest', '4 margherita', { crust: 'plain' }],
  ['incremental', 'margherita', { count: 0 }],
  ['incremental', 'margherita', { count: 2 }],
  ['incremental', 'margherita, nutella', { count: 2 }],
  ['incremental', '2 margherita, nutella', { count: 2 }],
  ['incremental', '2 margherita, nutella', { count: 3 }],
  ['incremental', '4 margherita', { count: 4 }],
  ['incremental', '5 margherita', { count: 5 }],
];

/** PIZZA-21, by the result of building the pizza. */
export const finished: readonly Vector[] = FINISHED.map(([sizeId, text, more = {}]) => {
  const { offer, given } = offered(sizeId);
  const choice = choose(text, more);
  return reported(
    'buildPizza',
    `${sizeId}, ${called(text, more)}`,
    [given, choice, 'line'],
    slowFinished(offer, choice),
    'ok',
  );
});
