import type { Minor } from '../../contracts';
import { currencyDecimals } from '../format/currency-decimals';
import { saturated } from '../money/arithmetic';

const HUNDREDTHS = 100;

const isWhole = (currency: string): boolean => currencyDecimals(currency) === 0;

/** The smallest payable amount of a currency, in hundredths: a share is rounded to it, once. */
export const payableUnit = (currency: string): number => (isWhole(currency) ? HUNDREDTHS : 1);

/**
 * A payable amount: in a currency without decimals the nearest whole unit, half away from zero, so
 * that the amount on the screens is the amount charged. In hundredths.
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
