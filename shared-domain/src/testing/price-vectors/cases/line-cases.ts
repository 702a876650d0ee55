import { minor, type CartLine, type ChosenExtra } from '../../../contracts';
import { aChosenExtra, aComboLine, aGeneralLine, aPizzaLine, aPrizeLine } from '../..';
import { hundredths, slowCart, slowLine, slowPoints, toPayable } from '../../slow-prices';
import { said } from '../../slow-prices/words';
import { reported, type Vector } from '../vector';

const extra = (price: number, qty = 1): ChosenExtra => aChosenExtra({ price: minor(price), qty });
const EXTRAS: readonly (readonly ChosenExtra[])[] = [
  [],
  [extra(350)],
  [extra(125, 2), extra(10, 3)],
  [extra(0, 5)],
];
const dish = (price: number, qty: number, extras: readonly ChosenExtra[]) =>
  aGeneralLine({ price: minor(price), qty, extras: [...extras] });

const LINES: readonly CartLine[] = [
  ...EXTRAS.flatMap((extras) =>
    [
      [1890, 1],
      [1890, 3],
      [0, 2],
      [1, 999],
    ].map(([price = 0, qty = 1]) => dish(price, qty, extras)),
  ),
  ...EXTRAS.flatMap((extras) =>
    [
      [4990, 1],
      [6145, 2],
      [0, 3],
    ].map(([total = 0, qty = 1]) =>
      aPizzaLine({
        price: minor(total),
        totalPrice: minor(total),
        qty,
        extras: [...extras],
        selectedFlavors: [],
      }),
    ),
  ),
  ...EXTRAS.flatMap((extras) =>
    [
      [9990, 1],
      [7170, 4],
    ].map(([total = 0, qty = 1]) =>
      aComboLine({
        price: minor(1),
        totalPrice: minor(total),
        qty,
        extras: [...extras],
        comboItems: [],
      }),
    ),
  ),
  ...[1, 3].map((qty) => aPrizeLine({ qty, price: minor(500) })),
];

/** DOMAIN-069 to DOMAIN-072. */
export const lines: readonly Vector[] = LINES.map((line) => {
  const { value, words } = slowLine(line);
  return reported('lineSubtotal', '', [line], { value: hundredths(value), words });
});

const CARTS = [0, 1, 2, 3, 4].map((start) =>
  [0, 7, 16, 21, 30, 36]
    .map((step) => LINES[(start * 5 + step) % LINES.length])
    .filter((line) => line !== undefined),
);

export const carts: readonly Vector[] = CARTS.flatMap((cart) => {
  const { value, words } = slowCart(cart);
  const whole = toPayable(value, 'PYG');
  return [
    reported('cartSubtotal', '', [cart], { value: hundredths(value), words }),
    reported('cartSubtotal', 'in PYG', [cart, 'PYG'], {
      value: hundredths(whole),
      words: `${words}, to whole units: ${said(whole)}`,
    }),
    reported('pointsNeeded', '', [cart], slowPoints(cart)),
  ];
});
