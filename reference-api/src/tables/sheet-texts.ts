import { textsTag } from '@storefront/shared-domain/contracts';
import { languageOfTag } from '@storefront/shared-domain/rules';
import { apiTexts } from '../locales/api-texts';
import { filled } from '../locales/read-catalogues';

/** Texts of a sheet, by the restaurant's language. */
export type SheetTexts = {
  /** A name that is a number gets the word for table: '7' is 'Table 7', 'Terrace 1' stays. */
  table: (name: string) => string;
  scan: string;
  tablet: string;
  typed: string;
  title: (restaurant: string) => string;
};

/**
 * Texts in the language of a tag such as 'pt-br', as a country writes it; English for every other.
 */
export function sheetTexts(tag: string, country = ''): SheetTexts {
  const { table, title, ...texts } = apiTexts(textsTag(languageOfTag(tag) ?? 'en', country)).sheet;
  return {
    ...texts,
    table: (name) => (/^\d+\p{L}?$/u.test(name) ? filled(table, { name }) : name),
    title: (restaurant) => filled(title, { restaurant }),
  };
}
