import type { Geocoder } from '../geocoder';
import { remember } from './remember';

const MAX_ENTRIES = 1000;
const RETENTION_MS = 600_000;
const degrees = (value: number): string => value.toFixed(5);

/**
 * A geocoder that caches results for ten minutes; blanks and case of a search make no difference,
 * nor a metre of a point.
 */
export function withMemory(geocoder: Geocoder): Geocoder {
  const once = remember({ most: MAX_ENTRIES, ttlMs: RETENTION_MS });
  return {
    search: (query, near, limit) => {
      const text = query.trim().replace(/\s+/g, ' ');
      const place = near === null ? '' : `${degrees(near.latitude)},${degrees(near.longitude)}`;
      return once(`search ${limit} ${place} ${text.toLowerCase()}`, () =>
        geocoder.search(text, near, limit),
      );
    },
    reverse: (point) =>
      once(`reverse ${degrees(point.latitude)},${degrees(point.longitude)}`, () =>
        geocoder.reverse(point),
      ),
    byPostalCode: (digits) => once(`postal code ${digits}`, () => geocoder.byPostalCode(digits)),
  };
}
