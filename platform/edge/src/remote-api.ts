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
    return { status: response.status, body: (await response.json()) as unknown };
  };
