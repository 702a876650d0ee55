import type { WireExtrasGroup } from '@storefront/reference-api/plugin/restaurants';
import { cents } from './money';

/** Sum of the cheapest available option of every required group (DOMAIN-073). */
export const cheapestMustHaves = (groups: WireExtrasGroup[]): number =>
  cents(
    groups
      .filter((group) => group.required === 1 || group.qty_min > 0)
      .reduce((sum, group) => sum + cheapest(group), 0),
  );

const cheapest = (group: WireExtrasGroup): number => {
  const prices = group.options
    .filter((option) => option.available && option.hasStock)
    .map((option) => option.price);
  return prices.length === 0 ? 0 : Math.min(...prices);
};

/** Whether the price depends on the chosen options. */
export const variesByChoice = (groups: WireExtrasGroup[]): boolean =>
  groups.some(
    (group) =>
      (group.required === 1 || group.qty_min > 0) &&
      group.options.some((option) => option.price > 0),
  );
