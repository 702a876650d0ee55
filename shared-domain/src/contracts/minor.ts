/* Amounts without a schema: a script in the HTML computes with them, and zod would be larger than it. */

/**
 * An amount of money: integer hundredths of the currency's unit, independent of the currency's
 * displayed decimals (DOMAIN-060 ff.).
 */
export type Minor = number & { readonly __unit: 'minor' };

/**
 * Brands an integer number of hundredths. Throws `RangeError` on anything else: a fraction here
 * would lose a cent.
 */
export function minor(hundredths: number): Minor {
  if (!Number.isSafeInteger(hundredths))
    throw new RangeError(`not an amount in minor units: ${hundredths}`);
  return (hundredths === 0 ? 0 : hundredths) as Minor;
}

export const ZERO = minor(0);

/**
 * Hundredths of a decimal, rounded half away from zero in decimal notation: 1.005 is 1.01 although
 * its binary value is below.
 */
export function toMinor(decimal: number): Minor {
  const scaled = Math.abs(decimal) * 100;
  return minor(Math.sign(decimal) * Math.round(scaled + scaled * Number.EPSILON * 4));
}

export const toDecimal = (amount: Minor): number => amount / 100;
