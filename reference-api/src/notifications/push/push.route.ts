import { calls } from '@storefront/shared-domain/contracts';
import { isFinalStatus } from '@storefront/shared-domain/rules';
import type { FastifyInstance } from 'fastify';
import { identify } from '../../accounts/identify';
import { findOrder } from '../../orders/orders.repository';
import { mayAct, toViewer, viewOnly } from '../../orders/order-viewer';
import { Refusal, refuse } from '../../platform/http/refusal';
import { serve } from '../../platform/http/serve';
import { isUuid } from '../../platform/db/uuid';
import { dropDevice, saveDevice } from './push.repository';
import type { PushDeps } from './push-deps';

/**
 * Hosts of the browsers' push services; a dot in front includes every host below. Without this list
 * a client could make the server post to any URL.
 */
const KNOWN = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  '.notify.windows.com',
  'web.push.apple.com',
  '.push.apple.com',
];

/**
 * Whether a URL belongs to a built-in or configured push service: over TLS and without a user, or
 * on an origin that is configured as a whole.
 */
export function isPushService(endpoint: string, configured: readonly string[]): boolean {
  if (!URL.canParse(endpoint)) return false;
  const { protocol, hostname, host, port, origin, username, password } = new URL(endpoint);
  if (username !== '' || password !== '') return false;
  if (configured.includes(origin)) return true;
  if (protocol !== 'https:') return false;
  const isKnown =
    port === '' &&
    KNOWN.some((known) => (known.startsWith('.') ? hostname.endsWith(known) : hostname === known));
  return isKnown || configured.includes(host);
}

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
