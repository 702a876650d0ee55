import path from 'node:path';
import { acceptedLanguage } from '../render/accepted-language';
import type { Address } from '../serve-page';
import { PAGES } from './page-files';

/** A page of a restaurant in one language, and the files of a site that contain it. */
export interface EntryPage {
  readonly address: Address & { readonly restaurant: string };
  /** Code of a catalogue of the shell. */
  readonly language: string;
  readonly files: readonly string[];
}

/** Prefixes of a restaurant's addresses. */
const PREFIXES = ['', '/app'];

/** Names that are folders and files as they are, and no prefix of other addresses. */
export const isPageName = (restaurant: string): boolean =>
  /^[\w-]{1,100}$/.test(restaurant) && restaurant !== 'app';

/** File names have the beginning of a language tag: file servers compare no more of it. */
const fileOf = (folder: string, language: string): string =>
  path.join(folder, `${language.slice(0, 2)}.html`);

/**
 * All pages of a restaurant that are rendered, at these `paths` after it. The one in the restaurant's own
 * language is also for browsers that accept none of the shell's.
 */
export function entryPages(
  site: string,
  restaurant: string,
  {
    paths,
    languages,
    own,
  }: {
    readonly paths: readonly string[];
    readonly languages: readonly string[];
    readonly own: string;
  },
): EntryPage[] {
  const other = acceptedLanguage(undefined, own, languages);
  return PREFIXES.flatMap((prefix) =>
    paths.flatMap((page) =>
      languages.map((language) => {
        const base = `${prefix}/${restaurant}`;
        const folder = path.join(site, PAGES, base, page);
        const forOthers = language === other ? [path.join(folder, 'default.html')] : [];
        return {
          address: { restaurant, base, path: page },
          language,
          files: [fileOf(folder, language), ...forOthers],
        };
      }),
    ),
  );
}
