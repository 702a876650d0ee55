import * as z from 'zod/mini';
import { call } from './call';
import { PushSubscription } from './push';

/** The key browsers subscribe with, in base64url. This project's own call, as the two behind it. */
export const getPushKey = call({
  id: 'getPushKey',
  method: 'GET',
  path: '/push/key',
  body: null,
  answer: z.object({ publicKey: z.string() }),
  bearer: false,
});

/**
 * Whoever knows an order's uuid may be told of its stages; again for the same device changes its
 * keys. 409 `order_over`, 422 `push_service_unknown`.
 */
export const subscribePush = call({
  id: 'subscribePush',
  method: 'POST',
  path: '/order/{uuid}/push',
  body: PushSubscription,
  answer: z.object({}),
  bearer: false,
});

/** The same answer for a device that is told nothing anyway. */
export const unsubscribePush = call({
  id: 'unsubscribePush',
  method: 'POST',
  path: '/order/{uuid}/push/off',
  body: z.object({ endpoint: z.string() }),
  answer: z.object({}),
  bearer: false,
});
