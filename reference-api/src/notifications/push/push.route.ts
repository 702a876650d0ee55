import { calls } from '@storefront/shared-domain/contracts';
import { isFinalStatus } from '@storefront/shared-domain/rules';
import type { FastifyInstance } from 'fastify';
import { identify } from '../../accounts/identify';
import { findOrder } from '../../orders/orders.repository';
import { mayAct } from '../../orders/order-viewer';
import { viewOnly } from '../../orders/view-only';
import { toViewer } from '../../orders/to-viewer';
import { dropDevice, saveDevice } from './push.repository';
import type { PushDeps } from './push-deps';
import { refuse, Refusal } from '../../platform/http/refusal';
import { serve } from '../../platform/http/serve';
import { isUuid } from '../../platform/db/uuid';
import { isPushService } from './push-services';

/** Maximum number of devices per order. */
const MAX_DEVICES = 5;

/**
 * Push messages about an order (SHELL-58): the subscription key, subscribe and unsubscribe. Only a
 * requester that may act on the order subscribes: its link may have been shared.
 */
export function pushRoutes(app: FastifyInstance, deps: PushDeps): void {
  const { db, push, now, limits } = deps;
  serve(app, calls.getPushKey, async ({ reply }) => {
    reply.header('cache-control', 'no-cache');
    return { publicKey: push.sender.publicKey };
  });

  serve(
    app,
    calls.subscribePush,
    async ({ params, body: { endpoint, keys, language }, request }) => {
      if (!isPushService(endpoint, push.services))
        return refuse(422, 'This push service is not known', 'push_service_unknown', {
          path: 'endpoint',
        });
      const customer = await identify(request, deps);
      if (customer instanceof Refusal) return customer;
      const order = isUuid(params.uuid) ? await findOrder(db, { uuid: params.uuid }) : null;
      if (!order) return refuse(404, 'Order not found', 'order_not_found');
      if (!mayAct(order, toViewer(request, customer))) return viewOnly();
      if (isFinalStatus(order.status)) return refuse(409, 'The order is over', 'order_over');
      await db.transaction((tx) =>
        saveDevice(tx, {
          orderId: order.id,
          endpoint,
          ...keys,
          language,
          at: now(),
          most: MAX_DEVICES,
        }),
      );
      return {};
    },
    { perMinute: limits.orders },
  );

  serve(
    app,
    calls.unsubscribePush,
    async ({ params, body }) => {
      if (isUuid(params.uuid)) await dropDevice(db, params.uuid, body.endpoint);
      return {};
    },
    { perMinute: limits.orders },
  );
}
