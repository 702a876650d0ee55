import type { Coordinates } from '@storefront/shared-domain/contracts';
import type { Queryable } from '@storefront/reference-api/plugin';
import type { Line } from '@storefront/reference-api/plugin/geography';
import { shortestWay } from './shortest-way';

/** Margin in degrees around both ends: streets within it are used for routing. */
const MARGIN = 0.004;
/** Maximum number of street segments: more than lie between a restaurant and its customers. */
const MAX_SEGMENTS = 3000;

const toLinePoint = ({ longitude, latitude }: Coordinates): Line[number] => [longitude, latitude];

/**
 * A route along the streets in the database between two points; a straight line where no streets
 * connect them.
 */
export async function lineBetween(
  on: Queryable,
  from: Coordinates,
  to: Coordinates,
): Promise<Line> {
  const [south, north] = [
    Math.min(from.latitude, to.latitude) - MARGIN,
    Math.max(from.latitude, to.latitude) + MARGIN,
  ];
  const [west, east] = [
    Math.min(from.longitude, to.longitude) - MARGIN,
    Math.max(from.longitude, to.longitude) + MARGIN,
  ];
  const rows = await on.query<{ line: Line }>(
    `select line from geo_streets where south <= $2 and north >= $1 and west <= $4 and east >= $3
     order by area_id, position limit $5`,
    [south, north, west, east, MAX_SEGMENTS],
  );
  return (
    shortestWay(
      rows.map(({ line }) => line),
      toLinePoint(from),
      toLinePoint(to),
    ) ?? [toLinePoint(from), toLinePoint(to)]
  );
}
