import { listHeader, readCatalogues } from '@storefront/reference-api/plugin';
import type { Language } from '@storefront/shared-domain/contracts';
import { languageOfTag, onlineEntry } from '@storefront/shared-domain/rules';
import { join } from 'node:path';
import type en from './locales/en.json';

export const bankTexts = readCatalogues<typeof en>(join(import.meta.dirname, 'locales'));

/** Name of the way in which a method is paid; the bank takes the payments of every provider. */
export const methodName = (method: string, language: Language): string =>
  bankTexts(language).methods[onlineEntry(method)?.kind ?? 'redirect'];

/**
 * The first supported language of a browser's header; without one the restaurant's, else English.
 */
export function bankLanguage(
  acceptLanguage: string | undefined,
  restaurantLanguage: string,
): Language {
  const wanted = listHeader(acceptLanguage)
    .flatMap(({ value, weight }) => {
      const language = languageOfTag(value);
      return language === undefined ? [] : [{ language, weight }];
    })
    .filter(({ weight }) => weight > 0)
    .sort((one, other) => other.weight - one.weight);
  return wanted[0]?.language ?? languageOfTag(restaurantLanguage) ?? 'en';
}
