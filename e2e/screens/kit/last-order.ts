import type { PlacedByApi } from '../../support/placed-order';

/** Sets the page's device id. Call it before the page is opened. */
export const storeDevice = (device: string): void =>
  localStorage.setItem('fingerprint', JSON.stringify({ v: 1, value: device }));

/** The id of the page's device, after it is created. */
export const storedDevice = (): string =>
  (JSON.parse(localStorage.getItem('fingerprint') ?? '{"value":""}') as { value: string }).value;

/**
 * The device placed this order and has stored it as its last one. Call it before the page is
 * opened.
 */
export function storeLastOrder({
  restaurantId,
  uuid,
  device,
}: Pick<PlacedByApi, 'restaurantId' | 'uuid' | 'device'>): void {
  storeDevice(device);
  localStorage.setItem('deviceOrders', JSON.stringify({ v: 1, value: { [restaurantId]: [uuid] } }));
  localStorage.setItem(`lastOrderToken-${restaurantId}`, JSON.stringify({ v: 1, value: uuid }));
}
