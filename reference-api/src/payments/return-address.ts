/**
 * How the customer left a hosted page; 'null' is the providers' value for leaving without paying.
 */
export type CollectionStatus = 'approved' | 'rejected' | 'pending' | 'null';

type ReturnTo = {
  readonly storefrontUrl: string;
  readonly returnKey: string;
  readonly orderId: number;
  readonly orderUuid: string;
};

/**
 * URL that a hosted page returns to (SHELL-45), made of the stored order alone. `cid` is a key of
 * this order's returns: an order cannot be found by its number, and a client that returns with the
 * key may act on the order, in another browser too.
 */
export function returnAddress(
  { storefrontUrl, returnKey, orderId, orderUuid }: ReturnTo,
  outcome?: { readonly reference: string; readonly status: CollectionStatus },
): string {
  const query = new URLSearchParams({ cid: returnKey, oid: String(orderId) });
  if (outcome) {
    query.set('preference_id', outcome.reference);
    query.set('collection_status', outcome.status);
  }
  query.set('external_reference', orderUuid);
  return `${storefrontUrl}?${query.toString()}`;
}
