import { minor, type ChosenExtra } from '../../../contracts';
import { aChosenExtra, aPizzaLine } from '../..';
import { hundredths, slowCombo, slowPizza } from '../../slow-prices';
import type { PizzaAssociation, Rounding } from '../../slow-prices/shapes';
import { EXACT } from '../fixtures';
import { reported, type Vector } from '../vector';
import { called, choose, offered } from './choices';

const percent = (value: number) => ({ discount: value, discount_type: 'percent' as const });
const fixed = (value: number) => ({ discount: value, discount_type: 'fixed' as const });
const morePercent = (value: number) => ({ addition: value, addition_type: 'percent' as const });
const moreFixed = (value: number) => ({ addition: value, addition_type: 'fixed' as const });

const PARTS: readonly Partial<PizzaAssociation>[] = [
  {},
  percent(10),
  percent(33.333),
  percent(100),
  percent(150),
  fixed(8),
  fixed(0.01),
  fixed(500),
  morePercent(5),
  moreFixed(2.5),
  { ...percent(10), ...morePercent(10) },
  { ...percent(15), ...moreFixed(3) },
  { ...fixed(500), ...moreFixed(3) },
  { ...fixed(500), ...morePercent(10) },
  { discount: 10, addition: 5 },
  { ...fixed(-5), ...morePercent(-5) },
];
const rule = (combo_round_type: string, combo_round_step: number): Rounding => ({
  ...EXACT,
  round_type: 'up',
  round_step: 0.5,
  combo_round_type,
  combo_round_step,
});
const RULES = [rule('', 0), rule('up', 0.1), rule('down', 0.5), rule('nearest', 1), rule('up', 5)];
const CHOICES = [
  ['average', 'margherita, nutella', { crust: 'catupiry' }],
  ['highest', 'margherita, nutella', {}],
  ['incremental', 'margherita, nutella + bacon', { count: 2 }],
] as const;

/** DOMAIN-083, DOMAIN-084, OPEN-064: a pizza as part of a combo. */
export const parts: readonly Vector[] = CHOICES.flatMap(([sizeId, text, more]) =>
  PARTS.flatMap((part, index) =>
    RULES.filter((_, at) => sizeId === 'average' || at === index % RULES.length).map((rounding) => {
      const { offer, given } = offered(sizeId, rounding, part);
      const choice = choose(text, more);
      const { value, words } = slowPizza(offer, choice);
      return reported(
        'pizzaPrice',
        `${sizeId}, ${called(text, more)}`,
        [given, choice],
        { value: hundredths(value), words },
        'price',
      );
    }),
  ),
);

const garlic = (qty: number): ChosenExtra =>
  aChosenExtra({ id: 'garlic', groupId: 'sauces', name: 'garlic', price: minor(350), qty });
const TOTALS: readonly (readonly [
  price: number,
  pizzas: readonly number[],
  extras: readonly ChosenExtra[],
])[] = [
  [1200, [4990], []],
  [0, [4990, 3990], []],
  [1200, [4990, 3990], [garlic(1)]],
  [1200, [4990, 0], [garlic(2)]],
  [0, [0], []],
  [0, [0], [garlic(3)]],
  [2490, [1, 1, 1], [garlic(0)]],
  [1, [999_999], [garlic(999)]],
  [-500, [4990], []],
  [-9000, [4990], [garlic(1)]],
  [1200, [], [garlic(1)]],
  [1200, [5440, 300], [garlic(1), garlic(2)]],
];

/** CONFLICTS-19: a combo's total includes its pizzas and extras. */
export const combos: readonly Vector[] = TOTALS.map(([price, pizzas, extras]) => {
  const { value, words } = slowCombo(price, pizzas, extras);
  const items = pizzas.map((total) =>
    aPizzaLine({ price: minor(total), totalPrice: minor(total), selectedFlavors: [] }),
  );
  const combo = { id: 'pair', name: 'Pair', price };
  return reported(
    'buildCombo',
    'its own price and its pizzas',
    [combo, items, extras, 'line'],
    { value: hundredths(value), words },
    'totalPrice',
  );
});
