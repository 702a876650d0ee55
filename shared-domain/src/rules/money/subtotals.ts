import type { CartLine, ChosenExtra, Minor } from '../../contracts';
import { ZERO } from '../../contracts/primitives';
import { payable } from '../payment/payable';
import { atLeastZero, sum, times } from './arithmetic';

const extrasPrice = (extras: readonly ChosenExtra[]): Minor =>
  sum(...extras.map((extra) => times(extra.price, extra.qty)));

/**
 * What one line costs with its quantity, in minor units; exact, nothing is rounded, and never below 0:
 * no line pays for another.
 * General: (price + extras) x qty (DOMAIN-070). Pizza: (totalPrice + extras) x qty (DOMAIN-071).
 * Combo: totalPrice x qty, extras and adjustments are in it already (DOMAIN-072, CONFLICTS-19).
 * Prize: no money (DOMAIN-069).
 */
export const lineSubtotal = (line: CartLine): Minor => atLeastZero(exactSubtotal(line));

function exactSubtotal(line: CartLine): Minor {
  switch (line.type) {
    case 'general':
      return times(sum(line.price, extrasPrice(line.extras)), line.qty);
    case 'pizza':
      return times(sum(line.totalPrice, extrasPrice(line.extras)), line.qty);
    case 'combo':
      return times(line.totalPrice, line.qty);
    case 'prize':
      return ZERO;
  }
}

/**
 * Price of the lines of a cart together, in minor units; never below 0 (DOMAIN-068). It is the amount
 * that the currency can pay, rounded once: what is computed from a subtotal, be it a share or a
 * minimum, is computed from this one.
 */
export const cartSubtotal = (lines: readonly CartLine[], currency = ''): Minor =>
  payable(sum(...lines.map(lineSubtotal)), currency);

/** Points the prizes of a cart cost (DOMAIN-069). */
export const pointsNeeded = (lines: readonly CartLine[]): number =>
  lines.reduce(
    (points, line) => (line.type === 'prize' ? points + line.points_needed * line.qty : points),
    0,
  );
