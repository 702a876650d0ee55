import type { Combo, ExtrasGroup } from '@storefront/shared-domain/contracts';
import { groupLimits } from '@storefront/shared-domain/rules';
import { foldAccents } from '@storefront/shared-kit/fold-accents';
import { findPart, type Part } from './part-words';

const splitWords = (text: string): string[] => foldAccents(text).match(/[\p{L}\p{N}]+/gu) ?? [];

/** A group offers a part that its name has, or one of its options. */
const isOf = ({ name, options }: ExtrasGroup, part: Part): boolean =>
  [name, ...options.map((option) => option.name)]
    .flatMap(splitWords)
    .some((it) => findPart(it) === part);

/**
 * Units that a group includes: as many as it requires; of an optional one as many as it gives away, none
 * when each option costs something.
 */
function countUnits(group: ExtrasGroup): number {
  const { min, max } = groupLimits(group);
  if (min > 0) return min;
  return group.options.some(({ price }) => price === 0) ? max : 0;
}

/** How many of a part a combo includes. */
export const offeredParts = (combo: Combo, part: Part): number =>
  part === 'pizza'
    ? combo.pizzaSizes.length
    : combo.extras
        .filter((group) => isOf(group, part))
        .reduce((sum, group) => sum + countUnits(group), 0);
