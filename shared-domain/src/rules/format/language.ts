import type { Language } from '../../contracts';

export type { Language };

/** Language tags for documents. `Intl` accepts the interface's own names. */
export const LANGUAGE_TAGS: Readonly<Record<Language, string>> = {
  en: 'en',
  es: 'es',
  'pt-br': 'pt-BR',
};

const BEGINNINGS: Readonly<Record<string, Language>> = { pt: 'pt-br', en: 'en', es: 'es' };

/**
 * The interface language of a language tag (OPEN-090): 'pt*' is pt-br, 'en*' English, 'es*'
 * Spanish, others none.
 */
const languageOf = (tag: string): Language | null =>
  BEGINNINGS[tag.trim().toLowerCase().slice(0, 2)] ?? null;

/**
 * Initial language: the browser's first supported one, else the restaurant's, else pt-br (I18N-02).
 */
export function pickLanguage(browser: readonly string[], restaurant: string): Language {
  for (const tag of browser) {
    const language = languageOf(tag);
    if (language !== null) return language;
  }
  return languageOf(restaurant) ?? 'pt-br';
}
