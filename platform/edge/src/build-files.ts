import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { type Store, StoreBusyError, sharedPath } from '@storefront/release';
import { FOR_EVER, TYPES } from './headers';
import { acceptedEncodings, send, sendText } from './send';

/**
 * Name, id and file of a build. Every segment starts with a letter, digit, dash or underscore,
 * which excludes `..`.
 */
const address = /^\/builds\/([a-z][a-z-]*\/\d+\.\d+\.\d+-[0-9a-f]{12}(?:\/[\w-][\w.-]*)+)$/;
/** Name and file of the folder that the builds of a name share. */
const sharedAddress = /^\/builds\/([a-z][a-z-]*)\/files\/([\w-][\w.-]*)$/;
const endings = { br: '.br', gzip: '.gz' } as const;

/** A file that fails its verification, or is refused, is not served; the store reports it. */
const readable = ({ files }: Store, file: string): Promise<Buffer | null> =>
  files.read(file).catch((error: unknown) => {
    if (error instanceof StoreBusyError) throw error;
    return null;
  });

/** The file of a URL, relative to the store; null for a URL that names none. */
function findFile(pathname: string): string | null {
  const own = address.exec(pathname)?.[1];
  if (own !== undefined) return path.join('builds', own);
  const [, name, file] = sharedAddress.exec(pathname) ?? [];
  return name === undefined || file === undefined ? null : sharedPath(name, file);
}

/**
 * Serves the immutable files of the builds: compressed when they were published, cached for ever by
 * the browser.
 */
export async function serveBuildFile(
  store: Store,
  pathname: string,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const file = findFile(pathname);
  const type = file === null ? undefined : TYPES[path.extname(file)];
  if (file === null || type === undefined) return sendText(request, response, 404, 'Not found');
  const headers = {
    'content-type': type,
    'cache-control': FOR_EVER,
    vary: 'accept-encoding',
  };
  for (const encoding of acceptedEncodings(request)) {
    const body = await readable(store, file + endings[encoding]);
    if (body)
      return send(request, response, {
        status: 200,
        headers: { ...headers, 'content-encoding': encoding },
        body,
      });
  }
  const body = await readable(store, file);
  if (body) return send(request, response, { status: 200, headers, body });
  return sendText(request, response, 404, 'Not found');
}
