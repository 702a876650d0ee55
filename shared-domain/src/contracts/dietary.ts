import * as z from 'zod/mini';

/** Allergens that a restaurant can make a statement about: those of Annex II of Regulation (EU) 1169/2011. */
export const ALLERGENS = [
  'gluten',
  'milk',
  'eggs',
  'nuts',
  'peanuts',
  'soy',
  'fish',
  'crustaceans',
  'molluscs',
  'sesame',
  'mustard',
  'celery',
  'lupin',
  'sulphites',
] as const;
export type Allergen = (typeof ALLERGENS)[number];

export const DIETS = ['vegan', 'vegetarian'] as const;
export type Diet = (typeof DIETS)[number];

const ALLERGEN_STATEMENTS = ['contains', 'may_contain', 'free'] as const;
export type AllergenStatement = (typeof ALLERGEN_STATEMENTS)[number];
const DIET_STATEMENTS = ['yes', 'no'] as const;
export type DietStatement = (typeof DIET_STATEMENTS)[number];

type Statements<Name extends string, Statement> = Readonly<Partial<Record<Name, Statement>>>;

/** Statements by name; unknown names and unknown statements are dropped: they confirm nothing. */
const statements = <Name extends string, Statement extends string>(
  names: readonly Name[],
  known: readonly Statement[],
) =>
  z.catch(
    z.codec(
      z.nullish(z.record(z.string(), z.unknown())),
      z.custom<Statements<Name, Statement>>((value) => typeof value === 'object'),
      {
        decode: (given) =>
          Object.fromEntries(
            names.flatMap((name) => {
              const statement = known.find((it) => it === given?.[name]);
              return statement === undefined ? [] : [[name, statement]];
            }),
          ) as Statements<Name, Statement>,
        encode: (stated) => stated,
      },
    ),
    {} as Statements<Name, Statement>,
  );

/**
 * What a restaurant states about the allergens and diets of an item, in every choice that the item
 * offers. An allergen or a diet without a statement is not confirmed. This project's addition.
 */
const Dietary = z.object({
  allergens: statements(ALLERGENS, ALLERGEN_STATEMENTS),
  diets: statements(DIETS, DIET_STATEMENTS),
});
export type Dietary = z.output<typeof Dietary>;

/** Optional statements of an item; anything unreadable reads as no statement. */
export const dietary = () => z.catch(z.nullish(Dietary), null);
