import { DEFAULT_LANGUAGE, LANGUAGES, type Language } from '../../contracts/language';

export type { Language };

const beginning = (tag: string): string => tag.trim().toLowerCase().slice(0, 2);

/**
 * The interface language of a language tag (OPEN-090) by its first two letters: 'pt*' is pt-br,
 * 'en*' English, 'es*' Spanish, others none.
 */
export const languageOfTag = (tag: string): Language | undefined =>
  LANGUAGES.find((language) => beginning(language) === beginning(tag));

/**
 * Initial language: the browser's first supported one, else the restaurant's, else pt-br (I18N-02).
 */
export function pickLanguage(browser: readonly string[], restaurant: string): Language {
  for (const tag of [...browser, restaurant]) {
    const language = languageOfTag(tag);
    if (language) return language;
  }
  return DEFAULT_LANGUAGE;
}
