import { calls, TrackingEvents } from '@storefront/shared-domain/contracts';
import type { FastifyInstance } from 'fastify';
import * as z from 'zod/mini';
import { countMetrics, saveTracked, trimTracked } from './tracking-events.repository';
import type { TelemetryDeps } from '../telemetry-deps';
import { boundRows } from './bound-rows';
import { hourlyBudget } from '../../platform/http/address-budget';
import { InvalidRequestError } from '../../platform/http/invalid-request';
import { notFound, restaurantNotFound } from '../../platform/http/refusal';
import { serve } from '../../platform/http/serve';
import { restaurantById } from '../../restaurants/restaurant-id';

const MAX_BATCH_BYTES = 32 * 1024;

/** A time that the database can store: without year 0 and unlimited fractions of a second. */
const Moment = z.iso.datetime().check(z.maxLength(30), z.regex(/^[12]/));
/** Accepted data of an event: the page, and the value, currency and number of items of a sale. */
const Data = z.strictObject({
  page: z.optional(z.string().check(z.regex(/^[\w/-]{1,80}$/))),
  value: z.optional(z.number()),
  currency: z.optional(z.string().check(z.regex(/^[A-Z]{3}$/))),
  items: z.optional(z.int().check(z.gte(0))),
});
const Name = z.enum(['page_view', 'add_to_cart', 'initiate_checkout', 'purchase']);

/** Stored fields of API-48. */
const Stored = z.extend(TrackingEvents, {
  user: z.string().check(z.regex(/^[\w-]{0,80}$/)),
  device: z.string().check(z.regex(/^[\w-]{0,80}$/)),
  restaurant_url: z.string().check(z.maxLength(200)),
  timestamp: Moment,
  events: z
    .array(z.object({ name: Name, timestamp: Moment, data: Data }))
    .check(z.minLength(1), z.maxLength(50)),
});

/**
 * Tracked events of customers with consent (API-48, EVENTS-05), where tracking is on, and counts
 * (EVENTS-04, OPEN-018). Both are bounded per address and in rows, and deleted by
 * `forget-events.ts`.
 */
export function trackingEventRoutes(
  app: FastifyInstance,
  { db, catalog, events: { keenTracking, mostRows }, limits, now }: TelemetryDeps,
): void {
  const budget = hourlyBudget({ most: limits.eventsAnHour, now });
  const bound = boundRows(mostRows, (most) => trimTracked(db, most));
  const options = { perMinute: limits.telemetry, bodyLimit: MAX_BATCH_BYTES };

  serve(
    app,
    calls.keenTracking,
    async ({ body, reply }) => {
      if (!keenTracking) return notFound();
      const read = z.safeParse(Stored, body);
      if (!read.success) throw InvalidRequestError.of(read.error, 'body');
      const { restaurant_id, user: customer, device, events } = read.data;
      const restaurant = await restaurantById(catalog, restaurant_id);
      if (!restaurant) return restaurantNotFound();
      const tooMany = budget(reply, events.length);
      if (tooMany) return tooMany;
      await saveTracked(db, {
        restaurantId: restaurant.id,
        customer,
        device,
        receivedAt: now(),
        events,
      });
      await bound(events.length);
      return {};
    },
    options,
  );

  serve(
    app,
    calls.putMetricData,
    async ({ body, reply }) => {
      const tooMany = budget(reply, body.metricData.length);
      if (tooMany) return tooMany;
      await countMetrics(db, body, now());
      return {};
    },
    options,
  );
}
