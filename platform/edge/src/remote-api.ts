import type { ReadApi } from './restaurant-head';

/** Longest wait for an answer in ms. */
const WAIT_MS = 5000;

/**
 * Reads the API at the URL of another process. Rejects when it does not answer in time, or not with
 * JSON.
 */
export const readRemoteApi =
  (url: string): ReadApi =>
  async (path) => {
    const response = await fetch(`${url.replace(/\/$/, '')}${path}`, {
      signal: AbortSignal.timeout(WAIT_MS),
    });
    const etag = response.headers.get('etag');
    const body = (await response.json()) as unknown;
    return { status: response.status, body, ...(etag === null ? {} : { etag }) };
  };
