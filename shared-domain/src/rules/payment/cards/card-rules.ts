import type { RestaurantInfo } from '../../../contracts';
import { DEFAULT_LANGUAGE } from '../../../contracts/language';
import { countryNamed } from '../../country/country-table';
import { languageOfTag } from '../../format/language';
import type { CardBrand } from './card-brand';

/** What a restaurant's record decides about a new card. */
export type CardRules = {
  /** Country of its holder's fields; '' requests neither a document nor a layout. */
  readonly country: string;
  /** Brands that are not accepted. */
  readonly refusedBrands: readonly string[];
};

/** Brands with a length of their own, which records name in these spellings. */
const NAMED: Readonly<Partial<Record<CardBrand, RegExp>>> = {
  AMEX: /amex|american express/i,
  Diners: /diners/i,
};

/**
 * AMEX and Diners are accepted where the record lists them for credit, or lists no brand at all
 * (CARDS-01, CONFLICTS-16). A record without a known country has the Brazilian form if its language
 * is Portuguese, or no other one is named.
 */
export function cardRulesOf({
  country,
  language,
  card_types,
}: Pick<RestaurantInfo, 'country' | 'language' | 'card_types'>): CardRules {
  const isLanguageOfBrazil = (languageOfTag(language) ?? DEFAULT_LANGUAGE) === 'pt-br';
  const known = countryNamed(country) === null ? '' : country.trim().toUpperCase();
  const takes = (pattern: RegExp): boolean =>
    card_types.length === 0 ||
    card_types.some(({ name, isCredit }) => isCredit && pattern.test(name));
  return {
    country: known || (isLanguageOfBrazil ? 'BR' : ''),
    refusedBrands: Object.entries(NAMED).flatMap(([brand, pattern]) =>
      takes(pattern) ? [] : [brand],
    ),
  };
}
