import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { OtherPrices } from './other-prices';

/** Maximum number of restaurants with a stored last reported revision. */
const MAX_REPORTED = 10_000;

type Loaded = { readonly id: number; readonly revision: string; readonly otherPrices: OtherPrices };

/**
 * Logs one warning per revision of a record that lists products with other prices than the charged
 * ones; a revision that was dropped from the cache is loaded again.
 */
export function reportPrices(logger: FastifyBaseLogger | undefined): (loaded: Loaded) => void {
  const reported = new LRUCache<number, string>({ max: MAX_REPORTED });
  return ({ id, revision, otherPrices: { count, productIds } }) => {
    if (count === 0 || reported.get(id) === revision) return;
    reported.set(id, revision);
    logger?.warn(
      { restaurant: id, revision, count, products: productIds },
      'this restaurant lists products with a second price, which is ignored: each costs what its first category says',
    );
  };
}
