import type { Coordinates, RestaurantInfo } from '@storefront/shared-domain/contracts';
import { ok, type Result } from '@storefront/shared-domain/rules';
import type { Queryable } from '../platform/db/database';
import { originOf } from '../restaurants/origin';
import { type AddressName, listAddressPoints } from './address-points.repository';
import { findStreet, type StreetRow } from './delivery.repository';
import { searchKey } from './geocoding/search-key';
import { findStreetLines } from './geocoding/street-lines.repository';
import { type Line, nearestAlong } from './geocoding/along-line';
import { geocodeAddress } from './geocoding/geocode-address';
import type { Geocoder, Place } from './geocoding/geocoder';

/** Words before the street of a crossing. */
const CROSSINGS = new Set(['casi', 'c/', 'e/', 'esq', 'esq.', 'esquina']);

/**
 * The street of an address that is named by its crossing, as maps have it: 'España casi Brasilia' in
 * Paraguay, 'Uruguay esq. Río Branco', 'San Martín entre Salta y Jujuy'. 'Entre Ríos' alone is a name.
 */
export function mainStreet(street: string): string {
  const words = street.normalize('NFKC').trim().split(/\s+/);
  const small = words.map((word) => word.toLowerCase());
  const isCrossing = (word: string, at: number): boolean =>
    CROSSINGS.has(word) || (word === 'entre' && small.includes('y', at));
  const end = small.findIndex(
    (word, at) => at > 0 && at < words.length - 1 && isCrossing(word, at),
  );
  return end < 0 ? street : words.slice(0, end).join(' ').replace(/,$/, '');
}

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
 * Location of an address. `pin`: the point that the customer confirmed, when it lies too far from
 * the address to be its location. `isConfirmed`: the address is known and no such point contradicts
 * it. `isOwnStreet`: it is a stored street, whose location outranks every point.
 */
export type Located = {
  spot: Spot;
  pin: Coordinates | null;
  isConfirmed: boolean;
  isOwnStreet: boolean;
};

/**
 * Maximum distance in metres of a confirmed point from its street or, where no lines of the street
 * are stored, from the geocoder's result; a point farther away does not belong to the address.
 */
const PIN_REACH_METRES = 1000;

/** The point if it is usable, else null; broken devices report 0, 0 ("null island"). */
export const usablePoint = (point: Coordinates | null | undefined): Coordinates | null =>
  point && (point.latitude !== 0 || point.longitude !== 0) ? point : null;

const isWithinReach = (point: Coordinates, lines: readonly Line[]): boolean =>
  lines.some((line) => nearestAlong(line, point).metres <= PIN_REACH_METRES);

const toLine = ({ latitude, longitude }: Place): Line => [[longitude, latitude]];

const isNameless = ({ street }: AddressName): boolean => searchKey(street) === '';

const toSpot = ({ latitude, longitude, zone, city }: StreetRow | Place): Spot => ({
  point: { latitude, longitude },
  zone,
  city,
});

/** A point whose address is unknown, or cannot be looked up now. */
const pointAlone = (point: Coordinates): Located => ({
  spot: { point, zone: '', city: '' },
  pin: null,
  isConfirmed: false,
  isOwnStreet: false,
});

/**
 * The first of the points within reach of the lines, else the address itself; then only a point
 * that was sent contradicts it: stored ones are from earlier orders.
 */
function located(
  address: Spot,
  lines: readonly Line[],
  { sent, points }: { sent: Coordinates | null; points: readonly Coordinates[] },
  isOwnStreet: boolean,
): Located {
  const near = points.find((point) => isWithinReach(point, lines));
  return near
    ? { spot: { ...address, point: near }, pin: null, isConfirmed: true, isOwnStreet }
    : { spot: address, pin: sent, isConfirmed: sent === null, isOwnStreet };
}

/**
 * Location of an address: its house on a stored street, else the geocoder's result for its texts.
 * The point its customer confirmed replaces it when it lies within reach, else the one this device
 * confirmed earlier or the one of a delivered order. Where the address is unknown, or the geocoder
 * does not answer, the point alone. null without a point of an unknown address.
 */
export async function locate(
  atlas: Atlas,
  info: RestaurantInfo,
  to: Pinned,
): Promise<Result<Located | null, 'geocoder-unavailable'>> {
  const sent = usablePoint(to.coordinates);
  if (isNameless(to)) return ok(sent && pointAlone(sent));
  const near = originOf(info);
  const named = { ...to, street: mainStreet(to.street) };
  // sent at once: in an order's transaction one round trip
  const [street, stored, lines] = await Promise.all([
    findStreet(atlas.on, near, named),
    listAddressPoints(atlas.on, info.id, to, to.device || null),
    findStreetLines(atlas.on, near, named),
  ]);
  const points = sent ? [sent, ...stored] : stored;
  const [point] = points;
  if (street) return ok(located(toSpot(street), lines, { sent, points }, true));
  const places = await geocodeAddress(atlas.geocoder, near, named);
  const place = places.ok ? places.value[0] : undefined;
  if (places.ok && place)
    return ok(located(toSpot(place), places.value.map(toLine), { sent, points }, false));
  if (point) return ok(pointAlone(point));
  return places.ok ? ok(null) : places;
}
