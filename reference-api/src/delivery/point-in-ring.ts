import type { Coordinates } from '@storefront/shared-domain/contracts';

/**
 * A closed line around an area: [longitude, latitude] in degrees, the last point joined to the
 * first. It does not cross the antimeridian.
 */
export type Ring = readonly (readonly [longitude: number, latitude: number])[];
export type Box = { south: number; west: number; north: number; east: number };

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

const isBetween = (value: number, a: number, b: number): boolean =>
  value >= Math.min(a, b) && value <= Math.max(a, b);

/**
 * Whether a point lies in a ring, its border included, so that no point between two touching areas
 * is left out. Where the ring crosses itself, areas with an even winding number are outside.
 */
export function isInRing({ longitude: x, latitude: y }: Coordinates, ring: Ring): boolean {
  let isInside = false;
  for (const [index, [toX, toY]] of ring.entries()) {
    const [fromX, fromY] = ring.at(index - 1) ?? [toX, toY];
    const turn = (toX - fromX) * (y - fromY) - (toY - fromY) * (x - fromX);
    if (turn === 0 && isBetween(x, fromX, toX) && isBetween(y, fromY, toY)) return true;
    if (fromY > y !== toY > y && turn > 0 === toY > fromY) isInside = !isInside;
  }
  return isInside;
}
