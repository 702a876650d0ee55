/** Languages of the interface (I18N-01). */
export type Language = 'en' | 'pt-br';

/** What a language tag means here (OPEN-090): 'pt*' is pt-br, 'en*' English, anything else nothing. */
function languageOf(tag: string): Language | null {
  const lower = tag.trim().toLowerCase();
  if (lower.startsWith('pt')) return 'pt-br';
  return lower.startsWith('en') ? 'en' : null;
}

/** Language to begin with: the first of the browser's that the interface speaks, else the restaurant's, else pt-br (I18N-02). */
export function pickLanguage(browser: readonly string[], restaurant: string): Language {
  for (const tag of browser) {
    const language = languageOf(tag);
    if (language !== null) return language;
  }
  return languageOf(restaurant) ?? 'pt-br';
}
