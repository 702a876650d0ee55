/** An exact number, `n / d` with `d` above 0. Rounding occurs only in `roundTo`. */
export type Ratio = { readonly n: bigint; readonly d: bigint };

/** A sum of money or a number, and its computation in words and numbers. */
export type Reported<T = Ratio> = { readonly value: T; readonly words: string };

export const ratio = (n: bigint, d = 1n): Ratio => (d < 0n ? { n: -n, d: -d } : { n, d });
export const NOTHING = ratio(0n, 100n);

export const plus = (a: Ratio, b: Ratio): Ratio =>
  a.d === b.d ? ratio(a.n + b.n, a.d) : ratio(a.n * b.d + b.n * a.d, a.d * b.d);
export const minus = (a: Ratio, b: Ratio): Ratio => plus(a, ratio(-b.n, b.d));
export const by = (a: Ratio, b: Ratio): Ratio =>
  b.d === 1n ? ratio(a.n * b.n, a.d) : ratio(a.n * b.n, a.d * b.d);
export const over = (a: Ratio, b: Ratio): Ratio => ratio(a.n * b.d, a.d * b.n);
export const isLess = (a: Ratio, b: Ratio): boolean => a.n * b.d < b.n * a.d;
export const isSame = (a: Ratio, b: Ratio): boolean => a.n * b.d === b.n * a.d;
export const isWhole = ({ n, d }: Ratio): boolean => n % d === 0n;
export const total = (parts: readonly Ratio[]): Ratio => parts.reduce(plus, NOTHING);
export const least = (a: Ratio, b: Ratio): Ratio => (isLess(b, a) ? b : a);
export const notBelowZero = (a: Ratio): Ratio => (a.n < 0n ? NOTHING : a);

/** The largest whole number that is not above the argument. */
export const floor = ({ n, d }: Ratio): bigint => (n >= 0n || n % d === 0n ? n / d : n / d - 1n);

/** A whole number. */
export const count = (many: number): Ratio => ratio(BigInt(many));

/** Money of so many hundredths. */
export const money = (hundredths: number): Ratio => ratio(BigInt(hundredths), 100n);

/** A decimal exactly as written, '12.345' or '1e-7'. */
export function decimal(written: number): Ratio {
  const [digits = '0', exponent = '0'] = String(written).split('e');
  const [whole = '0', rest = ''] = digits.split('.');
  const number = ratio(BigInt(whole + rest), 10n ** BigInt(rest.length));
  return Number(exponent) < 0
    ? over(number, ratio(10n ** BigInt(-Number(exponent))))
    : by(number, ratio(10n ** BigInt(Number(exponent))));
}

/** Hundredths of an amount without smaller parts. */
export function hundredths(amount: Ratio): number {
  const many = by(amount, ratio(100n));
  if (!isWhole(many)) throw new RangeError(`${amount.n}/${amount.d} has parts of a hundredth`);
  return Number(many.n / many.d);
}
