import type { FastifyInstance } from 'fastify';
import { advanceOrder as advance, cancelOrder as cancel } from '../demo-calls';
import { isUuid, refuse, serve, type PluginHost } from '@storefront/reference-api/plugin';
import { advanceOrder, cancelOrder } from '@storefront/reference-api/plugin/orders';

/** Manual control of the kitchen. */
export function demoKitchenRoute(
  app: FastifyInstance,
  { db, now }: Pick<PluginHost, 'db' | 'now'>,
): void {
  const moving =
    (move: typeof cancelOrder) =>
    async ({ params }: { params: { readonly uuid: string } }) =>
      (isUuid(params.uuid) ? await move(db, params.uuid, now()) : null) ??
      refuse(404, 'Order not found', 'order_not_found');
  serve(app, advance, moving(advanceOrder));
  serve(app, cancel, moving(cancelOrder));
}
