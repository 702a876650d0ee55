import type { Language } from '@storefront/shared-domain/contracts';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/**
 * Texts of a language from the catalogues `<code>.json` of a folder, each read when it is needed,
 * once. Throws when the folder has none for the language.
 */
export function readCatalogues<Texts>(folder: string): (language: Language) => Texts {
  const known = new Map<Language, Texts>();
  return (language) => {
    const texts =
      known.get(language) ??
      (JSON.parse(readFileSync(join(folder, `${language}.json`), 'utf8')) as Texts);
    known.set(language, texts);
    return texts;
  };
}

/** A text with its {{variables}} filled in. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
