import type { Coordinates } from '@storefront/shared-domain/contracts';
import { booleanPointInPolygon } from '@turf/boolean-point-in-polygon';
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

/**
 * A closed line around an area: [longitude, latitude] in degrees, the last point joined to the
 * first. It does not cross the antimeridian.
 */
export type Ring = readonly (readonly [longitude: number, latitude: number])[];
type Box = { south: number; west: number; north: number; east: number };

/** The smallest box that holds a ring. */
export function boxAround(ring: Ring): Box {
  const [longitudes, latitudes] = [
    ring.map(([longitude]) => longitude),
    ring.map(([, latitude]) => latitude),
  ];
  return {
    south: Math.min(...latitudes),
    west: Math.min(...longitudes),
    north: Math.max(...latitudes),
    east: Math.max(...longitudes),
  };
}

/**
 * Whether a point lies in a ring, its border included, so that no point between two touching areas
 * is left out. Where the ring crosses itself, areas with an even winding number are outside.
 */
export function isInRing({ longitude, latitude }: Coordinates, ring: Ring): boolean {
  const [first] = ring;
  if (!first) return false;
  const closed = [...ring, first].map(([x, y]) => [x, y]);
  return booleanPointInPolygon([longitude, latitude], { type: 'Polygon', coordinates: [closed] });
}
