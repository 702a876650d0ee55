import jstat from 'jstat';

export interface SampleRatio {
  readonly chiSquare: number;
  /** Of one look, as every textbook has it: for comparison. */
  readonly p: number;
  /** Holds however often it is looked at; the verdict rests on this one. */
  readonly alwaysValidP: number;
  readonly isMismatch: boolean;
}

/**
 * Below this the visitors did not come as the shares say: nothing else in a report can be believed
 * then.
 */
const MISMATCH_BELOW = 0.001;

/**
 * How near to the wanted shares the alternatives lie: as if so many visitors had been seen there.
 * The first finds an arm that nobody reaches at once, the second a difference of some percent as
 * soon as can be.
 */
const PRIOR_VISITORS = [20, 1000];

/**
 * Logarithm of the Bayes factor of "other shares, near the wanted ones" against the wanted ones.
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

/** The mean of Bayes factors is one too. */
const bayesFactor = (counts: readonly number[], shares: readonly number[]): number =>
  PRIOR_VISITORS.reduce((sum, prior) => sum + Math.exp(logBayesFactor(counts, shares, prior)), 0) /
  PRIOR_VISITORS.length;

/**
 * Did the visitors come to the arms as the shares say? `shares` in any unit; arms without a share
 * are left out. The verdict is the inverse of Dirichlet-multinomial Bayes factors, a p-value valid
 * at every look (Lindon and Malek: Anytime-valid inference for multinomial count data, NeurIPS
 * 2022); the chi-square of the same counts stands beside it. Null when fewer than two arms have a
 * share, or nobody came.
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
