import type { PageDocument } from '@storefront/compositions';
import { type Store, readComposedPage, readRevision, revisionsOf } from '@storefront/release';

/** What a channel serves now. */
export interface CurrentPage {
  readonly revision: number;
  readonly page: PageDocument;
  readonly boot: string;
}

export interface CurrentPageOptions {
  readonly store: Store;
  readonly channel: string;
  readonly buildsBase: string;
  readonly apiBase: string;
  readonly mediaBase: string;
}

async function compose(options: CurrentPageOptions, number: number): Promise<CurrentPage> {
  const { store, channel, buildsBase, apiBase, mediaBase } = options;
  const { revision, salt, arms } = await readRevision(store, channel, number);
  const pages = await Promise.all(arms.map(({ composition }) => readComposedPage(store, composition, buildsBase)));
  const page: PageDocument = {
    config: { apiBase, mediaBase, channel, revision },
    salt,
    arms: pages.map(({ composition }, index) => ({ share: arms[index]?.share ?? 0, composition })),
  };
  return { revision, page, boot: pages[0]?.boot ?? '' };
}

/**
 * Gives the page of a channel, read again when a new revision is there: one folder listing per request, so that a
 * promotion is seen by the next page load. Null before the first promotion.
 */
export function followChannel(options: CurrentPageOptions): () => Promise<CurrentPage | null> {
  let known: CurrentPage | null = null;
  return async () => {
    const newest = (await revisionsOf(options.store, options.channel)).at(-1);
    if (newest === undefined) return null;
    if (known?.revision !== newest) known = await compose(options, newest);
    return known;
  };
}
