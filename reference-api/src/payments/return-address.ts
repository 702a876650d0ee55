/** How a hosted page was left; 'null' is what providers say for a customer who went away without paying. */
export type CollectionStatus = 'approved' | 'rejected' | 'pending' | 'null';

type ReturnTo = { readonly storefrontUrl: string; readonly returnKey: string; readonly orderId: number; readonly orderUuid: string };

/**
 * Where a hosted page leads back to (SHELL-45): made of the stored order alone. `cid` is a key of this order's returns: nobody finds an
 * order by its number, and whoever comes back with it may act on the order, in another browser too.
 */
export function returnAddress({ storefrontUrl, returnKey, orderId, orderUuid }: ReturnTo, outcome?: { readonly reference: string; readonly status: CollectionStatus }): string {
  const query = new URLSearchParams({ cid: returnKey, oid: String(orderId) });
  if (outcome) {
    query.set('preference_id', outcome.reference);
    query.set('collection_status', outcome.status);
  }
  query.set('external_reference', orderUuid);
  return `${storefrontUrl}?${query.toString()}`;
}
