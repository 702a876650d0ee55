import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CurrentPage } from './channel-page';
import { reportingEndpoints, reportsOf, workerPolicy } from './csp';
import { etagOf, isSame } from './etag';
import { REVALIDATE, TYPES } from './headers';
import { encode, send, sendText } from './send';

/**
 * Sends the channel's service worker, revalidated on every page: a promotion, a rollback and the
 * site's switch take effect at once.
 */
export function serveWorker(
  request: IncomingMessage,
  response: ServerResponse,
  page: CurrentPage | null,
): void {
  if (!page) return sendText(request, response, 404, 'Not found');
  const { config } = page.document('', { language: '', modules: null });
  const etag = etagOf(page.worker);
  const policy = workerPolicy({ origins: config.origins, reports: reportsOf(config) });
  const headers = {
    'content-type': TYPES['.js'],
    'cache-control': REVALIDATE,
    'content-security-policy': policy,
    ...reportingEndpoints(reportsOf(config)),
    etag,
  };
  if (isSame(request, etag))
    return send(request, response, { status: 304, headers, body: Buffer.alloc(0) });
  const { body, headers: encoding } = encode(request, page.worker);
  send(request, response, { status: 200, headers: { ...headers, ...encoding }, body });
}
