import { calls } from '@storefront/shared-domain/contracts';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { RestaurantDeps } from './restaurant-deps';
import { isUnchanged } from '../platform/http/is-unchanged';
import { refuse, restaurantNotFound } from '../platform/http/refusal';
import { serve } from '../platform/http/serve';
import { acceptedEncoding, type EncodedDocument } from './encoded-document';
import { restaurantById } from './restaurant-id';

async function sendDocument(
  document: EncodedDocument,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  reply.headers({ etag: document.etag, 'cache-control': 'no-cache', vary: 'Accept-Encoding' });
  if (isUnchanged(request.headers['if-none-match'], document.etag)) return reply.code(304).send();
  const encoding = acceptedEncoding(request.headers['accept-encoding']);
  reply.header('content-type', 'application/json; charset=utf-8');
  if (encoding !== 'identity') reply.header('content-encoding', encoding);
  return reply.send(await document.bytes(encoding));
}

/** The restaurant's data (API-01) and its hours for schedules (API-02). */
export function restaurantRoutes(app: FastifyInstance, { catalog }: RestaurantDeps): void {
  serve(app, calls.getRestaurant, async ({ params, request, reply }) => {
    const restaurant = await catalog.find({ url: params.restaurantUrl });
    return restaurant ? sendDocument(restaurant.document, request, reply) : restaurantNotFound();
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
