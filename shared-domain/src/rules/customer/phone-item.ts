import type { PhoneItem } from '../../contracts';

/** Lifetime of a phone stored for a visit, in milliseconds (DELIVERY-26). */
export const PHONE_ITEM_MS = 300_000;

/**
 * Whether a phone stored for this visit is under five minutes old (DELIVERY-26); either name of the
 * instant counts. `now` is the device's clock: one that runs ahead finds every item stale, which
 * costs the customer ten typed digits. An item dated more than five minutes ahead means that the
 * device's clock is wrong, and is rejected: a later user of the link must not see the phone.
 */
export function isPhoneItemFresh(
  { createdAt, created_at }: Pick<PhoneItem, 'createdAt' | 'created_at'>,
  now: Date,
): boolean {
  return Math.abs(now.getTime() - Date.parse(createdAt || created_at)) < PHONE_ITEM_MS;
}
