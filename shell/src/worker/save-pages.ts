import { requestKind } from './classify-request';
import { strategies } from './strategies';
import type { LastingEvent } from './worker-scope';

/**
 * Message of a page that was loaded without the service worker: its own URL, and the URLs of its
 * files and data, to be cached.
 */
interface SaveRequest {
  readonly kind: 'keep';
  readonly page: string | null;
  readonly urls: readonly string[];
}

const MAX_URLS = 400;

const isSaveRequest = (message: unknown): message is SaveRequest => {
  if (typeof message !== 'object' || message === null) return false;
  const { kind, page, urls } = message as Record<string, unknown>;
  return (
    kind === 'keep' &&
    (page === null || typeof page === 'string') &&
    Array.isArray(urls) &&
    urls.every((url) => typeof url === 'string')
  );
};

async function saveOne(event: LastingEvent, address: string, isDocument: boolean): Promise<void> {
  const url = new URL(address, location.origin);
  const kind = requestKind({ method: 'GET', isDocument, url, origin: location.origin });
  if (kind === null) return;
  const [answer, done] = strategies[kind].handleAll({ event, request: new Request(url) });
  await answer.then(() => done).catch(() => undefined); // a failed request is not cached
}

/** Caches the URLs of a message that have a strategy; other messages are ignored. */
export async function save(event: LastingEvent, message: unknown): Promise<void> {
  if (!isSaveRequest(message)) return;
  const urls = message.urls.slice(0, MAX_URLS);
  await Promise.all([
    ...(message.page === null ? [] : [saveOne(event, message.page, true)]),
    ...urls.map((url) => saveOne(event, url, false)),
  ]);
}
