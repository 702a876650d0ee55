import type { PhoneItem } from '../contracts';

/** How long a phone left for a visit may be taken, in milliseconds (DELIVERY-26). */
export const PHONE_ITEM_MS = 300_000;

/**
 * Whether a phone left for this visit is under five minutes old (DELIVERY-26); either name of the
 * instant counts. `now` is the device's clock: one that runs ahead finds every item stale, which
 * costs the customer ten digits. An item from further ahead than its life says that the device's
 * clock is wrong, and is not taken: a phone must not show to whoever opens the link later.
 */
export function isPhoneItemFresh(
  { createdAt, created_at }: Pick<PhoneItem, 'createdAt' | 'created_at'>,
  now: Date,
): boolean {
  return Math.abs(now.getTime() - Date.parse(createdAt || created_at)) < PHONE_ITEM_MS;
}
