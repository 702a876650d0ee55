import type { PhoneItem } from '../../contracts';

/** Lifetime of a phone stored for a visit, in milliseconds (DELIVERY-26). */
export const PHONE_ITEM_MS = 300_000;

/**
 * Whether a phone stored for this visit is under five minutes old (DELIVERY-26); either name of the
 * instant counts. an item dated more than five minutes ahead is rejected, too: a later user of
 * the link must not see the phone.
 */
export function isPhoneItemFresh(
  { createdAt, created_at }: Pick<PhoneItem, 'createdAt' | 'created_at'>,
  now: Date,
): boolean {
  return Math.abs(now.getTime() - Date.parse(createdAt || created_at)) < PHONE_ITEM_MS;
}
