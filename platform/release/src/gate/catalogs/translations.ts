import type { Texts } from '@storefront/compositions/story';
import { type Builds, readCatalogs } from './texts';
import { type Catalog, textsIn } from './texts-in';

/** The texts of a composition in one language. */
export interface Translation {
  /** Code of the language, as the records of the builds name it. */
  readonly language: string;
  readonly texts: Texts;
  /** By the name of the build that has them. */
  readonly catalogs: ReadonlyMap<string, readonly Catalog[]>;
  /** True for a text of a catalog with any values; tags divide a text into parts. */
  has(text: string): boolean;
}

const TAG = /<\/?\w+\s*\/?>/;
const VALUE = /\{\{[^{}]*\}\}/;
const VALUES = new RegExp(VALUE, 'g');
const NUMBER = '[\\d.,]+';
/** A text with values is recognized by its own words: at least two letters. */
const OWN_WORDS = /\p{L}.*\p{L}/su;

const singleSpaced = (text: string): string => text.replace(/\s+/g, ' ').trim();
const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');

/** Portuguese joins a preposition with the article of the restaurant's name: 'em X' is 'na X'. */
const JOINED = { em: 'em|n[ao]', de: 'de|d[ao]', por: 'por|pel[ao]' } as const;
const PREPOSITION = /\b(em|de|por) $/;

/** The form of the words between two values. */
const toForm = (words: string): string =>
  escaped(words).replace(
    PREPOSITION,
    (_, preposition: keyof typeof JOINED) => `(?:${JOINED[preposition]}) `,
  );

/** Decides whether a text on the screen is one of `all`. */
export function recognizer(all: readonly string[]): (text: string) => boolean {
  const parts = all.flatMap((text) => text.split(TAG)).map(singleSpaced);
  const plain = new Set(parts.filter((part) => !VALUE.test(part)));
  const forms = parts
    .filter((part) => VALUE.test(part) && OWN_WORDS.test(part.split(VALUE).join('')))
    .map((part) => {
      const values = part.match(VALUES)?.map((value) => (value === '{{count}}' ? NUMBER : '.*'));
      const form = part.split(VALUE).map((words, at) => toForm(words) + (values?.[at] ?? ''));
      return new RegExp(`^${form.join('')}$`, 'su');
    });
  return (text) => {
    const shown = singleSpaced(text);
    // a value at the end may be empty: the page shows no space before it
    return plain.has(shown) || forms.some((form) => form.test(shown) || form.test(`${shown} `));
  };
}

/** One translation for each language of the shell. */
export const readTranslations = (builds: Builds): Promise<Translation[]> =>
  Promise.all(
    Object.keys(builds.shell.locales ?? {}).map(async (language) => {
      const catalogs = await readCatalogs(builds, language);
      const all = [...catalogs.values()].flat().flatMap((catalog) => [...catalog.values()]);
      return { language, texts: textsIn(catalogs, language), catalogs, has: recognizer(all) };
    }),
  );
