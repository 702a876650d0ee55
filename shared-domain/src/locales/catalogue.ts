import type { Language, Overlay } from '../contracts';

export type Catalogue = { readonly [key: string]: string | Catalogue };
type LoadCatalogue = () => Promise<{ readonly default: Catalogue }>;

/**
 * Texts of a part by language. A build older than a language has no texts in it: it falls back to
 * English.
 */
export type Locales = Readonly<Record<'en' | 'pt-br', LoadCatalogue>> &
  Readonly<Partial<Record<Language | Overlay, LoadCatalogue>>>;
