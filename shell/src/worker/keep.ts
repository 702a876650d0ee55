import { askedOf } from './asked';
import { strategies } from './strategies';
import type { LastingEvent } from './worker-scope';

/**
 * Message of a page that was loaded without the service worker: its own URL, and the URLs of its
 * files and data, to be cached.
 */
interface Keep {
  readonly kind: 'keep';
  readonly page: string | null;
  readonly urls: readonly string[];
}

const MOST = 400;

const isKeep = (message: unknown): message is Keep => {
  if (typeof message !== 'object' || message === null) return false;
  const { kind, page, urls } = message as Record<string, unknown>;
  return (
    kind === 'keep' &&
    (page === null || typeof page === 'string') &&
    Array.isArray(urls) &&
    urls.every((url) => typeof url === 'string')
  );
};

async function keepOne(event: LastingEvent, address: string, isDocument: boolean): Promise<void> {
  const url = new URL(address, location.origin);
  const kind = askedOf({ method: 'GET', isDocument, url, origin: location.origin });
  if (kind === null) return;
  const [answer, done] = strategies[kind].handleAll({ event, request: new Request(url) });
  await answer.then(() => done).catch(() => undefined); // a failed request is not cached
}

/** Caches the URLs of a message that have a strategy; other messages are ignored. */
export async function keep(event: LastingEvent, message: unknown): Promise<void> {
  if (!isKeep(message)) return;
  const urls = message.urls.slice(0, MOST);
  await Promise.all([
    ...(message.page === null ? [] : [keepOne(event, message.page, true)]),
    ...urls.map((url) => keepOne(event, url, false)),
  ]);
}
