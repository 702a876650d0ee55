import jstat from 'jstat';

/**
 * Bounds of a rate of which `count` of `total` were seen (Clopper and Pearson, 1934): each is
 * passed by the true rate with a chance of at most `alpha`. Exact for any number, however small.
 */
export function rateBounds(
  count: number,
  total: number,
  alpha: number,
): { readonly low: number; readonly high: number } {
  return {
    low: count === 0 ? 0 : jstat.beta.inv(alpha, count, total - count + 1),
    high: count === total ? 1 : jstat.beta.inv(1 - alpha, count + 1, total - count),
  };
}
