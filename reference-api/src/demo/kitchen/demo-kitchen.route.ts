import type { FastifyInstance } from 'fastify';
import type { Deps } from '../../deps';
import { advanceOrder as advance, cancelOrder as cancel } from '../../api-calls';
import { refuse } from '../../platform/http/refusal';
import { serve } from '../../platform/http/serve';
import { isUuid } from '../../platform/db/uuid';
import { advanceOrder } from '../../orders/advance-order';
import { cancelOrder } from '../../orders/cancel-order';

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
