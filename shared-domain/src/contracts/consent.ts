import * as z from 'zod/mini';
import { VendorEvent } from './vendor-frame';

/**
 * What a customer let others measure in one restaurant: to which version of the question, when (ms
 * since 1970), and for whom it was asked. Kept as the proof of it, and until another choice takes
 * its place.
 */
export const StoredConsent = z.object({
  choice: z.enum(['accepted', 'rejected']),
  version: z.int(),
  at: z.number(),
  purposes: z.array(z.string()),
});
export type StoredConsent = z.output<typeof StoredConsent>;

/** The choices of this browser by restaurant: each asks for itself. */
export const StoredConsents = z.record(z.string(), StoredConsent);

/**
 * What vendors are still to be told, and since when (ms since 1970): their document is not on pages
 * where cards are typed.
 */
export const WaitingEvents = z.array(z.object({ at: z.number(), event: VendorEvent }));

/** Uuids of the orders that were told, oldest first: each is told once (EVENTS-03). */
export const ToldOrders = z.array(z.string());
