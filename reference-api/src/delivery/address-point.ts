import type { Coordinates, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { err, ok, type Result } from '@storefront/shared-domain/rules';
import { listAddressPoints, type AddressName } from './address-points.repository';
import type { Queryable } from '../platform/db/database';
import { findStreet } from './delivery.repository';
import { searchKey } from './geocoding/search-key';
import { findStreetLines } from './geocoding/street-lines.repository';
import { isSameStreet } from './same-street';
import { nearestAlong, type Line } from './geocoding/along-line';
import { GeocoderUnavailable, type Geocoder, type Place } from './geocoding/geocoder';
import { originOf } from '../restaurants/origin';

/** Sources of address locations: the database and a geocoder. */
export type Atlas = { on: Queryable; geocoder: Geocoder };
/**
 * An address with the point its customer confirmed, if any, and the requesting device, if it has an
 * id.
 */
type Pinned = AddressName & {
  coordinates?: Coordinates | null | undefined;
  device?: string | null | undefined;
};
/**
 * Destination of a delivery: the input of its fee. `region` is the id or the name of one of the
 * restaurant's regions.
 */
export type Destination = Pinned & {
  region?: string | undefined;
  deliveryFeeID?: string | null | undefined;
};
/** `zone` and `city` of a point are '' when unknown. */
export type Spot = { point: Coordinates; zone: string; city: string };

/**
 * Maximum distance of a confirmed point from its street in metres; a point farther away does not
 * belong to the address.
 */
const PIN_REACH_METRES = 1000;

/** The point if it is usable, else null; broken devices report 0, 0 ("null island"). */
export const usablePoint = (point: Coordinates | null | undefined): Coordinates | null =>
  point && (point.latitude !== 0 || point.longitude !== 0) ? point : null;

/** Result of a geocoder request; an unavailable geocoder is a failure value. */
export async function requested<T>(
  question: Promise<T>,
): Promise<Result<T, 'geocoder-unavailable'>> {
  try {
    return ok(await question);
  } catch (error) {
    if (error instanceof GeocoderUnavailable) return err('geocoder-unavailable');
    throw error;
  }
}

const isWithinReach = (point: Coordinates, lines: readonly Line[]): boolean =>
  lines.some((line) => nearestAlong(line, point).metres <= PIN_REACH_METRES);

const isNameless = ({ street }: AddressName): boolean => searchKey(street) === '';

/**
 * The confirmed point, then the one this device confirmed earlier for the address, then the one of
 * a delivered order; a point too far from its street is ignored.
 */
async function confirmedPoint(
  on: Queryable,
  info: RestaurantInfo,
  to: Pinned,
): Promise<Coordinates | null> {
  const pin = usablePoint(to.coordinates);
  if (isNameless(to)) return pin;
  const stored = await listAddressPoints(on, info.id, to, to.device || null);
  if (!pin && stored.length === 0) return null;
  const lines = await findStreetLines(on, originOf(info), to);
  return (
    [pin, ...stored].find(
      (point) => point && (lines.length === 0 || isWithinReach(point, lines)),
    ) ?? null
  );
}

const questionFor = ({ street, number, zone, city }: AddressName): string =>
  [street, number, zone, city]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');

async function geocoded(
  { geocoder }: Atlas,
  info: RestaurantInfo,
  to: AddressName,
): Promise<Result<Place | null, 'geocoder-unavailable'>> {
  if (isNameless(to)) return ok(null);
  const places = await requested(geocoder.search(questionFor(to), originOf(info), 5));
  return places.ok
    ? ok(places.value.find((place) => isSameStreet(place.street, to.street)) ?? null)
    : places;
}

/**
 * Location of an address: the point its customer confirmed, else the stored point, else its house
 * on a stored street, else the geocoder's result for its name. null when unknown.
 */
export async function findSpot(
  atlas: Atlas,
  info: RestaurantInfo,
  to: Pinned,
): Promise<Result<Spot | null, 'geocoder-unavailable'>> {
  const street = isNameless(to) ? null : await findStreet(atlas.on, originOf(info), to);
  const confirmed = await confirmedPoint(atlas.on, info, to);
  const known = { zone: street?.zone ?? '', city: street?.city ?? '' };
  if (confirmed) return ok({ point: confirmed, ...known });
  if (street)
    return ok({ point: { latitude: street.latitude, longitude: street.longitude }, ...known });
  const place = await geocoded(atlas, info, to);
  if (!place.ok) return place;
  return ok(
    place.value && {
      point: { latitude: place.value.latitude, longitude: place.value.longitude },
      zone: place.value.zone,
      city: place.value.city,
    },
  );
}
