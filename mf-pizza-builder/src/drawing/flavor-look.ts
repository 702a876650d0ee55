import { foldAccents } from '@storefront/shared-kit/fold-accents';
import type { Ingredient, Piece } from './ingredient';
import { INGREDIENTS } from './ingredients';
import { computeHash } from './seeded';

/** Look of one flavor; every part but the sauce is optional. */
export type FlavorLook = {
  readonly sauce: string;
  readonly melt: string | null;
  readonly patch: string | null;
  readonly pieces: readonly Piece[];
  readonly dusts: readonly string[];
  readonly drizzle: string | null;
};

const MAX_PIECES = 6;
const MAX_DUSTS = 2;
/** Text passages that name an ingredient which is absent or invisible on the pizza. */
const UNSEEN = /\b(?:no|sem|without|zero) [a-z-]+|\bolive oil\b/g;

/**
 * A savoury pizza on tomato sauce has cheese, though menus rarely list it; these names exclude it.
 */
const WITHOUT_CHEESE = /\b(?:no cheese|sem queijo|vegan[ao]?|marinara)\b/;

/**
 * Ingredients named in a text. Matches are removed from the text, so that 'hot pepper' does not
 * also match 'pepper'.
 */
export function ingredientsIn(text: string): Ingredient[] {
  let rest = foldAccents(text).replace(UNSEEN, ' ');
  return INGREDIENTS.filter(({ words }) => {
    const before = rest;
    rest = rest.replace(words, ' ; ');
    return rest !== before;
  });
}

const pieces: readonly Piece[] = INGREDIENTS.filter(
  (ingredient) => ingredient.as === 'piece',
).filter(({ sweet }) => !sweet);

/**
 * Fallback for a flavor without recognized ingredients: cheese and two pieces, fixed by the
 * flavor's id.
 */
function guessed(id: string): Ingredient[] {
  const hash = computeHash(id);
  const first = hash % pieces.length;
  const second = (first + 1 + ((hash >>> 8) % (pieces.length - 1))) % pieces.length;
  return [
    ...INGREDIENTS.filter((ingredient) => ingredient.id === 'mozzarella'),
    pieces[first]!,
    pieces[second]!,
  ];
}

/** Look of a flavor, derived from its name and description alone (OPEN-037). */
export function flavorLook({
  id,
  name,
  description,
}: {
  readonly id: string;
  readonly name: string;
  readonly description: string;
}): FlavorLook {
  const named = ingredientsIn(`${name}. ${description}`);
  const found = named.length === 0 ? guessed(id) : named;
  const sauce =
    found.find((ingredient) => ingredient.as === 'sauce')?.id ??
    (found.some((ingredient) => ingredient.sweet) ? 'cream' : 'tomato-sauce');
  const isPlain =
    sauce === 'tomato-sauce' &&
    !WITHOUT_CHEESE.test(foldAccents(`${name} ${description}`)) &&
    !found.some((ingredient) => ingredient.as === 'patch');
  const first = (as: Ingredient['as']): string | null =>
    found.find((ingredient) => ingredient.as === as)?.id ?? null;
  return {
    sauce,
    melt: first('melt') ?? (isPlain ? 'mozzarella' : null),
    patch: first('patch'),
    drizzle: first('drizzle'),
    pieces: found.filter((ingredient) => ingredient.as === 'piece').slice(0, MAX_PIECES),
    dusts: found
      .filter((ingredient) => ingredient.as === 'dust')
      .slice(0, MAX_DUSTS)
      .map((ingredient) => ingredient.id),
  };
}

const known = new WeakMap<object, FlavorLook>();

/** Cached look of a menu flavor: the same object for the same flavor. */
export function knownLook(flavor: Parameters<typeof flavorLook>[0]): FlavorLook {
  const look = known.get(flavor) ?? flavorLook(flavor);
  known.set(flavor, look);
  return look;
}
