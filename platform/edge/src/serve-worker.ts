import type { IncomingMessage, ServerResponse } from 'node:http';
import type { CurrentPage } from './channel-page';
import { reportingEndpoints, reportsOf, workerPolicy } from './csp';
import { TYPES } from './headers';
import { sendRevalidated, sendText } from './send';

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
  const headers = {
    'content-type': TYPES['.js'],
    'content-security-policy': workerPolicy({
      origins: config.origins,
      reports: reportsOf(config),
    }),
    ...reportingEndpoints(reportsOf(config)),
  };
  sendRevalidated(request, response, headers, page.worker);
}
