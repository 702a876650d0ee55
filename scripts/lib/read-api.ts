import type { ReadApi } from '@storefront/edge';
import type { ReferenceApi } from '@storefront/reference-api';

/** Reads an API of this process. */
export const readerOf =
  ({ app }: Pick<ReferenceApi, 'app'>): ReadApi =>
  async (url) => {
    const response = await app.inject({ url });
    return { status: response.statusCode, body: JSON.parse(response.body) as unknown };
  };

/** Why an edge before this API is to get no customers, in a few words; null when it may. */
export const unreadyOf = (read: ReadApi) => async (): Promise<string | null> => ((await read('/readyz')).status === 200 ? null : 'the API is not ready');
