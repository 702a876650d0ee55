import type { Address, Coordinates, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { ok, type Result } from '@storefront/shared-domain/rules';
import { saveAddressPoint } from '../db/address-points.repository';
import { findSpot, usablePoint, type Atlas } from './address-point';

/**
 * Where an address is from now on (API-24): the point its customer confirmed is kept, as far as it lies within reach of its
 * street; without one, what is known already is told. null when nobody knows.
 */
export async function settleAddressPoint(atlas: Atlas, info: RestaurantInfo, address: Address, now: Date): Promise<Result<Coordinates | null, 'geocoder-unavailable'>> {
  const spot = await findSpot(atlas, info, address);
  if (!spot.ok || !spot.value) return spot.ok ? ok(null) : spot;
  const { point } = spot.value;
  const sent = usablePoint(address.coordinates);
  const isTaken = sent !== null && sent.latitude === point.latitude && sent.longitude === point.longitude;
  if (isTaken && address.street.trim() !== '') await saveAddressPoint(atlas.on, info.id, address, point, now);
  return ok(point);
}
