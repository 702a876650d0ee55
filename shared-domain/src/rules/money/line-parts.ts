import type { CartLine, ChosenExtra, Minor } from '../../contracts';
import { ZERO } from '../../contracts/primitives';
import { payable } from '../payment/payable';
import { saturated, subtract, sum, times } from './arithmetic';
import { part, pizzaParts, withRest, type LinePart } from './pizza-parts';
import { lineSubtotal } from './subtotals';

/** Parts that belong together: those of one pizza of a combo, named, or of the line itself. */
export type LineGroup = { readonly name: string; readonly parts: readonly LinePart[] };

/**
 * The displayed amounts of a cart line, in minor units that the currency can show. The parts of all
 * groups add up to `unit`, the price of one; `unit` times the quantity plus `rest` is `subtotal`.
 * `rest` is 0 except in currencies without decimals, for a price that is no whole unit.
 */
export type LineAmounts = {
  readonly groups: readonly LineGroup[];
  readonly unit: Minor;
  readonly rest: Minor;
  readonly subtotal: Minor;
};

const partsOfExtras = (extras: readonly ChosenExtra[], currency: string): LinePart[] =>
  extras
    .filter(({ qty }) => qty > 0)
    .map(({ name, qty, price }) =>
      part('extra', payable(times(price, qty), currency), { name, quantity: qty }),
    );

const computeAmount = (groups: readonly LineGroup[]): Minor =>
  sum(...groups.flatMap(({ parts }) => parts.map(({ amount }) => amount)));

const hasAmount = (groups: readonly LineGroup[]): boolean =>
  groups.some(({ parts }) => parts.some(({ amount }) => amount !== ZERO));

/** The line's own price; without other amounts it is the price of the line, and no part of it. */
const ownPrice = (
  kind: LinePart['kind'],
  amount: Minor,
  others: readonly LineGroup[],
): LineGroup[] =>
  amount === ZERO || !hasAmount(others) ? [] : [{ name: '', parts: [part(kind, amount)] }];

function listGroups(line: CartLine, unit: Minor, currency: string): LineGroup[] {
  if (line.type === 'prize') return [];
  const extras: LineGroup = { name: '', parts: partsOfExtras(line.extras, currency) };
  switch (line.type) {
    case 'general':
      return [...ownPrice('base', subtract(unit, computeAmount([extras])), [extras]), extras];
    case 'pizza':
      return [
        {
          name: '',
          parts: withRest(
            pizzaParts(line, currency),
            subtract(unit, computeAmount([extras])),
            line.associationID !== '',
          ),
        },
        extras,
      ];
    case 'combo': {
      const pizzas = line.comboItems.map((pizza): LineGroup => ({
        name: pizza.name,
        parts: withRest(
          pizzaParts(pizza, currency),
          payable(pizza.totalPrice, currency),
          pizza.associationID !== '',
        ),
      }));
      const own = subtract(unit, computeAmount([...pizzas, extras]));
      return [...ownPrice('combo-price', own, [...pizzas, extras]), ...pizzas, extras];
    }
  }
}

/** The one rule for the displayed amounts of a line (CART-02, CART-03, CART-05). */
export function lineAmounts(line: CartLine, currency: string): LineAmounts {
  const total = lineSubtotal(line);
  const subtotal = payable(total, currency);
  const unit = payable(saturated(Math.round(total / line.qty)), currency);
  return {
    groups: listGroups(line, unit, currency).filter(({ parts }) => parts.length > 0),
    unit,
    rest: subtract(subtotal, times(unit, line.qty)),
    subtotal,
  };
}

/** What the displayed subtotals of the lines lack to the subtotal of their order. */
export const linesRounding = (
  lines: readonly CartLine[],
  subtotal: Minor,
  currency: string,
): Minor => subtract(subtotal, sum(...lines.map((line) => payable(lineSubtotal(line), currency))));
