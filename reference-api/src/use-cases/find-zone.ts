import type { RestaurantInfo } from '@storefront/shared-domain/contracts';
import { ok, type Result } from '@storefront/shared-domain/rules';
import {
  findZones,
  findZonesById,
  listRegions,
  type ZoneRow,
} from '../db/delivery-zones.repository';
import { searchKey } from '../db/search-key';
import {
  asked,
  findSpot,
  usablePoint,
  type Atlas,
  type Destination,
  type Spot,
} from './address-point';

/**
 * The row of the region that was named by its id or its name, else the restaurant's first
 * (DOMAIN-039, OPEN-053).
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
 * The zone an address lies in and where it is, as far as that is known: by the zone's name, else by
 * the zone of its street or of its point, else by the id of an earlier answer. A name and a place
 * outrank the id, or a cheap zone could be claimed.
 */
export async function findZoneOf(
  atlas: Atlas,
  info: RestaurantInfo,
  to: Destination,
): Promise<ZoneFound> {
  const { on, geocoder } = atlas;
  const isNamed = to.zone.trim() !== '';
  const spot = await findSpot(isNamed ? { on, geocoder: NOBODY } : atlas, info, to);
  if (!spot.ok) return spot;
  const answer = async (rows: readonly ZoneRow[]): Promise<ZoneFound> =>
    ok({ zone: await inRegion(atlas, info, rows, to.region), spot: spot.value });
  if (isNamed) return answer(await findZones(on, info.id, to.zone, to.city));
  if (spot.value?.zone)
    return answer(await findZones(on, info.id, spot.value.zone, spot.value.city));
  const point = usablePoint(to.coordinates);
  const place = point ? await asked(geocoder.reverse(point)) : ok(null);
  if (!place.ok) return place;
  if (place.value?.zone)
    return answer(await findZones(on, info.id, place.value.zone, place.value.city));
  return answer(to.deliveryFeeID ? await findZonesById(on, info.id, to.deliveryFeeID) : []);
}

/** Where the zone is named, how far away it is is worth no question to anybody. */
const NOBODY = {
  search: () => Promise.resolve([]),
  reverse: () => Promise.resolve(null),
  byPostalCode: () => Promise.resolve(null),
};
