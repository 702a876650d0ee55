import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { advanceOrder as advance, cancelOrder as cancel } from '../http/api-calls';
import { refuse } from '../http/refusal';
import { serve } from '../http/serve';
import { isUuid } from '../orders/uuid';
import { advanceOrder } from '../use-cases/advance-order';
import { cancelOrder } from '../use-cases/cancel-order';

/** Manual control of the kitchen; not registered when the demo is off. */
export function demoKitchenRoute(app: FastifyInstance, { db, demo, now }: Deps): void {
  if (!demo) return;
  const moving =
    (move: typeof cancelOrder) =>
    async ({ params }: { params: { readonly uuid: string } }) =>
      (isUuid(params.uuid) ? await move(db, params.uuid, now()) : null) ??
      refuse(404, 'Order not found', 'order_not_found');
  serve(app, advance, moving(advanceOrder));
  serve(app, cancel, moving(cancelOrder));
}
