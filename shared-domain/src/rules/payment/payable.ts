import type { Minor } from '../../contracts';
import { saturated } from '../money/arithmetic';

/** Currencies without a subunit (ISO 4217): a hundredth of a guaraní cannot be paid. */
const WHOLE_UNITS: ReadonlySet<string> = new Set(['PYG']);
const HUNDREDTHS = 100;

const isWhole = (currency: string): boolean => WHOLE_UNITS.has(currency.trim().toUpperCase());

/**
 * A payable amount: in a currency without subunits the nearest whole unit, half away from zero. In
 * hundredths.
 */
export function payable(amount: Minor, currency: string): Minor {
  return isWhole(currency)
    ? saturated(Math.sign(amount) * Math.round(Math.abs(amount) / HUNDREDTHS) * HUNDREDTHS)
    : amount;
}

/**
 * The maximum payable part of an amount: whole units, never more than the amount. In hundredths, 0
 * or more.
 */
export const payableAtMost = (amount: Minor, currency: string): Minor =>
  isWhole(currency) ? saturated(amount - (amount % HUNDREDTHS)) : amount;
