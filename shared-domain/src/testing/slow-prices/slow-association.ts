import type { PizzaAssociation, Rounding } from './shapes';
import {
  by,
  decimal,
  isLess,
  minus,
  NOTHING,
  over,
  plus,
  ratio,
  type Ratio,
  type Reported,
} from './ratio';
import { roundTo, toHundredths } from './round-to';
import { rule, said } from './words';

type Type = PizzaAssociation['discount_type'];

/** Percent of a price, or money; 0 without a type or without a value above 0. */
function partOf(price: Ratio, value: number, type: Type): Ratio {
  if (!(value > 0) || (type !== 'percent' && type !== 'fixed')) return NOTHING;
  return type === 'percent'
    ? over(by(price, decimal(value)), ratio(100n))
    : toHundredths(decimal(value));
}

const named = (value: number, type: Type, amount: Ratio): string =>
  type === 'percent' ? `${value} % (${said(amount)})` : said(amount);

/**
 * DOMAIN-083, DOMAIN-084, OPEN-064: of the pizza's whole price a discount, never below 0, then an
 * addition, then rounded by the restaurant's rule for combos. A pizza without discount and addition
 * is not rounded.
 */
export function slowAssociation(
  { value: price, words }: Reported,
  association: PizzaAssociation | null,
  rounding: Rounding,
): Reported {
  if (association === null) return { value: price, words };
  const { discount, discount_type, addition, addition_type } = association;
  const off = partOf(price, discount, discount_type);
  const on = partOf(price, addition, addition_type);
  if (off.n === 0n && on.n === 0n) return { value: price, words };
  const left = isLess(price, off) ? NOTHING : minus(price, off);
  const result = plus(left, on);
  const value = roundTo(result, rounding.combo_round_type, rounding.combo_round_step);
  const taken =
    off.n === 0n
      ? ''
      : ` - ${named(discount, discount_type, off)} = ${said(left)}${isLess(price, off) ? ', never below 0' : ''}`;
  const added = on.n === 0n ? '' : ` + ${named(addition, addition_type, on)} = ${said(result)}`;
  const rounded = rule(rounding.combo_round_type, rounding.combo_round_step);
  return {
    value,
    words: `${words}; combo: ${said(price)}${taken}${added}, ${rounded} → ${said(value)}`,
  };
}
