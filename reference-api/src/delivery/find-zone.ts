import type { Coordinates, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { ok, type Result } from '@storefront/shared-domain/rules';
import { findZones, findZonesById, listRegions, type ZoneRow } from './delivery-zones.repository';
import { searchKey } from './geocoding/search-key';
import { requested } from './geocoding/geocode-address';
import { chargedPrice } from './charged-price';
import { locate, usablePoint, type Atlas, type Destination, type Spot } from './address-point';

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

type ZoneFound = Result<
  { zone: ZoneRow | null; spot: Spot | null; isConfirmed: boolean },
  'geocoder-unavailable'
>;
type RowsFound = Result<ZoneRow[] | null, 'geocoder-unavailable'>;

/** The rows of the zone around a point; null where the zone is unknown. */
async function rowsAround(
  { on, geocoder }: Atlas,
  info: RestaurantInfo,
  point: Coordinates | null,
): Promise<RowsFound> {
  const place = point ? await requested(geocoder.reverse(point)) : ok(null);
  if (!place.ok) return place;
  return ok(
    place.value?.zone ? await findZones(on, info.id, place.value.zone, place.value.city) : null,
  );
}

const served = (row: ZoneRow | null): ZoneRow | null => (row?.available ? row : null);

/**
 * The zone of an address and its location, as far as available: by the zone's name, else by the
 * zone of its street or point, else by the id of an earlier answer. Name and location outrank the
 * id, so that a client cannot claim a cheaper zone. Of a street and a point that contradict each
 * other the dearer zone; by a point or an id alone the zone is unconfirmed.
 */
export async function findZoneOf(
  atlas: Atlas,
  info: RestaurantInfo,
  to: Destination,
): Promise<ZoneFound> {
  const { on } = atlas;
  const isNamed = to.zone.trim() !== '';
  const [found, named] = await Promise.all([
    locate(isNamed ? { on, geocoder: ANONYMOUS } : atlas, info, to),
    isNamed ? findZones(on, info.id, to.zone, to.city) : [],
  ]);
  if (!found.ok) return found;
  const { spot = null, pin = null, isConfirmed = false, isOwnStreet = false } = found.value ?? {};
  const zoneIn = (rows: readonly ZoneRow[] | null) => inRegion(atlas, info, rows ?? [], to.region);
  if (isNamed)
    return ok({
      zone: await zoneIn(named),
      spot,
      isConfirmed: true,
    });
  if (spot?.zone) {
    const address = await zoneIn(await findZones(on, info.id, spot.zone, spot.city));
    const isElsewhere = address === null && !isOwnStreet;
    const around = await rowsAround(atlas, info, isElsewhere ? usablePoint(to.coordinates) : pin);
    const pinned = around.ok ? await zoneIn(around.value) : null;
    const zone =
      chargedPrice({ address: served(address), pin: served(pinned) }, isOwnStreet) ?? address;
    return ok({ zone, spot, isConfirmed });
  }
  const around = await rowsAround(atlas, info, usablePoint(to.coordinates));
  if (!around.ok) return around;
  const rows =
    around.value ?? (to.deliveryFeeID ? await findZonesById(on, info.id, to.deliveryFeeID) : []);
  return ok({ zone: await zoneIn(rows), spot, isConfirmed: false });
}

/**
 * Geocoder without results: with a named zone, the distance does not justify a geocoder request.
 */
const ANONYMOUS = {
  search: () => Promise.resolve([]),
  reverse: () => Promise.resolve(null),
  byPostalCode: () => Promise.resolve(null),
};
