import { ZERO, type Coordinates, type DeliveryFeeResult, type RestaurantInfo } from '@storefront/shared-domain/contracts';
import type { Queryable } from '../db/database';
import { findStreet, findZone, findZoneById, listBands, type StreetRow, type ZoneRow } from '../db/delivery.repository';
import { kilometresBetween } from '../delivery/distance';

/** Where to: what a fee depends on. */
export type Destination = {
  street: string; number: string; zone: string; city: string; deliveryFeeID?: string | null | undefined; coordinates?: Coordinates | null | undefined;
};

const toldOf = ({ street, zone, city, number }: Destination) => ({ street, zone, city, number });
const notFound = (to: Destination): DeliveryFeeResult => ({ found: false, delivery: false, deliveryFee: ZERO, deliveryFeeID: null, distance: null, ...toldOf(to) });

const originOf = ({ latitude, longitude }: RestaurantInfo): Coordinates | null =>
  latitude === null || latitude === undefined || longitude === null || longitude === undefined ? null : { latitude, longitude };

/** The zone an address lies in: by its name, else by the zone of the known street, else by the id of an earlier answer. A name outranks the id, or a cheap zone could be claimed. */
async function zoneOf(on: Queryable, info: RestaurantInfo, to: Destination, street: StreetRow | null): Promise<ZoneRow | null> {
  if (to.zone.trim() !== '') return findZone(on, info.id, to.zone, to.city);
  if (street) return findZone(on, info.id, street.zone, street.city);
  return to.deliveryFeeID ? findZoneById(on, info.id, to.deliveryFeeID) : null;
}

async function byZone(on: Queryable, info: RestaurantInfo, to: Destination): Promise<DeliveryFeeResult> {
  const street = await findStreet(on, info.id, to);
  const zone = await zoneOf(on, info, to, street);
  if (!zone) return notFound(to);
  const [origin, place] = [originOf(info), to.coordinates ?? street];
  return {
    found: true, delivery: zone.available, deliveryFee: zone.available ? zone.fee : ZERO, deliveryFeeID: zone.id,
    distance: origin && place ? kilometresBetween(origin, place) : null, ...toldOf(to), zone: zone.zone, city: zone.city || to.city,
  };
}

async function byDistance(on: Queryable, info: RestaurantInfo, to: Destination): Promise<DeliveryFeeResult> {
  const street = await findStreet(on, info.id, to);
  const [origin, place] = [originOf(info), to.coordinates ?? street];
  if (!origin || !place) return notFound(to);
  const distance = kilometresBetween(origin, place);
  const band = (await listBands(on, info.id)).find(({ maxKm }) => distance <= maxKm);
  return {
    found: true, delivery: band !== undefined, deliveryFee: band?.fee ?? ZERO, deliveryFeeID: null, distance,
    ...toldOf(to), zone: to.zone || (street?.zone ?? ''), city: to.city || (street?.city ?? ''),
  };
}

/**
 * What a delivery costs (API-20, DOMAIN-037): by neighborhood where the restaurant says so (DELIVERY-64), else by the
 * distance of the confirmed point, or of the known street. `found`: the address is known; `delivery`: it is served.
 */
export const findDeliveryFee = (on: Queryable, info: RestaurantInfo, to: Destination): Promise<DeliveryFeeResult> =>
  (info.delivery_fee_method === 'BAIRRO' ? byZone : byDistance)(on, info, to);
