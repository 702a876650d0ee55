import type { BuildRecord } from '@storefront/compositions';

/** A page that customers open from outside: one that the edge renders. */
export interface EntryPage {
  /** Its first link, else its file. */
  readonly name: string;
  /** Path after the restaurant. */
  readonly path: string;
}

/** The entry pages that builds declare, each page once. */
export function listEntryPages(
  remotes: readonly Pick<BuildRecord, 'name' | 'declaration'>[],
): readonly EntryPage[] {
  const found = new Map<string, EntryPage>();
  for (const { name: remote, declaration } of remotes)
    for (const { path, page, links = [], rendered } of declaration?.pages ?? []) {
      const key = `${remote}/${page}`;
      if (rendered !== undefined && !found.has(key))
        found.set(key, { name: links[0] ?? page, path });
    }
  return [...found.values()];
}
