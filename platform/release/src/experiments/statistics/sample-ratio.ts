import jstat from 'jstat';

export interface SampleRatio {
  readonly chiSquare: number;
  /** P-value of a single look (chi-square): for comparison. */
  readonly p: number;
  /** Valid for any number of looks; the verdict uses this one. */
  readonly alwaysValidP: number;
  readonly isMismatch: boolean;
}

/**
 * Below this p-value the visitors do not match the shares, and all other figures of a report are
 * unreliable.
 */
const MISMATCH_BELOW = 0.001;

/**
 * Concentration of the alternatives around the expected shares, as a number of prior visitors. The
 * first detects an arm without visitors quickly, the second a difference of some percent as early
 * as possible.
 */
const PRIOR_VISITORS = [20, 1000];

/**
 * Logarithm of the Bayes factor of "other shares, near the expected ones" against the expected
 * ones.
 */
function logBayesFactor(
  counts: readonly number[],
  shares: readonly number[],
  prior: number,
): number {
  const n = counts.reduce((sum, count) => sum + count, 0);
  const cell = (count: number, share: number): number =>
    jstat.gammaln(prior * share + count) - jstat.gammaln(prior * share) - count * Math.log(share);
  const cells = counts.reduce((sum, count, index) => sum + cell(count, shares[index] ?? 0), 0);
  return jstat.gammaln(prior) - jstat.gammaln(prior + n) + cells;
}

/** The mean of Bayes factors is also a Bayes factor. */
const bayesFactor = (counts: readonly number[], shares: readonly number[]): number =>
  PRIOR_VISITORS.reduce((sum, prior) => sum + Math.exp(logBayesFactor(counts, shares, prior)), 0) /
  PRIOR_VISITORS.length;

/**
 * Checks whether the visitors are distributed over the arms by the shares. `shares` in any unit;
 * arms without a share are left out. The verdict is the inverse of Dirichlet-multinomial Bayes
 * factors, a p-value valid at every look (Lindon and Malek: Anytime-valid inference for multinomial
 * count data, NeurIPS 2022); the result also contains the chi-square of the same counts. Null when
 * fewer than two arms have a share, or without visitors.
 */
export function checkSampleRatio(
  arms: readonly { readonly count: number; readonly share: number }[],
): SampleRatio | null {
  const shared = arms.filter(({ share }) => share > 0);
  const counts = shared.map(({ count }) => count);
  const [n, whole] = [
    counts.reduce((sum, count) => sum + count, 0),
    shared.reduce((sum, { share }) => sum + share, 0),
  ];
  if (shared.length < 2 || n === 0) return null;
  const shares = shared.map(({ share }) => share / whole);
  const chiSquare = counts.reduce(
    (sum, count, index) =>
      sum + (count - n * (shares[index] ?? 0)) ** 2 / (n * (shares[index] ?? 0)),
    0,
  );
  const alwaysValidP = Math.min(1, 1 / bayesFactor(counts, shares));
  return {
    chiSquare,
    p: 1 - jstat.chisquare.cdf(chiSquare, shared.length - 1),
    alwaysValidP,
    isMismatch: alwaysValidP < MISMATCH_BELOW,
  };
}
