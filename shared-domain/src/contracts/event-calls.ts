import * as z from 'zod/mini';
import { call } from './call';
import { TrackingEvents } from './client';
import { optionalMoney, int } from './primitives';

const Text = z._default(z.string().check(z.maxLength(200)), '');

/** Proof of the customer's consent: the version of the question and the time (ISO instant). */
export const ConsentProof = z.object({ version: int(), at: z.iso.datetime() });
export type ConsentProof = z.output<typeof ConsentProof>;

/**
 * Body of API-46 and API-47. `eventID` equals the one sent by the browser's pixel, so that both
 * count once. `userData.order` is the uuid of the placed order (purchase only): the server
 * determines its value. `userData.value` is the total of the cart (checkout only).
 */
export const PixelEventRequest = z.object({
  eventID: z.string().check(z.regex(/^[\w-]{8,80}$/)),
  userData: z.object({
    name: Text,
    email: Text,
    phone: Text,
    value: optionalMoney(),
    order: z.optional(z.uuid()),
    consent: ConsentProof,
  }),
});
export type PixelEventRequest = z.output<typeof PixelEventRequest>;

/**
 * `accepted` is false when there is no receiver: the restaurant has no pixel, or the server no
 * access to it.
 */
const Accepted = z.object({ accepted: z.boolean() });

/** API-46 */
export const sendCheckoutEvent = call({
  id: 'tellCheckout',
  method: 'POST',
  path: '/restaurant/{restaurantId}/facebook-pixel/initiate-checkout-event',
  body: PixelEventRequest,
  answer: Accepted,
  bearer: false,
});

/** API-47 */
export const sendPurchaseEvent = call({
  id: 'tellPurchase',
  method: 'POST',
  path: '/restaurant/{restaurantId}/facebook-pixel/purchase-event',
  body: PixelEventRequest,
  answer: Accepted,
  bearer: false,
});

/** API-48 */
export const keenTracking = call({
  id: 'keenTracking',
  method: 'POST',
  path: '/keen-tracking',
  body: TrackingEvents,
  answer: z.object({}),
  bearer: false,
});

const MetricText = z.string().check(z.minLength(1), z.maxLength(80));

/** Metric events, each counted once (EVENTS-04). */
export const MetricBatch = z.object({
  metricData: z
    .array(
      z.object({
        MetricName: MetricText,
        Dimensions: z
          .array(z.object({ Name: MetricText, Value: MetricText }))
          .check(z.maxLength(10)),
        Unit: z.literal('Count'),
        Value: z.literal(1),
      }),
    )
    .check(z.minLength(1), z.maxLength(50)),
  namespace: MetricText,
});
export type MetricBatch = z.output<typeof MetricBatch>;

/**
 * Counts the metric events of EVENTS-04 for operators without a metric service of their own
 * (OPEN-018).
 */
export const putMetricData = call({
  id: 'putMetricData',
  method: 'POST',
  path: '/metric-data',
  body: MetricBatch,
  answer: z.object({}),
  bearer: false,
});
