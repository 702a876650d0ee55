import { by, decimal, floor, over, plus, ratio, type Ratio } from './ratio';

const HALF = ratio(1n, 2n);
const HUNDREDTH = ratio(1n, 100n);

/** The nearest multiple of a step; half a step and more is rounded up. */
const nearestTo = (amount: Ratio, step: Ratio): Ratio =>
  by(ratio(floor(plus(over(amount, step), HALF))), step);

/** To the nearest hundredth, half away from 0. */
export function toHundredths(amount: Ratio): Ratio {
  const size = nearestTo(ratio(amount.n < 0n ? -amount.n : amount.n, amount.d), HUNDREDTH);
  return amount.n < 0n ? ratio(-size.n, size.d) : size;
}

/** A currency that shows no decimals (DOMAIN-061, DOMAIN-062, DOMAIN-065). */
export const hasWholeUnits = (currency: string): boolean =>
  ['PYG', 'ARS', 'MZN'].includes(currency);

/** The payable amount: guaraníes are whole, half of one is rounded away from 0. */
export function toPayable(amount: Ratio, currency: string): Ratio {
  if (!hasWholeUnits(currency)) return amount;
  const size = nearestTo(ratio(amount.n < 0n ? -amount.n : amount.n, amount.d), ratio(1n));
  return amount.n < 0n ? ratio(-size.n, size.d) : size;
}

/** The payable amount of an exact one, rounded once: whole units or hundredths, by the currency. */
export const toUnit = (amount: Ratio, currency: string): Ratio =>
  hasWholeUnits(currency) ? toPayable(amount, currency) : toHundredths(amount);

/**
 * 'up', 'down' or 'nearest' to a multiple of a step; anything else, or no step, to the nearest
 * hundredth. Amounts are not below 0.
 */
export function roundTo(amount: Ratio, type: string, stepOfRecord: number): Ratio {
  if (!(stepOfRecord > 0)) return nearestTo(amount, HUNDREDTH);
  const step = decimal(stepOfRecord);
  const many = over(amount, step);
  const below = ratio(floor(many));
  const isMultiple = many.n % many.d === 0n;
  if (type === 'up') return by(isMultiple ? below : plus(below, ratio(1n)), step);
  if (type === 'down') return by(below, step);
  if (type === 'nearest') return nearestTo(amount, step);
  return nearestTo(amount, HUNDREDTH);
}
