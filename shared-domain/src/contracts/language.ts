type LanguageEntry = {
  /** Language tag of documents (BCP 47). `Intl` accepts the code of the language itself. */
  readonly tag: string;
  /** Hours of its clock: 12 with AM and PM, or 24. */
  readonly clock: 12 | 24;
};

/**
 * Languages of the interface (I18N-01) by code. Everything that differs by language and is no text
 * is here; texts are in the folders `locales`, one `<code>.json` each. The first two letters of a
 * code are the beginning of the browser's tags that select it.
 */
export const LANGUAGE_TABLE = {
  en: { tag: 'en', clock: 12 },
  es: { tag: 'es', clock: 24 },
  'pt-br': { tag: 'pt-BR', clock: 24 },
} as const satisfies Readonly<Record<string, LanguageEntry>>;

export type Language = keyof typeof LANGUAGE_TABLE;

export const LANGUAGES = Object.keys(LANGUAGE_TABLE) as Language[];

/** Used where neither the browser nor the restaurant names a language of the table. */
export const DEFAULT_LANGUAGE: Language = 'pt-br';

/**
 * Overlays of a language by the restaurant's country (ISO code): the file `<tag>.json` beside a
 * catalogue has the texts that differ there, 'vos' instead of 'tú'. The language stays the same.
 */
const OVERLAYS = { es: { PY: 'es-PY', AR: 'es-AR' } } as const;

export type Overlay = (typeof OVERLAYS.es)[keyof typeof OVERLAYS.es];
/** Texts of a page: those of a language, or of a language with an overlay. */
export type TextsTag = Language | Overlay;

/** The texts of a language at a restaurant of this country. */
export function textsTag(language: Language, country: string): TextsTag {
  const code = country.trim().toUpperCase();
  if (language !== 'es' || !Object.hasOwn(OVERLAYS.es, code)) return language;
  return OVERLAYS.es[code as keyof typeof OVERLAYS.es];
}

/** The language of texts. */
export const languageOfTexts = (tag: TextsTag): Language =>
  tag === 'es-PY' || tag === 'es-AR' ? 'es' : tag;

/** BCP 47 tag of a document with these texts. */
export const documentTag = (tag: TextsTag): string =>
  tag === 'es-PY' || tag === 'es-AR' ? tag : LANGUAGE_TABLE[tag].tag;
