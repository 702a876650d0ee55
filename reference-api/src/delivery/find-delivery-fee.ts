import {
  ZERO,
  type Coordinates,
  type DeliveryFeeResult,
  type Minor,
  type RestaurantInfo,
} from '@storefront/shared-domain/contracts';
import { err, ok, type Result } from '@storefront/shared-domain/rules';
import { findPrices } from './delivery-areas.repository';
import { isInRing, kilometresBetween } from './geometry';
import { originOf } from '../restaurants/origin';
import { locate, usablePoint, type Atlas, type Destination, type Spot } from './address-point';
import { chargedPrice } from './charged-price';
import { findZoneOf } from './find-zone';

/**
 * Why there is no fee: the restaurant requires a confirmed point (ERRORS-35), or the geocoder is
 * unavailable.
 */
export type FeeProblem = 'no-coordinates' | 'geocoder-unavailable';
/**
 * `motoboyRemuneration`: payment of the courier. `isUnconfirmed`: the point could not be compared
 * with the address, or contradicts it; the restaurant sees it on the order.
 */
export type FoundFee = Result<
  DeliveryFeeResult & { motoboyRemuneration: Minor; isUnconfirmed: boolean },
  FeeProblem
>;

type Price = { fee: Minor; courierPay: Minor; id: string | null; distance: number | null };

const reported = ({ street, zone, city, number }: Destination, spot: Spot | null = null) => ({
  street,
  number,
  zone: zone || (spot?.zone ?? ''),
  city: city || (spot?.city ?? ''),
});

const notFound = (to: Destination): FoundFee =>
  ok({
    found: false,
    delivery: false,
    deliveryFee: ZERO,
    deliveryFeeID: null,
    distance: null,
    motoboyRemuneration: ZERO,
    isUnconfirmed: false,
    ...reported(to),
  });

const distanceTo = (info: RestaurantInfo, point: Coordinates | undefined): number | null => {
  const origin = originOf(info);
  return origin && point ? kilometresBetween(origin, point) : null;
};

async function byZone(atlas: Atlas, info: RestaurantInfo, to: Destination): Promise<FoundFee> {
  const found = await findZoneOf(atlas, info, to);
  if (!found.ok) return found;
  const { zone, spot, isConfirmed } = found.value;
  if (!zone) return notFound(to);
  return ok({
    found: true,
    delivery: zone.available,
    deliveryFee: zone.available ? zone.fee : ZERO,
    deliveryFeeID: zone.id,
    distance: distanceTo(info, spot?.point),
    motoboyRemuneration: ZERO,
    isUnconfirmed: !isConfirmed,
    ...reported(to),
    zone: zone.zone,
    city: zone.city || to.city,
  });
}

/**
 * Price of a point by the first area that contains it if the restaurant has areas, else by its
 * distance; null outside of the delivery range. 'unknown' when the distance cannot be measured.
 */
async function findPrice(
  { on }: Atlas,
  info: RestaurantInfo,
  point: Coordinates,
): Promise<Price | null | 'unknown'> {
  const { hasAreas, around, bands } = await findPrices(on, info.id, point);
  const distance = distanceTo(info, point);
  if (hasAreas) {
    const area = around.find(({ ring }) => isInRing(point, ring));
    return area?.available
      ? { fee: area.fee, courierPay: area.courierPay, id: area.id, distance }
      : null;
  }
  if (bands.length === 0 || distance === null) return 'unknown';
  const band = bands.find(({ maxKm }) => distance <= maxKm);
  return band ? { fee: band.fee, courierPay: ZERO, id: null, distance } : null;
}

async function byLocation(atlas: Atlas, info: RestaurantInfo, to: Destination): Promise<FoundFee> {
  const found = await locate(atlas, info, to);
  if (!found.ok) return found;
  if (!found.value) return notFound(to);
  const { spot, pin, isConfirmed, isOwnStreet } = found.value;
  const [address, pinned] = await Promise.all([
    findPrice(atlas, info, spot.point),
    pin && findPrice(atlas, info, pin),
  ]);
  if (address === 'unknown' || pinned === 'unknown') return notFound(to);
  const price = chargedPrice({ address, pin: pinned }, isOwnStreet);
  return ok({
    found: true,
    delivery: price !== null,
    deliveryFee: price?.fee ?? ZERO,
    deliveryFeeID: price?.id ?? null,
    distance: price?.distance ?? distanceTo(info, spot.point),
    motoboyRemuneration: price?.courierPay ?? ZERO,
    isUnconfirmed: !isConfirmed,
    ...reported(to, spot),
  });
}

/**
 * Fee of a delivery, used by the fee calls (API-20, API-30) and by the order, so that the displayed
 * fee is the charged fee (DOMAIN-037): by neighborhood if the restaurant is configured so, else by
 * the address's location (DELIVERY-64). `found`: the address was located; `delivery`: it is served.
 * A point that contradicts its address makes nothing cheaper, see `chargedPrice`.
 */
export async function findDeliveryFee(
  atlas: Atlas,
  info: RestaurantInfo,
  to: Destination,
): Promise<FoundFee> {
  if (info.delivery_fee_with_gps && !usablePoint(to.coordinates)) return err('no-coordinates');
  return (info.delivery_fee_method === 'BAIRRO' ? byZone : byLocation)(atlas, info, to);
}
