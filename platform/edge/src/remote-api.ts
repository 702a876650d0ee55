import { startDeadline } from '@storefront/http-kit';
import type { ReadApi } from './restaurant-head';

/** Longest wait for an answer in ms. */
const WAIT_MS = 5000;

/**
 * Reads the API at the URL of another process. Rejects when it does not answer in time, or not with
 * JSON.
 */
export const readRemoteApi =
  (url: string): ReadApi =>
  async (path, known) => {
    const late = new AbortController();
    const end = startDeadline(WAIT_MS, () => late.abort());
    try {
      const response = await fetch(`${url.replace(/\/$/, '')}${path}`, {
        signal: late.signal,
        ...(known === undefined ? {} : { headers: { 'if-none-match': known } }),
      });
      const etag = response.headers.get('etag');
      if (response.status === 304)
        return { status: 304, body: null, ...(etag === null ? {} : { etag }) };
      const body = (await response.json()) as unknown;
      return { status: response.status, body, ...(etag === null ? {} : { etag }) };
    } finally {
      end();
    }
  };
