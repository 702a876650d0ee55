import type { Minor } from '../../contracts';
import { ZERO, minor, toMinor } from '../../contracts/primitives';

const MAX_SCALED = Number.MAX_SAFE_INTEGER;
const PERCENT_SCALE = 1_000_000;

/**
 * Limits an amount to the safe integers: a larger one cannot be paid, and the limit protects every
 * screen.
 */
export const saturated = (hundredths: number): Minor =>
  minor(Math.max(-MAX_SCALED, Math.min(MAX_SCALED, hundredths)));

/** Sum of amounts, exact; the order of the parts never changes it as long as they share a sign. */
export const sum = (...amounts: readonly Minor[]): Minor =>
  amounts.reduce((total, amount) => saturated(total + amount), ZERO);

export const subtract = (from: Minor, amount: Minor): Minor => saturated(from - amount);

/** An amount `count` times; `count` is a whole number. */
export const times = (amount: Minor, count: number): Minor => saturated(amount * count);

export const negate = (amount: Minor): Minor => minor(-amount);

export const atLeastZero = (amount: Minor): Minor => (amount < 0 ? ZERO : amount);

export const smaller = (a: Minor, b: Minor): Minor => (a < b ? a : b);

/**
 * `percent` per cent of an amount, rounded once to a multiple of `unit`, in hundredths: half a unit
 * and more goes away from zero; a percentage counts with six decimals. Computed in whole numbers, so
 * 10 % of 0.35 is 0.04 on every machine.
 */
export function percentOf(amount: Minor, percent: number, unit = 1): Minor {
  const scaled = Math.round(Math.max(-MAX_SCALED, Math.min(MAX_SCALED, percent * PERCENT_SCALE)));
  const divisor = BigInt(100 * PERCENT_SCALE * unit);
  const product = BigInt(amount) * BigInt(scaled);
  const half = product < 0n ? -divisor / 2n : divisor / 2n;
  return saturated(Number((product + half) / divisor) * unit);
}

/**
 * An amount given on the wire as a decimal beside a type, such as `value` of a setting, rounded once
 * to a multiple of `unit`, in hundredths; out-of-range ones saturate.
 */
export function fromDecimal(decimal: number, unit = 1): Minor {
  return Math.abs(decimal) > MAX_SCALED / 1000
    ? saturated(Math.sign(decimal) * MAX_SCALED)
    : minor(toMinor(decimal / unit) * unit);
}
