import { floor, isWhole, ratio, by, type Ratio } from './ratio';

const twoDigits = (rest: bigint): string => String(rest).padStart(2, '0');

/** '47.45'; an amount with parts of a hundredth has its first six digits, '47.333333…'. */
export function said(amount: Ratio): string {
  if (amount.n < 0n) return `-${said(ratio(-amount.n, amount.d))}`;
  const many = by(amount, ratio(100n));
  if (isWhole(many)) return `${floor(amount)}.${twoDigits((many.n / many.d) % 100n)}`;
  const millionths = by(amount, ratio(1_000_000n));
  const digits = String(floor(millionths) % 1_000_000n).padStart(6, '0');
  return `${floor(amount)}.${isWhole(millionths) ? digits.replace(/0+$/, '') : `${digits}…`}`;
}

/** 'a + b + c', or '0.00' for an empty list. */
export const joined = (parts: readonly string[]): string =>
  parts.length === 0 ? '0.00' : parts.join(' + ');

/** 'up to 0.50', or 'to the hundredth' when the restaurant has no usable rule. */
export const rule = (type: string, step: number): string =>
  step > 0 && ['up', 'down', 'nearest'].includes(type)
    ? `${type} to ${step.toFixed(2)}`
    : 'to the hundredth';
