import type { Bounds, Position } from '../city';
import type { Point } from './vector';

const METRES_PER_DEGREE = 111_320;
const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/**
 * Projection between degrees and metres around the middle of an area; accurate to a thousandth over
 * a city.
 */
export type Plane = { at(position: Position): Point; back(point: Point): Position };

export function planeOf({ south, west, north, east }: Bounds): Plane {
  const [longitude, latitude] = [(west + east) / 2, (south + north) / 2];
  const perLongitude = METRES_PER_DEGREE * Math.cos((latitude * Math.PI) / 180);
  return {
    at: ([lon, lat]) => [(lon - longitude) * perLongitude, (lat - latitude) * METRES_PER_DEGREE],
    back: ([x, y]) => [
      rounded(longitude + x / perLongitude),
      rounded(latitude + y / METRES_PER_DEGREE),
    ],
  };
}
