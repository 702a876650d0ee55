import type { Address, Coordinates, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { ok, type Result } from '@storefront/shared-domain/rules';
import { saveAddressPoint } from '../db/address-points.repository';
import { findSpot, usablePoint, type Atlas } from './address-point';

/**
 * Where an address is from now on for the device that says it (API-24): the point its customer confirmed is stored, as far as it
 * lies within reach of its street; a client without an id of its device has nothing stored. Without a point, the known one. null when it is unknown.
 */
export async function settleAddressPoint(atlas: Atlas, info: RestaurantInfo, { address, device }: { address: Address; device: string | null }, now: Date): Promise<Result<Coordinates | null, 'geocoder-unavailable'>> {
  const spot = await findSpot(atlas, info, { ...address, device });
  if (!spot.ok || !spot.value) return spot.ok ? ok(null) : spot;
  const { point } = spot.value;
  const sent = usablePoint(address.coordinates);
  const isTaken = sent !== null && sent.latitude === point.latitude && sent.longitude === point.longitude;
  if (isTaken && device !== null && address.street.trim() !== '') await saveAddressPoint(atlas.on, { restaurantId: info.id, address, scope: { device } }, point, now);
  return ok(point);
}
