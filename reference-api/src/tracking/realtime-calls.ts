import { call } from '@storefront/shared-domain/contracts';
import * as z from 'zod/mini';

/**
 * The server-sent events of one channel (API-16, OPEN-019): `order.{id}`, `journey.order.{id}`,
 * `journeyOrder.{id}`. The id is the order's uuid, or its number for the account it belongs to.
 * `Last-Event-ID` resumes after a change that is still available.
 */
export const realtime = call({
  id: 'realtime',
  method: 'GET',
  path: '/realtime/{channel}',
  body: null,
  answer: z.string(),
});
