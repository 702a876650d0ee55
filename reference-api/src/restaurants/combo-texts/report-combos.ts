import type { RestaurantData } from '@storefront/shared-domain/contracts';
import type { FastifyBaseLogger } from 'fastify';
import { LRUCache } from 'lru-cache';
import { incompleteCombos, type IncompleteCombo } from './incomplete-combos';

/** Maximum number of restaurants with a stored last reported revision. */
const MAX_REPORTED = 10_000;
const MAX_NAMED = 5;
const NAME_LENGTH = 64;

type Loaded = { readonly id: number; readonly revision: string; readonly data: RestaurantData };

/** E.g. `Combo Casal: 2 × drink described, 1 offered`. */
export const inWords = ({ name, part, described, offered }: IncompleteCombo): string =>
  `${name.slice(0, NAME_LENGTH)}: ${described} × ${part} described, ${offered} offered`;

/**
 * Logs one warning per revision of a record with combos whose text promises more than their structure
 * offers. They are sold nevertheless.
 */
export function reportCombos(logger: FastifyBaseLogger | undefined): (loaded: Loaded) => void {
  const reported = new LRUCache<number, string>({ max: MAX_REPORTED });
  return ({ id, revision, data: { menu, info } }) => {
    if (reported.get(id) === revision) return;
    reported.set(id, revision);
    const found = incompleteCombos(menu, info);
    if (found.length === 0) return;
    logger?.warn(
      {
        restaurant: id,
        revision,
        count: found.length,
        combos: found.slice(0, MAX_NAMED).map(inWords),
      },
      'combos of this restaurant describe more than a customer can choose: change the text or add the choice',
    );
  };
}
