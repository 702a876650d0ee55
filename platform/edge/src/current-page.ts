import type { PageSite } from '@storefront/compositions';
import { type Store, readRevision, listRevisions } from '@storefront/release';
import { type CurrentPage, type PageOptions, channelPage } from './channel-page';
import type { Served } from './served';

const ON_THIS_PORT = { buildsBase: '/builds', apiBase: '/api', mediaBase: '/media' };

/**
 * The page of one composition, independent of channels: for checking a candidate before it is
 * promoted, and for previews.
 */
export function compositionPage(
  store: Store,
  hash: string,
  site?: PageSite,
  paymentDocument: Served['paymentDocument'] = 'shared',
): () => Promise<CurrentPage> {
  const served = {
    composition: hash,
    experiments: [],
    variants: {},
    revoked: [],
    origins: [],
    revision: 1,
    paymentDocument,
  };
  const page = channelPage(
    { store, channel: 'candidate', ...ON_THIS_PORT, site, newsUrl: '' },
    served,
  );
  page.catch(() => undefined); // each caller gets the failure
  return () => page;
}

export interface FollowOptions extends Omit<PageOptions, 'buildsBase' | 'apiBase' | 'mediaBase'> {
  /** One sentence when the newest revision cannot be read, and one when it can be again. */
  readonly log: (line: string) => void;
}

/**
 * Returns a channel's page, read again when a new revision exists: one folder listing per request,
 * so that the next page load gets a promotion. Null before the first promotion. When the store
 * cannot be read, the last page is still served.
 */
export function followChannel({
  log,
  ...options
}: FollowOptions): () => Promise<CurrentPage | null> {
  const { store, channel } = options;
  let known: { revision: number; page: CurrentPage } | null = null;
  let trouble = '';

  async function newest(): Promise<CurrentPage | null> {
    const revision = (await listRevisions(store, channel)).at(-1);
    if (revision === undefined) return null;
    if (known?.revision === revision) return known.page;
    const page = await channelPage(
      { ...options, ...ON_THIS_PORT },
      await readRevision(store, channel, revision),
    );
    known = { revision, page };
    return page;
  }

  function say(next: string, line: string): void {
    if (trouble !== next) log(line);
    trouble = next;
  }

  return async () => {
    try {
      const page = await newest();
      // Revisions are only added to a channel: an empty one was removed.
      if (page === null && known !== null) throw new Error('it has no revisions any more');
      say('', `Channel ${channel} can be read again.`);
      return page;
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      const effect = known ? `revision ${known.revision} is served on` : 'nothing can be served';
      say(reason, `Channel ${channel} cannot be read, ${effect}: ${reason}`);
      if (known === null) throw error;
      return known.page;
    }
  };
}
