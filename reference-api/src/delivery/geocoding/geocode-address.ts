import type { Coordinates } from '@storefront/shared-domain/contracts';
import { err, ok, searchedNumber, type Result } from '@storefront/shared-domain/rules';
import type { AddressName } from '../address-points.repository';
import { isSameStreet } from '../same-street';
import { GeocoderUnavailable, type Geocoder, type Place } from './geocoder';
import { inTime } from './in-time';
import { searchKey } from './search-key';

/** Longest text that is searched, as in the calls of the address search. */
const MAX_QUESTION_LENGTH = 255;
const MAX_PLACES = 5;

/** Result of a geocoder request; an unavailable or late geocoder is a failure value. */
export async function requested<T>(
  question: Promise<T>,
): Promise<Result<T, 'geocoder-unavailable'>> {
  try {
    return ok(await inTime(question));
  } catch (error) {
    if (error instanceof GeocoderUnavailable) return err('geocoder-unavailable');
    throw error;
  }
}

const questionFor = ({ street, number, zone, city }: AddressName): string =>
  [street, searchedNumber(number), zone, city]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ');

/**
 * Locations of an address by its texts, best first: only those on its street, up to a typo or an
 * abbreviation, and only those in its city when some are there.
 */
export async function geocodeAddress(
  geocoder: Geocoder,
  near: Coordinates | null,
  to: AddressName,
): Promise<Result<Place[], 'geocoder-unavailable'>> {
  const question = questionFor(to);
  if (question.length > MAX_QUESTION_LENGTH) return ok([]);
  const found = await requested(geocoder.search(question, near, MAX_PLACES));
  if (!found.ok) return found;
  const places = found.value.filter((place) => isSameStreet(place.street, to.street));
  const there = places.filter((place) => searchKey(place.city) === searchKey(to.city));
  return ok(there.length > 0 ? there : places);
}
