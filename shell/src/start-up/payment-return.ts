import { keys, storage } from '@storefront/shared-domain/storage';

const UUID = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;
const MAX_VALUE_LENGTH = 64;
const MAX_PREFERENCE_LENGTH = 256;

/**
 * Client and order in the return URL of an external payment (SHELL-45); null without both. The
 * server validates them.
 */
export function paymentReturn(search: string): { cid: string; oid: string } | null {
  const query = new URLSearchParams(search);
  const [cid, oid] = [query.get('cid') ?? '', query.get('oid') ?? ''];
  const isUsable = (value: string): boolean => value !== '' && value.length <= MAX_VALUE_LENGTH;
  return isUsable(cid) && isUsable(oid) ? { cid, oid } : null;
}

/**
 * A payment that was left without paying (SHELL-46): the reference of its order and the provider's
 * id of it; null for every other return.
 */
export function leftPayment(search: string): { reference: string; preference: string } | null {
  const query = new URLSearchParams(search);
  const [reference, preference] = [
    query.get('external_reference') ?? '',
    query.get('preference_id') ?? '',
  ];
  if (query.get('collection_status') !== 'null' || !UUID.test(reference)) return null;
  return preference !== '' && preference.length <= MAX_PREFERENCE_LENGTH
    ? { reference, preference }
    : null;
}

/** Stores a payment that was left without paying, for the menu's warning (SHELL-46, MENU-10). */
export function saveLeftPayment(search: string): void {
  const left = leftPayment(search);
  if (left !== null) storage.write(keys.externalReference(left.reference), left.preference);
}
