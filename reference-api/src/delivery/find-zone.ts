import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { ok, type Result } from '@storefront/shared-domain/rules';
import { findZones, findZonesById, listRegions, type ZoneRow } from './delivery-zones.repository';
import { searchKey } from './geocoding/search-key';
import {
  requested,
  findSpot,
  usablePoint,
  type Atlas,
  type Destination,
  type Spot,
} from './address-point';

/**
 * The row of the region given by id or name, else the restaurant's first (DOMAIN-039, OPEN-053).
 */
async function inRegion(
  { on }: Atlas,
  info: RestaurantInfo,
  rows: readonly ZoneRow[],
  region = '',
): Promise<ZoneRow | null> {
  const [first] = rows;
  if (!first) return null;
  const regions = rows.filter(({ id }) => id === first.id);
  if (regions.length === 1 || searchKey(region) === '') return first;
  const named = (await listRegions(on, info.id)).find(
    ({ id, name }) => id === region || searchKey(name) === searchKey(region),
  );
  return regions.find(({ regionId }) => regionId === (named?.id ?? region)) ?? first;
}

type ZoneFound = Result<{ zone: ZoneRow | null; spot: Spot | null }, 'geocoder-unavailable'>;

/**
 * The zone of an address and its location, as far as available: by the zone's name, else by the
 * zone of its street or point, else by the id of an earlier answer. Name and location outrank the
 * id, so that a client cannot claim a cheaper zone.
 */
export async function findZoneOf(
  atlas: Atlas,
  info: RestaurantInfo,
  to: Destination,
): Promise<ZoneFound> {
  const { on, geocoder } = atlas;
  const isNamed = to.zone.trim() !== '';
  const spot = await findSpot(isNamed ? { on, geocoder: ANONYMOUS } : atlas, info, to);
  if (!spot.ok) return spot;
  const answer = async (rows: readonly ZoneRow[]): Promise<ZoneFound> =>
    ok({ zone: await inRegion(atlas, info, rows, to.region), spot: spot.value });
  if (isNamed) return answer(await findZones(on, info.id, to.zone, to.city));
  if (spot.value?.zone)
    return answer(await findZones(on, info.id, spot.value.zone, spot.value.city));
  const point = usablePoint(to.coordinates);
  const place = point ? await requested(geocoder.reverse(point)) : ok(null);
  if (!place.ok) return place;
  if (place.value?.zone)
    return answer(await findZones(on, info.id, place.value.zone, place.value.city));
  return answer(to.deliveryFeeID ? await findZonesById(on, info.id, to.deliveryFeeID) : []);
}

/**
 * Geocoder without results: with a named zone, the distance does not justify a geocoder request.
 */
const ANONYMOUS = {
  search: () => Promise.resolve([]),
  reverse: () => Promise.resolve(null),
  byPostalCode: () => Promise.resolve(null),
};
