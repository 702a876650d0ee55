/**
 * Summary of one arm's values: of conversions each value is 0 or 1, of orders it is their amount.
 */
export interface Sample {
  readonly count: number;
  readonly mean: number;
  readonly variance: number;
}

/**
 * Sample of yes-or-no values. One success and one failure are added for the variance alone (Agresti
 * and Caffo, 2000): with none of either it would be 0, which is too certain for few values.
 */
export function sampleOfRate(successes: number, count: number): Sample {
  const smooth = (successes + 1) / (count + 2);
  return { count, mean: count === 0 ? 0 : successes / count, variance: smooth * (1 - smooth) };
}

/** Sample of amounts by their sum and the sum of their squares. */
export function sampleOfSums(count: number, sum: number, sumOfSquares: number): Sample {
  const mean = count === 0 ? 0 : sum / count;
  const variance = count < 2 ? 0 : Math.max(0, (sumOfSquares - count * mean * mean) / (count - 1));
  return { count, mean, variance };
}
