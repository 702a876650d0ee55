import { calls } from '@storefront/shared-domain/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RestaurantDeps } from './restaurant-deps';
import { isUnchanged } from '../platform/http/request-values';
import { refuse, restaurantNotFound } from '../platform/http/refusal';
import { serve } from '../platform/http/serve';
import { acceptedEncoding } from './encoded-document';
import type { LoadedRestaurant } from './restaurant-catalog';
import { restaurantById } from './restaurant-id';

/**
 * A cache in front of the API stores the file of a record for this long: the restaurant opens and
 * closes by the minute. Browsers revalidate it on every use.
 */
const FILE_CACHING = 'public, max-age=0, s-maxage=30';

/** `expires` is the instant at which opening hours change the response. */
async function sendDocument(
  { document, changesAt }: LoadedRestaurant,
  caching: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.headers({
    etag: document.etag,
    'cache-control': caching,
    expires: new Date(changesAt).toUTCString(),
    vary: 'Accept-Encoding',
  });
  if (isUnchanged(request.headers['if-none-match'], document.etag)) return reply.code(304).send();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  reply.header('content-type', 'application/json; charset=utf-8');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await document.bytes(encoding));
}

/**
 * The restaurant's data (API-01), also as a file for a cache in front of the API (OPEN-017), and its
 * hours for schedules (API-02).
 */
export function restaurantRoutes(app: FastifyInstance, { catalog }: RestaurantDeps): void {
  for (const [call, caching] of [
    [calls.getRestaurant, 'no-cache'],
    [calls.getRestaurantFile, FILE_CACHING],
  ] as const)
    serve(app, call, async ({ params, request, reply }) => {
      const restaurant = await catalog.find({ url: params.restaurantUrl });
      return restaurant ? sendDocument(restaurant, caching, request, reply) : restaurantNotFound();
    });
  serve(app, calls.getScheduleTemplate, async ({ params, reply }) => {
    const restaurant = await restaurantById(catalog, params.restaurantId);
    if (!restaurant) return restaurantNotFound();
    reply.header('cache-control', 'no-cache');
    return (
      restaurant.scheduleTemplates.get(params.templateId) ??
      refuse(404, 'Schedule template not found', 'schedule_template_not_found')
    );
  });
}
