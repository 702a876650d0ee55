import type { Coordinates } from '@storefront/shared-domain/contracts';
import type { Line } from './along-line';
import type { Queryable } from '../../platform/db/database';
import { searchKey } from './search-key';

/** Distance in degrees from a restaurant within which a street name matches. */
const NEAR = 0.5;
/** Upper limit of pieces; no street has as many. */
const MAX_PIECES = 100;

/**
 * Every piece of the streets with a name near a restaurant, [longitude, latitude]; only those of
 * the city if the name exists in it.
 */
export async function findStreetLines(
  on: Queryable,
  near: Coordinates | null,
  { street, city }: { street: string; city: string },
): Promise<Line[]> {
  const rows = await on.query<{ line: Line; is_there: boolean }>(
    `select line, city_key = $2 as is_there from geo_streets
     where street_key = $1
       and ($3::float8 is null
         or (abs((south + north) / 2 - $3::float8) < ${NEAR}
           and abs((west + east) / 2 - $4::float8) < ${NEAR}))
     order by city_key = $2 desc, area_id, position limit ${MAX_PIECES}`,
    [searchKey(street), searchKey(city), near?.latitude ?? null, near?.longitude ?? null],
  );
  const there = rows.filter(({ is_there }) => is_there);
  return (there.length > 0 ? there : rows).map(({ line }) => line);
}
