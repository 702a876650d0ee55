import { calls, TrackingEvents } from '@storefront/shared-domain/contracts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { countMetrics, keepTracked } from '../db/tracking-events.repository';
import type { Deps } from '../deps';
import { InvalidRequestError } from '../http/invalid-request';
import { restaurantNotFound } from '../http/refusal';
import { serve } from '../http/serve';
import { restaurantById } from '../restaurants/restaurant-id';

const LARGEST_BATCH = 32 * 1024;

/** One the database can keep, too: it knows no year 0, and no endless fraction of a second. */
const Moment = z.iso.datetime().check(z.maxLength(30), z.regex(/^[12]/));
const Data = z.record(z.string().check(z.regex(/^\w{1,40}$/)), z.union([z.string().check(z.maxLength(200)), z.number(), z.boolean()])).check(z.refine((data) => Object.keys(data).length <= 20));

/** What is kept of API-48: names and small facts, no more than a page has to tell. */
const Kept = z.extend(TrackingEvents, {
  user: z.string().check(z.maxLength(80)), device: z.string().check(z.maxLength(80)), restaurant_url: z.string().check(z.maxLength(200)), timestamp: Moment,
  events: z.array(z.object({ name: z.string().check(z.regex(/^[\w-]{1,60}$/)), timestamp: Moment, data: Data })).check(z.minLength(1), z.maxLength(50)),
});

/** What customers who agreed to it did (API-48, EVENTS-05), and counts of it (EVENTS-04, OPEN-018). Both are forgotten by `events/forget-events.ts`. */
export function trackingEventRoutes(app: FastifyInstance, { db, catalog, limits, now }: Deps): void {
  const options = { perMinute: limits.telemetry, bodyLimit: LARGEST_BATCH };

  serve(app, calls.keenTracking, async ({ body }) => {
    const read = z.safeParse(Kept, body);
    if (!read.success) throw InvalidRequestError.of(read.error, 'body');
    const { restaurant_id, user: customer, device, events } = read.data;
    const restaurant = await restaurantById(catalog, restaurant_id);
    if (!restaurant) return restaurantNotFound();
    await keepTracked(db, { restaurantId: restaurant.id, customer, device, receivedAt: now(), events });
    return {};
  }, options);

  serve(app, calls.putMetricData, async ({ body }) => {
    await countMetrics(db, body, now());
    return {};
  }, options);
}
