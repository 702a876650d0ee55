import type { PageDocument } from '@storefront/compositions';
import { budget } from '@storefront/http-kit';
import { LRUCache } from 'lru-cache';
import { acceptedLanguage } from '../render/accepted-language';
import type { RenderedComposition } from '../render/realm-files';
import { RenderFailure, toRenderFailure } from '../render/render-failure';
import type { Realms } from '../render/realms';
import type { ScreenKey } from '../render/screen-cache';
import { type PlainDocument, readPlain } from './plain-contract';

/** A document without scripts to write. */
export interface PlainRequest extends Pick<ScreenKey, 'base' | 'query' | 'language' | 'revision'> {
  readonly page: () => PageDocument;
  /** Its shell's script writes the document. */
  readonly rendered: RenderedComposition;
  readonly restaurantUrl: string;
  readonly acceptLanguage: string | undefined;
}

/** The document of a request; null when it cannot be written now. Never rejects. */
export type PlainDocumentOf = (request: PlainRequest) => Promise<PlainDocument | null>;

export interface PlainDocumentsOptions {
  readonly realms: Pick<Realms, 'plainDocument'>;
  /** The restaurant's response in a revision, in any without one. Throws `RenderFailure`. */
  readonly readData: (restaurantUrl: string, revision: string) => Promise<unknown>;
  /** Gets one sentence per failure. */
  readonly log: (line: string) => void;
}

const MAX_BYTES = 24 * 1024 * 1024;
/** The realm that writes documents renders screens, too. */
const WRITES = { name: 'documents without scripts', atOnce: 2, waiting: 16, everyMs: 50, burst: 8 };

/**
 * Documents without scripts, each written once by composition, restaurant, address, query, language and
 * revision of its data, and cached within a limit in bytes. Concurrent requests share the work.
 */
export function createPlainDocuments({
  realms,
  readData,
  log,
}: PlainDocumentsOptions): PlainDocumentOf {
  const known = new LRUCache<string, { readonly made: PlainDocument; readonly bytes: number }>({
    maxSize: MAX_BYTES,
    sizeCalculation: ({ bytes }, key) => bytes + 2 * key.length,
  });
  const running = new Map<string, Promise<PlainDocument | null>>();
  const inTurn = budget(WRITES);

  async function write(
    key: string,
    language: string,
    { page, rendered, restaurantUrl, base, query, revision }: PlainRequest,
  ): Promise<PlainDocument | null> {
    const { config } = page();
    const fields = { base, query, language, config };
    const read = (): Promise<unknown> => readData(restaurantUrl, revision);
    const isHeld = revision !== '';
    const json = await realms.plainDocument({
      rendered,
      restaurant: restaurantUrl,
      requestJson: JSON.stringify(isHeld ? fields : { ...fields, wire: await read() }),
      data: isHeld
        ? {
            key: `${restaurantUrl} ${revision}`,
            readJson: async () => JSON.stringify(await read()),
          }
        : null,
    });
    if (json === null) return null;
    const made = readPlain(json);
    if (isHeld) known.set(key, { made, bytes: 2 * json.length });
    return made;
  }

  /** A head may be 30 s older than the API's data: those of a later revision are written and not cached. */
  const writeLatest = (key: string, language: string, request: PlainRequest) =>
    write(key, language, request).catch((error: unknown) => {
      const isGone = error instanceof RenderFailure && error.reason === 'no-answer';
      if (!isGone || request.revision === '') throw error;
      return write(key, language, { ...request, revision: '' });
    });

  return async (request) => {
    const { rendered, restaurantUrl, base, query, revision, acceptLanguage } = request;
    const { composition } = rendered;
    const languages = Object.keys(composition.shell.locales);
    const language = acceptedLanguage(acceptLanguage, request.language, languages);
    if (language === null) return null;
    const key = [composition.hash, language, revision, base, query, restaurantUrl].join('\n');
    const cached = known.get(key);
    if (cached !== undefined) return cached.made;
    const work =
      running.get(key) ??
      inTurn(() => writeLatest(key, language, request)).finally(() => running.delete(key));
    running.set(key, work);
    try {
      return await work;
    } catch (error) {
      const failure = toRenderFailure(error);
      if (failure.reason !== 'backing-off')
        log(`The page of ${restaurantUrl} without scripts is not written: ${failure.message}`);
      return null;
    }
  };
}
