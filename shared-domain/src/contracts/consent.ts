import * as z from 'zod/mini';
import { VendorEvent } from './vendor-frame';
import { int } from './primitives';

/** The last moment that a `Date` can have. */
const LAST_DATE = 8.64e15;

/**
 * A customer's consent to measurement in one restaurant: the version of the question, the time (ms
 * since 1970) and the purposes it covered. Stored as proof until another choice replaces it.
 */
export const StoredConsent = z.object({
  choice: z.enum(['accepted', 'rejected']),
  version: int(),
  at: z.number().check(z.gte(0), z.lte(LAST_DATE)),
  purposes: z.array(z.string()),
});
export type StoredConsent = z.output<typeof StoredConsent>;

/** The choices of this browser by restaurant: each restaurant requests its own. */
export const StoredConsents = z.record(z.string(), StoredConsent);

/**
 * Events not yet sent to vendors, and since when (ms since 1970): the vendors' document is not
 * loaded on pages where cards are typed.
 */
export const WaitingEvents = z.array(z.object({ at: z.number(), event: VendorEvent }));

/** Uuids of the reported orders, oldest first: each is reported once (EVENTS-03). */
export const ReportedOrders = z.array(z.string());
