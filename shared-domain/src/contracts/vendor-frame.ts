import * as z from 'zod/mini';

/*
 * Messages of the storefront's page to the document in which the vendors' scripts run
 * (`window.postMessage`, EVENTS-01 to EVENTS-03). Of the document's own messages only the one that
 * it is ready has an effect. The messages contain no name, address or number of a person, only
 * hashes of them.
 *
 * The page makes a nonce per frame and puts it behind the '#' of the frame's URL; every message of
 * either side carries it.
 */

const nonce = z.uuid();
const Hash = z.optional(z.string().check(z.regex(/^[0-9a-f]{64}$/)));

/**
 * SHA-256 of the customer's data, by the names of ads vendors: mail, phone, first and last name.
 */
const HashedPerson = z.object({ em: Hash, ph: Hash, fn: Hash, ln: Hash });
export type HashedPerson = z.output<typeof HashedPerson>;

const Item = z.object({
  id: z.string(),
  name: z.string(),
  price: z.number(),
  quantity: z.number(),
});

/**
 * Amounts are decimals of the currency, an item's price is of one. `eventId` equals the one the
 * server sends.
 */
const ofSale = {
  eventId: z.string(),
  currency: z.string(),
  value: z.number(),
  items: z.array(Item),
};

/**
 * An event for the vendors. `page` is the page's URL without any part that could identify a person.
 */
export const VendorEvent = z.union([
  z.object({ name: z.literal('page_view'), page: z.string() }),
  z.object({ name: z.literal('add_to_cart'), page: z.string(), ...ofSale }),
  z.object({
    name: z.literal('initiate_checkout'),
    page: z.string(),
    ...ofSale,
    person: HashedPerson,
  }),
  z.object({ name: z.literal('purchase'), page: z.string(), ...ofSale, person: HashedPerson }),
]);
export type VendorEvent = z.output<typeof VendorEvent>;

/** Page → frame, after `ready`. */
export const ToVendorFrame = z.object({ type: z.literal('event'), nonce, event: VendorEvent });
/** Frame → page: the document is ready for messages. */
export const FromVendorFrame = z.object({ type: z.literal('ready'), nonce });

/**
 * The event of a message with this nonce; null for anything else. The caller has checked the
 * message's source and origin.
 */
export function readVendorEvent(data: unknown, expected: string): VendorEvent | null {
  const parsed = z.safeParse(ToVendorFrame, data);
  return parsed.success && parsed.data.nonce === expected ? parsed.data.event : null;
}

/** Whether a message reports that the frame with this nonce is ready. */
export function isVendorFrameReady(data: unknown, expected: string): boolean {
  const parsed = z.safeParse(FromVendorFrame, data);
  return parsed.success && parsed.data.nonce === expected;
}
