import type { Dietary } from '../../contracts/dietary';
import { dietaryFacts, hasDietary } from './dietary';

/** Looks up a text of the catalogue of shared-domain. */
type Translate = (key: string, values?: Record<string, string>) => string;

/**
 * What the record states about an item, in sentences for a customer. `short` leaves out what the item
 * is free of and names neither the unconfirmed allergens nor diets, but says that there are some.
 */
export function dietaryTexts(
  t: Translate,
  dietary: Dietary | null | undefined,
  length: 'short' | 'full',
): string[] {
  if (!hasDietary({ dietary })) return [t('dietary.unconfirmed-all')];
  const facts = dietaryFacts({ dietary });
  const listed = (key: string, names: readonly string[], of = 'allergen'): string[] =>
    names.length === 0
      ? []
      : [t(`dietary.${key}`, { list: names.map((name) => t(`${of}.${name}`)).join(', ') })];
  const stated = [
    // what is vegan is vegetarian
    ...facts.suits.slice(0, 1).map((diet) => t(`diet.${diet}`)),
    ...listed('contains', facts.contains),
    ...listed('may-contain', facts.mayContain),
  ];
  if (length === 'short')
    return facts.unconfirmed.length === 0 ? stated : [...stated, t('dietary.unconfirmed-rest')];
  return [
    ...stated,
    ...listed('free', facts.free),
    ...listed('unconfirmed', facts.unconfirmed),
    ...listed('unconfirmed', facts.unconfirmedDiets, 'diet'),
  ];
}
