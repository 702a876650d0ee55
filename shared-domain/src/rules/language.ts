import type { Language } from '../contracts';

export type { Language };

/**
 * How documents name the languages they are in. `Intl` takes the names of the interface as they
 * are.
 */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = {
  en: 'en',
  es: 'es',
  'pt-br': 'pt-BR',
};

const BEGINNINGS: Readonly<Record<string, Language>> = { pt: 'pt-br', en: 'en', es: 'es' };

/**
 * What a language tag means here (OPEN-090): 'pt*' is pt-br, 'en*' English, 'es*' Spanish, anything
 * else nothing.
 */
const languageOf = (tag: string): Language | null =>
  BEGINNINGS[tag.trim().toLowerCase().slice(0, 2)] ?? null;

/**
 * Language to begin with: the first of the browser's that the interface speaks, else the
 * restaurant's, else pt-br (I18N-02).
 */
export function pickLanguage(browser: readonly string[], restaurant: string): Language {
  for (const tag of browser) {
    const language = languageOf(tag);
    if (language !== null) return language;
  }
  return languageOf(restaurant) ?? 'pt-br';
}
