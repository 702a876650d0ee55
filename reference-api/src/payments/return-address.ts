/** How a hosted page was left; 'null' is what providers say for a customer who went away without paying. */
export type CollectionStatus = 'approved' | 'rejected' | 'pending' | 'null';

type ReturnTo = { readonly storefrontUrl: string; readonly customerId: string | null; readonly orderId: number; readonly orderUuid: string };

/**
 * Where a hosted page leads back to (SHELL-45): made of the stored order alone. `cid` of a guest is the order's uuid, so that nobody
 * finds an order by its number.
 */
export function returnAddress({ storefrontUrl, customerId, orderId, orderUuid }: ReturnTo, outcome?: { readonly reference: string; readonly status: CollectionStatus }): string {
  const query = new URLSearchParams({ cid: customerId ?? orderUuid, oid: String(orderId) });
  if (outcome) {
    query.set('preference_id', outcome.reference);
    query.set('collection_status', outcome.status);
  }
  query.set('external_reference', orderUuid);
  return `${storefrontUrl}?${query.toString()}`;
}
