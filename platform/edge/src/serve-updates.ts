import type { IncomingMessage, ServerResponse } from 'node:http';
import type { ChannelUpdates } from '@storefront/compositions';
import type { CurrentPage } from './channel-page';
import { computeEtag, isSame, REVALIDATE, TYPES } from './headers';
import { send, sendText } from './send';

/** What an open page can request from its channel. */
export function toUpdate(page: CurrentPage): ChannelUpdates {
  const { config, revoked } = page.document('', { language: '', modules: null });
  return { channel: config.channel, revision: config.revision, revoked: [...revoked] };
}

/** The revision a page is of; 0 before the first. */
export const revisionOf = (page: CurrentPage | null): number =>
  page === null ? 0 : toUpdate(page).revision;

/** Sends `channel.json`, revalidated on every use. */
export function serveUpdates(
  request: IncomingMessage,
  response: ServerResponse,
  page: CurrentPage | null,
): void {
  if (!page) return sendText(request, response, 404, 'Not found');
  const text = JSON.stringify(toUpdate(page));
  const etag = computeEtag(text);
  const headers = { 'content-type': TYPES['.json'], 'cache-control': REVALIDATE, etag };
  if (isSame(request, etag))
    return send(request, response, { status: 304, headers, body: Buffer.alloc(0) });
  send(request, response, { status: 200, headers, body: Buffer.from(text) });
}
