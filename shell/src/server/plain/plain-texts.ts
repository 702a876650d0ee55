import {
  LANGUAGES,
  documentTag,
  textsTag,
  type TextsTag,
} from '@storefront/shared-domain/contracts';
import { loadCatalogue } from '@storefront/shared-domain/remote';
import { locales } from '../locales';
import type en from '../locales/en.json';

export type PlainTexts = typeof en;

/** Countries whose texts differ from those of a language. */
const COUNTRIES = ['', 'AR', 'PY'];

/** Texts of a page without scripts, and of the notices that lead to it. */
export const plainTexts = async (tag: TextsTag): Promise<PlainTexts> =>
  (await loadCatalogue(locales, tag)).default as PlainTexts;

/** All tags with texts of their own. */
const TAGS: readonly TextsTag[] = [
  ...new Set(
    LANGUAGES.flatMap((language) => COUNTRIES.map((country) => textsTag(language, country))),
  ),
];

/** The texts by the tag of a document, those of `first` before the others. */
export async function textsByTag(first: TextsTag): Promise<Readonly<Record<string, PlainTexts>>> {
  const tags = [first, ...TAGS.filter((tag) => tag !== first)];
  const texts = await Promise.all(tags.map(plainTexts));
  return Object.fromEntries(tags.map((tag, at) => [documentTag(tag), texts[at]!]));
}

/** A text with its {{variables}} filled in. */
export const filled = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replace(/\{\{(\w+)\}\}/g, (_, name: string) => String(values[name] ?? ''));
