import * as z from 'zod/mini';
import { call } from './call';
import { PushSubscription } from './push';

/** The public key of push subscriptions, in base64url. This project's own call, as the next two. */
export const getPushKey = call({
  id: 'getPushKey',
  method: 'GET',
  path: '/push/key',
  body: null,
  answer: z.object({ publicKey: z.string() }),
  bearer: false,
});

/**
 * The account of an order and the devices that may act on it subscribe to its stages; a repeated call
 * for the same device changes its keys. 409 `order_view_only` or `order_over`, 422
 * `push_service_unknown`.
 */
export const subscribePush = call({
  id: 'subscribePush',
  method: 'POST',
  path: '/order/{uuid}/push',
  body: PushSubscription,
  answer: z.object({}),
});

/** Same answer for a device that has no subscription. */
export const unsubscribePush = call({
  id: 'unsubscribePush',
  method: 'POST',
  path: '/order/{uuid}/push/off',
  body: z.object({ endpoint: z.string() }),
  answer: z.object({}),
  bearer: false,
});
