import type { FastifyInstance } from 'fastify';
import type { Deps } from '../deps';
import { advanceOrder as call } from '../http/api-calls';
import { refuse } from '../http/refusal';
import { serve } from '../http/serve';
import { isUuid } from '../orders/uuid';
import { advanceOrder } from '../use-cases/advance-order';

/** The kitchen moved by hand; not registered at all where the demo is off. */
export function demoKitchenRoute(app: FastifyInstance, { db, demo, now }: Deps): void {
  if (!demo) return;
  serve(app, call, async ({ params }) => {
    const moved = isUuid(params.uuid) ? await advanceOrder(db, params.uuid, now()) : null;
    return moved ?? refuse(404, 'Order not found', 'order_not_found');
  });
}
