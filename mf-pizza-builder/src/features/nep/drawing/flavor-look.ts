import type { Ingredient, Piece } from './ingredient';
import { INGREDIENTS } from './ingredients';
import { hashOf } from './seeded';

/** What one flavor looks like; every part but the sauce may be missing. */
export type FlavorLook = {
  readonly sauce: string;
  readonly melt: string | null;
  readonly patch: string | null;
  readonly pieces: readonly Piece[];
  readonly dusts: readonly string[];
  readonly drizzle: string | null;
};

const MOST_PIECES = 6;
const MOST_DUSTS = 2;
/** What a text names without its being on the pizza to be seen. */
const UNSEEN = /\b(?:no|sem|without|zero) [a-z-]+|\bolive oil\b/g;

/**
 * A savoury pizza on tomato sauce carries cheese, though menus rarely say so; not one that says
 * otherwise.
 */
const WITHOUT_CHEESE = /\b(?:no cheese|sem queijo|vegan[ao]?|marinara)\b/;

const folded = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

/**
 * Ingredients that a text names. What was found is taken out of the text, so that 'hot pepper' is
 * no pepper.
 */
export function ingredientsIn(text: string): Ingredient[] {
  let rest = folded(text).replace(UNSEEN, ' ');
  return INGREDIENTS.filter(({ words }) => {
    const before = rest;
    rest = rest.replace(words, ' ; ');
    return rest !== before;
  });
}

const pieces: readonly Piece[] = INGREDIENTS.filter((it) => it.as === 'piece').filter(
  ({ sweet }) => !sweet,
);

/**
 * A look for a flavor whose ingredients nobody can tell: cheese and two pieces, the same ones every
 * time.
 */
function guessed(id: string): Ingredient[] {
  const hash = hashOf(id);
  const first = hash % pieces.length;
  const second = (first + 1 + ((hash >>> 8) % (pieces.length - 1))) % pieces.length;
  return [...INGREDIENTS.filter((it) => it.id === 'mozzarella'), pieces[first]!, pieces[second]!];
}

/** How to draw a flavor, from its name and description alone (OPEN-037). */
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
    found.find((it) => it.as === 'sauce')?.id ??
    (found.some((it) => it.sweet) ? 'cream' : 'tomato-sauce');
  const isPlain =
    sauce === 'tomato-sauce' &&
    !WITHOUT_CHEESE.test(folded(`${name} ${description}`)) &&
    !found.some((it) => it.as === 'patch');
  const first = (as: Ingredient['as']): string | null =>
    found.find((it) => it.as === as)?.id ?? null;
  return {
    sauce,
    melt: first('melt') ?? (isPlain ? 'mozzarella' : null),
    patch: first('patch'),
    drizzle: first('drizzle'),
    pieces: found.filter((it) => it.as === 'piece').slice(0, MOST_PIECES),
    dusts: found
      .filter((it) => it.as === 'dust')
      .slice(0, MOST_DUSTS)
      .map((it) => it.id),
  };
}

const known = new WeakMap<object, FlavorLook>();

/** The look of a flavor of the menu, worked out once: the same object for the same flavor. */
export function knownLook(flavor: Parameters<typeof flavorLook>[0]): FlavorLook {
  const look = known.get(flavor) ?? flavorLook(flavor);
  known.set(flavor, look);
  return look;
}
