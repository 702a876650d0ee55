import type { IncomingMessage, ServerResponse } from 'node:http';
import { REST_FILE } from '@storefront/compositions';
import { type Store, StoreBusyError, compressed, readComposedPage } from '@storefront/release';
import { LRUCache } from 'lru-cache';
import { FOR_EVER, TYPES } from './headers';
import { restFile } from './rest-file';
import { acceptedEncodings, send, sendText } from './send';

const BUILDS = '/builds/';
const endings = { br: '.br', gzip: '.gz' } as const;
/** Bytes of the cached files and of their compressed forms. */
const MAX_BYTES = 4 * 1024 * 1024;

interface Encoded {
  readonly file: string;
  readonly plain: Buffer;
  readonly forms: ReadonlyMap<string, Buffer>;
}

const computeSize = ({ plain, forms }: Encoded): number =>
  [...forms.values()].reduce((sum, { length }) => sum + length, plain.length + 1);

/** Whether a path is that of a file with the builds that pages omit. */
export const isRest = (pathname: string): boolean =>
  pathname.startsWith(BUILDS) && REST_FILE.test(pathname.slice(BUILDS.length));

/** Serves the builds that pages omit, of every composition in the store: an open page may be old. */
export function restServer(store: Store) {
  const files = new LRUCache<string, Encoded>({
    maxSize: MAX_BYTES,
    sizeCalculation: computeSize,
    fetchMethod: async (hash) => {
      const { text, pointer } = restFile(await readComposedPage(store, hash, '/builds'));
      const plain = Buffer.from(text);
      return { file: pointer.file, plain, forms: await compressed(pointer.file, plain) };
    },
  });
  return async (
    pathname: string,
    request: IncomingMessage,
    response: ServerResponse,
  ): Promise<void> => {
    const file = pathname.slice(BUILDS.length);
    const [hash = ''] = /[0-9a-f]{64}/.exec(file) ?? [];
    const known = await files.fetch(hash).catch((error: unknown) => {
      if (error instanceof StoreBusyError) throw error;
      return undefined;
    });
    if (known?.file !== file) return sendText(request, response, 404, 'Not found');
    const encoding = acceptedEncodings(request).find((it) => known.forms.has(endings[it]));
    const body = encoding && known.forms.get(endings[encoding]);
    send(request, response, {
      status: 200,
      headers: {
        'content-type': TYPES['.json'],
        'cache-control': FOR_EVER,
        vary: 'accept-encoding',
        ...(encoding ? { 'content-encoding': encoding } : {}),
      },
      body: body ?? known.plain,
    });
  };
}
