import type { ReadApi } from '@storefront/edge';
import type { ReferenceApi } from '@storefront/reference-api';

/** Reads an API of this process, without a connection. */
export const createReader =
  ({ app }: Pick<ReferenceApi, 'app'>): ReadApi =>
  async (url, etag) => {
    const response = await app.inject({
      url,
      headers: etag === undefined ? {} : { 'if-none-match': etag },
    });
    return {
      status: response.statusCode,
      body: response.body === '' ? null : (JSON.parse(response.body) as unknown),
      etag: response.headers.etag ?? '',
    };
  };

/** Short reason why an edge in front of this API is not ready; null when it is. */
export const createReadyCheck = (read: ReadApi) => async (): Promise<string | null> =>
  (await read('/readyz')).status === 200 ? null : 'the API is not ready';
