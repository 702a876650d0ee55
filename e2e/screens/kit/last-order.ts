import type { PlacedByApi } from '../../support/placed-order';

/** The device has stored this order as the last one it placed. Call it before the page is opened. */
export function storeLastOrder({ restaurantId, uuid }: Pick<PlacedByApi, 'restaurantId' | 'uuid'>): void {
  localStorage.setItem('deviceOrders', JSON.stringify({ v: 1, value: { [restaurantId]: [uuid] } }));
  localStorage.setItem(`lastOrderToken-${restaurantId}`, JSON.stringify({ v: 1, value: uuid }));
}
