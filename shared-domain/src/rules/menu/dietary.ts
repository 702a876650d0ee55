import { ALLERGENS, DIETS, type Allergen, type Dietary, type Diet } from '../../contracts/dietary';
import type { Menu } from '../../contracts/restaurant-data';

export { ALLERGENS };

/** An item with or without statements about its allergens and diets. */
type Stated = { readonly dietary?: Dietary | null | undefined };

/** Allergens and diets of an item by what the record states; the rest is not confirmed. */
export type DietaryFacts = {
  readonly contains: readonly Allergen[];
  readonly mayContain: readonly Allergen[];
  readonly free: readonly Allergen[];
  readonly unconfirmed: readonly Allergen[];
  /** Diets that the item suits. */
  readonly suits: readonly Diet[];
  readonly unconfirmedDiets: readonly Diet[];
};

export function dietaryFacts({ dietary }: Stated): DietaryFacts {
  const { allergens = {}, diets = {} } = dietary ?? {};
  const stated = (statement: string | undefined) =>
    ALLERGENS.filter((allergen) => allergens[allergen] === statement);
  return {
    contains: stated('contains'),
    mayContain: stated('may_contain'),
    free: stated('free'),
    unconfirmed: stated(undefined),
    suits: DIETS.filter((diet) => diets[diet] === 'yes'),
    unconfirmedDiets: DIETS.filter((diet) => diets[diet] === undefined),
  };
}

/** The statement of a whole that has these parts: one part without a statement leaves it unconfirmed. */
const strongest = <Statement>(
  stated: readonly (Statement | undefined)[],
  order: readonly Statement[],
): Statement | undefined => {
  const found = order.find((statement) => stated.includes(statement));
  return found === order.at(-1) && stated.includes(undefined) ? undefined : found;
};

/**
 * Statements about an item that consists of several records, such as a size and the chosen flavors. It
 * contains what any of them contains, and is free only of what all of them are confirmed to be free of.
 */
export function combinedDietary(parts: readonly (Dietary | null | undefined)[]): Dietary {
  const combined = <Name extends string, Statement>(
    names: readonly Name[],
    order: readonly Statement[],
    of: (part: Dietary, name: Name) => Statement | undefined,
  ) =>
    Object.fromEntries(
      names.flatMap((name) => {
        const stated = parts.map((part) => (part ? of(part, name) : undefined));
        const statement = strongest(stated, order);
        return statement === undefined ? [] : [[name, statement]];
      }),
    ) as Partial<Record<Name, Statement>>;
  return {
    allergens: combined(
      ALLERGENS,
      ['contains', 'may_contain', 'free'],
      ({ allergens }, name) => allergens[name],
    ),
    diets: combined(DIETS, ['no', 'yes'], ({ diets }, name) => diets[name]),
  };
}

/** The record says something about the item. */
export const hasDietary = ({ dietary }: Stated): boolean =>
  Object.keys(dietary?.allergens ?? {}).length > 0 || Object.keys(dietary?.diets ?? {}).length > 0;

/** The menu says something about any dish: what it does not say of the others is then worth showing. */
export const statesDietary = ({ featuredItems, combos, pizzas, categories }: Menu): boolean =>
  [
    ...featuredItems,
    ...combos,
    ...pizzas.sizes,
    ...pizzas.flavorCategories.flatMap(({ flavors }) => flavors),
    ...categories.flatMap(({ products }) => products),
  ].some(hasDietary);

/**
 * Whether the record confirms that the item has none of these allergens. What it does not confirm, or
 * says the item may contain, is not free of them.
 */
export const isFreeOf = ({ dietary }: Stated, allergens: readonly Allergen[]): boolean =>
  allergens.every((allergen) => dietary?.allergens[allergen] === 'free');

type Card = Stated & { readonly kind: string; readonly id: string };
type Section = { readonly cards: readonly Card[] };

const keyOf = ({ kind, id }: Card): string => `${kind}:${id}`;

/**
 * The sections with the confirmed cards alone; sections without one are left out. An item that is
 * listed several times must be confirmed each time.
 */
export function sectionsWithout<S extends Section>(
  sections: readonly S[],
  allergens: readonly Allergen[],
): readonly S[] {
  if (allergens.length === 0) return sections;
  const unsafe = new Set(
    sections.flatMap(({ cards }) => cards.filter((card) => !isFreeOf(card, allergens))).map(keyOf),
  );
  return sections
    .map((section) => ({
      ...section,
      cards: section.cards.filter((card) => !unsafe.has(keyOf(card))),
    }))
    .filter(({ cards }) => cards.length > 0);
}

/** Allergens that the record of any card says something about, in their usual order. */
export const statedAllergens = (sections: readonly Section[]): readonly Allergen[] =>
  ALLERGENS.filter((allergen) =>
    sections.some(({ cards }) =>
      cards.some(({ dietary }) => dietary?.allergens[allergen] !== undefined),
    ),
  );
