import type { Minor } from '../contracts';
import { saturated } from './arithmetic';

/**
 * Currencies without a smaller part than their unit (ISO 4217): a hundredth of a guaraní cannot be
 * paid.
 */
const WHOLE_UNITS: ReadonlySet<string> = new Set(['PYG']);
const HUNDREDTHS = 100;

const isWhole = (currency: string): boolean => WHOLE_UNITS.has(currency.trim().toUpperCase());

/**
 * An amount as it can be paid: of a currency without smaller parts the nearest whole unit, half
 * away from zero. In hundredths.
 */
export function payable(amount: Minor, currency: string): Minor {
  return isWhole(currency)
    ? saturated(Math.sign(amount) * Math.round(Math.abs(amount) / HUNDREDTHS) * HUNDREDTHS)
    : amount;
}

/**
 * The most that can be paid of an amount: whole units, never more than it. In hundredths, from 0
 * up.
 */
export const payableAtMost = (amount: Minor, currency: string): Minor =>
  isWhole(currency) ? saturated(amount - (amount % HUNDREDTHS)) : amount;
