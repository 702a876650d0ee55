import type { FastifyInstance } from 'fastify';
import { isUnchanged } from '../platform/http/request-values';
import type { RestaurantDeps } from './restaurant-deps';

/**
 * Pictures of the restaurants. Their addresses do not change with them, so they are cached for a day; for
 * a month after that, the stored one is shown while a new one is fetched.
 */
export function mediaRoute(app: FastifyInstance, { pictures }: RestaurantDeps): void {
  app.get<{ Params: { '*': string } }>(
    '/media/*',
    { schema: { hide: true } },
    async (request, reply) => {
      const picture = (await pictures?.find(request.params['*'])) ?? null;
      const headers = {
        etag: picture?.etag,
        'cache-control': 'public, max-age=86400, stale-while-revalidate=2592000',
      };
      if (picture && isUnchanged(request.headers['if-none-match'], picture.etag))
        return reply.code(304).headers(headers).send();
      const bytes = await picture?.read();
      if (!picture || !bytes)
        return reply
          .code(404)
          .header('cache-control', 'no-store')
          .send({ error: 'Picture not found', code: 'media_not_found' });
      return reply.headers({ ...headers, 'content-type': picture.type }).send(bytes);
    },
  );
}
