import type { ExtrasGroup, Minor, Product } from '../../contracts';
import { ZERO } from '../../contracts/primitives';
import { smaller, sum } from '../money/arithmetic';
import { isChoosable, isGroupRequired } from './extras-group';

const counts = (group: ExtrasGroup): boolean => isGroupRequired(group) || group.qty_min > 0;

function cheapest(group: ExtrasGroup): Minor {
  const prices = group.options.filter(isChoosable).map((option) => option.price);
  return prices.length === 0 ? ZERO : prices.reduce(smaller);
}

/**
 * The minimum price of a product, in minor units: its price and the cheapest available option of
 * every required group, each group counted once even when more than one option is needed
 * (DOMAIN-073, OPEN-062).
 */
export const fromPrice = (product: Product): Minor =>
  sum(product.price, ...product.extras.filter(counts).map(cheapest));

/**
 * Whether a product's price depends on its required choices: its card then may show 'from'
 * (OPEN-036).
 */
export const dependsOnChoices = (product: Product): boolean =>
  product.extras.some(
    (group) =>
      counts(group) && group.options.some((option) => isChoosable(option) && option.price !== 0),
  );
