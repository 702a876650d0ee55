import { type PageDocument, type Route, pageComposition } from '@storefront/compositions';
import { type ComposedPage, type Store, readComposedPage, readRevision, revisionsOf } from '@storefront/release';

/** What a channel serves now. */
export interface CurrentPage {
  readonly boot: string;
  /** The document of a page; `path` is what follows the restaurant, `language` the restaurant's when it is known. */
  document(path: string, language: string): PageDocument;
}

export interface CurrentPageOptions {
  readonly store: Store;
  readonly channel: string;
  readonly buildsBase: string;
  readonly apiBase: string;
  readonly mediaBase: string;
}

async function read({ store, channel, buildsBase, apiBase, mediaBase }: CurrentPageOptions, revision: number): Promise<CurrentPage> {
  const { salt, arms } = await readRevision(store, channel, revision);
  const pages = await Promise.all(
    arms.map(async ({ composition, share }) => ({ share, opened: await readComposedPage(store, composition, buildsBase) })),
  );
  const routeIn = ({ shell }: ComposedPage, path: string): Route | null => shell.routes?.find((route) => route.path === path) ?? null;
  return {
    boot: pages[0]?.opened.boot ?? '',
    document: (path, language) => ({
      config: { apiBase, mediaBase, channel, revision, language },
      salt,
      arms: pages.map(({ share, opened }) => ({ share, composition: pageComposition(opened, routeIn(opened, path)) })),
    }),
  };
}

/**
 * Gives the page of a channel, read again when a new revision is there: one folder listing per request, so that a
 * promotion is seen by the next page load. Null before the first promotion.
 */
export function followChannel(options: CurrentPageOptions): () => Promise<CurrentPage | null> {
  let known: { revision: number; page: CurrentPage } | null = null;
  return async () => {
    const newest = (await revisionsOf(options.store, options.channel)).at(-1);
    if (newest === undefined) return null;
    if (known?.revision !== newest) known = { revision: newest, page: await read(options, newest) };
    return known.page;
  };
}
