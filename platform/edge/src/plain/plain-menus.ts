import type { PageDocument } from '@storefront/compositions';
import { LRUCache } from 'lru-cache';
import { acceptedLanguage } from '../render/accepted-language';
import type { RenderedComposition } from '../render/realm-files';
import { failureOf } from '../render/render-failure';
import type { Realms } from '../render/realms';
import type { ReadApi } from '../restaurant-head';
import type { PlainMenu } from './plain-menu';

/** A menu without scripts to write. */
export interface PlainMenuRequest {
  readonly page: () => PageDocument;
  /** Its shell's script writes the menu. */
  readonly rendered: RenderedComposition;
  readonly restaurantUrl: string;
  /** Language of the restaurant. */
  readonly language: string;
  /** ETag of the API's response; a menu without one is not cached. */
  readonly revision: string;
  readonly acceptLanguage: string | undefined;
}

/** The menu of a request; null when it cannot be written now. Never rejects. */
export type PlainMenuOf = (request: PlainMenuRequest) => Promise<PlainMenu | null>;

export interface PlainMenusOptions {
  readonly realms: Pick<Realms, 'plainMenu'>;
  readonly readApi: ReadApi;
  /** Gets one sentence per failure. */
  readonly log: (line: string) => void;
}

const MOST_BYTES = 24 * 1024 * 1024;

/**
 * Menus without scripts, each written once by composition, restaurant, language and revision of its
 * data, and cached within a limit in bytes. Concurrent requests share the work.
 */
export function createPlainMenus({ realms, readApi, log }: PlainMenusOptions): PlainMenuOf {
  const known = new LRUCache<string, { readonly menu: PlainMenu; readonly bytes: number }>({
    maxSize: MOST_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes + 2 * key.length,
  });
  const running = new Map<string, Promise<PlainMenu | null>>();

  async function write(
    key: string,
    language: string,
    { page, rendered, restaurantUrl, revision }: PlainMenuRequest,
  ): Promise<PlainMenu | null> {
    const { status, body, etag } = await readApi(
      `/restaurant/data/v2/${encodeURIComponent(restaurantUrl)}`,
    );
    if (status !== 200) return null;
    const { config } = page();
    const json = await realms.plainMenu({
      rendered,
      restaurant: restaurantUrl,
      requestJson: JSON.stringify({ wire: body, language, config }),
    });
    const menu = json === null ? null : (JSON.parse(json) as PlainMenu | null);
    // two bytes per character, and as many for the words that are searched
    // of a later revision it would be wrong when this one returns
    const isOfRevision = revision !== '' && (etag === undefined || etag === revision);
    if (json !== null && menu !== null && isOfRevision)
      known.set(key, { menu, bytes: 4 * json.length });
    return menu;
  }

  return async (request) => {
    const { rendered, restaurantUrl, revision, acceptLanguage } = request;
    const { composition } = rendered;
    const languages = Object.keys(composition.shell.locales);
    const language = acceptedLanguage(acceptLanguage, request.language, languages);
    if (language === null) return null;
    const key = [composition.hash, language, revision, restaurantUrl].join('\n');
    const cached = known.get(key);
    if (cached !== undefined) return cached.menu;
    const work =
      running.get(key) ?? write(key, language, request).finally(() => running.delete(key));
    running.set(key, work);
    try {
      return await work;
    } catch (error) {
      const failure = failureOf(error);
      if (failure.reason !== 'backing-off')
        log(`The menu of ${restaurantUrl} without scripts is not written: ${failure.message}`);
      return null;
    }
  };
}
