import { METERS_PER_DEGREE, metersPerDegreeEast } from '@storefront/shared-kit/meters-per-degree';
import type { Bounds, Position } from '../city';
import type { Point } from './vector';

const rounded = (degrees: number): number => Math.round(degrees * 1e6) / 1e6;

/**
 * Projection between degrees and metres around the middle of an area; accurate to a thousandth over
 * a city.
 */
export type Plane = { at(position: Position): Point; back(point: Point): Position };

export function planeOf({ south, west, north, east }: Bounds): Plane {
  const [longitude, latitude] = [(west + east) / 2, (south + north) / 2];
  const perLongitude = metersPerDegreeEast(latitude);
  return {
    at: ([lon, lat]) => [(lon - longitude) * perLongitude, (lat - latitude) * METERS_PER_DEGREE],
    back: ([x, y]) => [
      rounded(longitude + x / perLongitude),
      rounded(latitude + y / METERS_PER_DEGREE),
    ],
  };
}
