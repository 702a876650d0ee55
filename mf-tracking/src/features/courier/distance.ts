import type { Coordinates, Language } from '@storefront/shared-domain/contracts';
import { usesMiles } from '@storefront/shared-domain/rules';
import { METERS_PER_DEGREE } from '@storefront/shared-kit/meters-per-degree';

const METRES_PER_MILE = 1609.344;
/** Streets are longer than the straight line, and couriers ride at about 18 km/h in a town. */
const DETOUR = 1.3;
const METRES_PER_MINUTE = 300;

/**
 * Straight-line distance in metres between two locations; accurate enough for delivery distances.
 */
export function metresBetween(a: Coordinates, b: Coordinates): number {
  const east =
    (b.longitude - a.longitude) * Math.cos((((a.latitude + b.latitude) / 2) * Math.PI) / 180);
  return Math.hypot(east, b.latitude - a.latitude) * METERS_PER_DEGREE;
}

/**
 * Distance in metres at which the courier counts as arrived: the position may be published only to
 * the accuracy of a block of houses.
 */
const AT_THE_DOOR = 100;

/**
 * Remaining minutes of the courier for a straight-line distance in metres; 0 means about to arrive.
 */
export const minutesFor = (metres: number): number =>
  metres < AT_THE_DOOR ? 0 : Math.ceil((metres * DETOUR) / METRES_PER_MINUTE);

const shown = (value: number, unit: string, language: Language, digits: number): string =>
  new Intl.NumberFormat(language, { style: 'unit', unit, maximumFractionDigits: digits }).format(
    value,
  );

/** Formats a distance, rounded for reading; in the unit of the restaurant's country. */
export function distanceText(metres: number, language: Language, country: string): string {
  if (usesMiles(country))
    return shown(Math.max(0.1, metres / METRES_PER_MILE), 'mile', language, 1);
  return metres < 950
    ? shown(Math.max(50, Math.round(metres / 50) * 50), 'meter', language, 0)
    : shown(metres / 1000, 'kilometer', language, 1);
}
