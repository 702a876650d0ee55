import type { Coordinates } from '@storefront/shared-domain/contracts';
import { distance } from '@turf/distance';

/** Mean radius; the library's own differs by 9 m, which would change fees by distance. */
const EARTH_KM = 6371;

/** Kilometres between two points as the crow flies, to 10 metres. */
export function kilometresBetween(a: Coordinates, b: Coordinates): number {
  const angle = distance([a.longitude, a.latitude], [b.longitude, b.latitude], {
    units: 'radians',
  });
  return Math.round(angle * EARTH_KM * 100) / 100;
}
