import type { PageConfig } from '@storefront/loader/page';
import { timedFetch, type TimedResponse } from '@storefront/shared-domain/clock';

type Bases = Pick<PageConfig, 'apiBase' | 'services'>;

/** Longest wait in ms for the first byte of the cache. */
const CACHE_MS = 3000;

/** URL of the record's file in the cache, which the API serves where the site names none (OPEN-017). */
export const recordFile = ({ apiBase, services }: Bases, restaurantUrl: string): string =>
  `${services?.cacheBase ?? apiBase}/restaurant/${encodeURIComponent(restaurantUrl)}.json`;

/** URL of the record at the API itself (API-01). */
export const recordOfApi = ({ apiBase }: Pick<Bases, 'apiBase'>, restaurantUrl: string): string =>
  `${apiBase}/restaurant/data/v2/${encodeURIComponent(restaurantUrl)}`;

export const fetchRecordOfApi = (bases: Bases, restaurantUrl: string): Promise<TimedResponse> =>
  timedFetch(recordOfApi(bases, restaurantUrl));

/** Requests the restaurant's record: its file in the cache, and after a miss the API (OPEN-017). */
export async function fetchRecord(bases: Bases, restaurantUrl: string): Promise<TimedResponse> {
  const cached = await Promise.race([
    timedFetch(recordFile(bases, restaurantUrl)).catch(() => undefined),
    new Promise<undefined>((resolve) => setTimeout(resolve, CACHE_MS)),
  ]);
  // a server of files may answer with a page
  const isRecord = cached?.ok && cached.headers.get('content-type')?.includes('json');
  return isRecord ? cached : fetchRecordOfApi(bases, restaurantUrl);
}
