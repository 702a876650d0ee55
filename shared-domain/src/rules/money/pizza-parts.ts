import type { Minor, PizzaLine } from '../../contracts';
import { ZERO } from '../../contracts/primitives';
import { payable } from '../payment/payable';
import { saturated, subtract, sum } from './arithmetic';

/**
 * One displayed amount inside a line, in minor units; 0 is shown as a choice without an amount.
 * `base`: price of a size, or of a dish before its extras. `combo-less` and `combo-more`: change of
 * a pizza's price inside a combo. `whole`: price of a whole pizza of a flavor that fills a part of
 * one; null where the amount says it.
 */
export type LinePart = {
  readonly kind:
    | 'base'
    | 'combo-price'
    | 'flavor'
    | 'topping'
    | 'crust'
    | 'dough'
    | 'extra'
    | 'rounding'
    | 'combo-less'
    | 'combo-more';
  readonly name: string;
  readonly notes: string;
  readonly fraction: string;
  readonly quantity: number;
  readonly whole: Minor | null;
  readonly amount: Minor;
};

export const part = (
  kind: LinePart['kind'],
  amount: Minor,
  more: Partial<LinePart> = {},
): LinePart => ({
  kind,
  name: '',
  notes: '',
  fraction: '',
  quantity: 1,
  whole: null,
  ...more,
  amount,
});

/**
 * Shares of an average by quantity: each ends where the rounded sum of those before it ends, so
 * together they are the rounded average. A pizza without parts has no shares.
 */
function averageShares(flavors: PizzaLine['selectedFlavors'], currency: string): Minor[] {
  const parts = flavors.reduce((count, { quantity }) => count + quantity, 0);
  if (!(parts > 0)) return [];
  let exact = 0;
  let before = ZERO;
  return flavors.map(({ price, quantity }) => {
    exact += price * quantity;
    const until = payable(saturated(Math.round(exact / parts)), currency);
    const share = subtract(until, before);
    before = until;
    return share;
  });
}

/** What each flavor adds to the price of the pizza, by the behavior of its size. */
function flavorAmounts({ priceBehavior, selectedFlavors }: PizzaLine, currency: string): Minor[] {
  const prices = selectedFlavors.map(({ price }) => price);
  switch (priceBehavior) {
    case 'incremental':
      return prices.map((price) => payable(price, currency));
    case 'average':
      return averageShares(selectedFlavors, currency);
    case 'highest': {
      const dearest = prices.indexOf(saturated(Math.max(...prices)));
      return prices.map((price, index) => (index === dearest ? payable(price, currency) : ZERO));
    }
  }
}

/** The amounts of one pizza without extras, in the order of its choices. */
export function pizzaParts(pizza: PizzaLine, currency: string): LinePart[] {
  const { priceBehavior, selectedFlavors, basePrice, crust, dough } = pizza;
  const amounts = flavorAmounts(pizza, currency);
  const isShared = selectedFlavors.length > 1;
  const base = priceBehavior === 'incremental' ? payable(basePrice, currency) : ZERO;
  return [
    ...(base === ZERO ? [] : [part('base', base)]),
    ...selectedFlavors.flatMap((flavor, index) => [
      part('flavor', amounts[index] ?? ZERO, {
        name: flavor.name,
        notes: flavor.notes,
        fraction: isShared ? flavor.fractionText : '',
        whole: isShared && priceBehavior !== 'incremental' ? payable(flavor.price, currency) : null,
      }),
      ...flavor.additionalToppings.map(({ name, price }) =>
        part('topping', payable(price, currency), { name }),
      ),
    ]),
    ...(crust ? [part('crust', payable(crust.price, currency), { name: crust.name })] : []),
    ...(dough ? [part('dough', payable(dough.price, currency), { name: dough.name })] : []),
  ];
}

/**
 * The parts with what they lack to the price: the rounding of an average, or what a combo changes of
 * the price.
 */
export function withRest(parts: readonly LinePart[], price: Minor, isOfCombo: boolean): LinePart[] {
  const rest = subtract(price, sum(...parts.map(({ amount }) => amount)));
  if (rest === ZERO) return [...parts];
  const kind = isOfCombo ? (rest < ZERO ? 'combo-less' : 'combo-more') : 'rounding';
  return [...parts, part(kind, rest)];
}
