import type { Combo, ExtrasGroup, Menu, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { groupLimits } from '@storefront/shared-domain/rules';
import { foldAccents } from '@storefront/shared-kit/fold-accents';
import { type Described, describedParts } from './described-parts';
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
const offeredParts = (combo: Combo, part: Part): number =>
  part === 'pizza'
    ? combo.pizzaSizes.length
    : combo.extras
        .filter((group) => isOf(group, part))
        .reduce((sum, group) => sum + countUnits(group), 0);

/** A combo whose name or description promises more of a part than the customer can choose. */
export type IncompleteCombo = {
  readonly id: string;
  readonly name: string;
  readonly part: Part;
  readonly described: number;
  readonly offered: number;
};

/** Combos that are compared, of a menu with many. */
const MAX_COMBOS = 200;
/** A shorter first word of a size, such as 'G', may be any word. */
const MIN_SIZE_NAME_LENGTH = 3;

const sizeWords = ({ pizzas }: Menu): ReadonlySet<string> =>
  new Set(
    pizzas.sizes
      .map(({ name }) => /[\p{L}]+/u.exec(foldAccents(name))?.[0] ?? '')
      .filter((word) => word.length >= MIN_SIZE_NAME_LENGTH),
  );

/** Name and description may repeat each other: the larger number counts. */
function largest(one: Described, other: Described): [Part, number][] {
  const parts = [...new Set([...Object.keys(one), ...Object.keys(other)])] as Part[];
  return parts.map((part) => [part, Math.max(one[part] ?? 0, other[part] ?? 0)]);
}

/**
 * Combos whose text and structure differ: 'duas latas' with a choice of one, a dessert that is sold in
 * addition. Reads the numbers and words of Portuguese, English and Spanish; an unknown word is no
 * promise.
 */
export function incompleteCombos(
  menu: Menu,
  { language }: Pick<RestaurantInfo, 'language'>,
): IncompleteCombo[] {
  const about = { language, sizes: sizeWords(menu) };
  const incomplete = (combo: Combo): IncompleteCombo[] =>
    largest(describedParts(combo.name, about), describedParts(combo.description, about)).flatMap(
      ([part, described]) => {
        const offered = offeredParts(combo, part);
        return described > offered
          ? [{ id: combo.id, name: combo.name, part, described, offered }]
          : [];
      },
    );
  return menu.combos.slice(0, MAX_COMBOS).flatMap(incomplete);
}
