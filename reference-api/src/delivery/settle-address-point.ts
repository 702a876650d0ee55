import type { Address, Coordinates, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { ok, type Result } from '@storefront/shared-domain/rules';
import { saveAddressPoint } from './address-points.repository';
import { locate, usablePoint, type Atlas } from './address-point';

/**
 * The point of an address for the requesting device (API-24): the one that its customer confirmed
 * is stored when it lies within reach of its address; nothing is stored for a client without a
 * device id. Without a confirmed point, the stored one. null when it is unknown.
 */
export async function settleAddressPoint(
  atlas: Atlas,
  info: RestaurantInfo,
  { address, device }: { address: Address; device: string | null },
  now: Date,
): Promise<Result<Coordinates | null, 'geocoder-unavailable'>> {
  const located = await locate(atlas, info, { ...address, device });
  if (!located.ok || !located.value) return located.ok ? ok(null) : located;
  const { point } = located.value.spot;
  const sent = usablePoint(address.coordinates);
  const isTaken =
    sent !== null && sent.latitude === point.latitude && sent.longitude === point.longitude;
  if (isTaken && device !== null && address.street.trim() !== '')
    await saveAddressPoint(
      atlas.on,
      { restaurantId: info.id, address, scope: { device } },
      point,
      now,
    );
  return ok(point);
}
