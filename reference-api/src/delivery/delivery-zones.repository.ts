import { minor, type Minor } from '@storefront/shared-domain/contracts';
import type { Queryable } from '../platform/db/database';
import { searchKey } from './geocoding/search-key';

/** Fee of a zone in one of its regions; a zone of several regions has several rows with one id. */
export type ZoneRow = {
  id: string;
  zone: string;
  city: string;
  regionId: string;
  available: boolean;
  fee: Minor;
  returnFee: Minor;
};
export type RegionRow = { id: string; name: string };

type StoredZone = {
  id: string;
  zone: string;
  city: string;
  region_id: string;
  available: boolean;
  fee: number;
  return_fee: number;
};

const ZONE = 'id, zone, city, region_id, available, fee, return_fee';
/** Upper limit of rows; no neighbourhood has as many regions. */
const MAX_ROWS = 100;
const toZone = (row: StoredZone): ZoneRow => ({
  id: row.id,
  zone: row.zone,
  city: row.city,
  regionId: row.region_id,
  available: row.available,
  fee: minor(row.fee),
  returnFee: minor(row.return_fee),
});

/** Every zone in each of its regions, in the restaurant's order. */
export async function listZones(on: Queryable, restaurantId: number): Promise<ZoneRow[]> {
  const rows = await on.query<StoredZone>(
    `select ${ZONE} from delivery_zones where restaurant_id = $1 order by position`,
    [restaurantId],
  );
  return rows.map(toZone);
}

/**
 * The rows with a name, ignoring accents and case; the city, if given, selects between zones of the
 * same name.
 */
export async function findZones(
  on: Queryable,
  restaurantId: number,
  zone: string,
  city: string,
): Promise<ZoneRow[]> {
  const rows = await on.query<StoredZone>(
    `select ${ZONE} from delivery_zones
     where restaurant_id = $1 and zone_key = $2 and ($3 = '' or city_key = $3 or city_key = '')
     order by position limit ${MAX_ROWS}`,
    [restaurantId, searchKey(zone), searchKey(city)],
  );
  return rows.map(toZone);
}

export async function findZonesById(
  on: Queryable,
  restaurantId: number,
  id: string,
): Promise<ZoneRow[]> {
  const rows = await on.query<StoredZone>(
    `select ${ZONE} from delivery_zones where restaurant_id = $1 and id = $2 order by position limit ${MAX_ROWS}`,
    [restaurantId, id],
  );
  return rows.map(toZone);
}

/** The delivery regions, in the restaurant's order (API-22). */
export const listRegions = (on: Queryable, restaurantId: number): Promise<RegionRow[]> =>
  on.query<RegionRow>(
    'select id, name from delivery_regions where restaurant_id = $1 order by position',
    [restaurantId],
  );

export async function replaceZones(
  on: Queryable,
  restaurantId: number,
  { zones, regions }: { zones: ZoneRow[]; regions: RegionRow[] },
): Promise<void> {
  for (const table of ['delivery_zones', 'delivery_regions'])
    await on.query(`delete from ${table} where restaurant_id = $1`, [restaurantId]);
  for (const [position, it] of zones.entries()) {
    await on.query(
      `insert into delivery_zones
         (restaurant_id, id, zone, zone_key, city, city_key, region_id, available, fee, return_fee,
          position)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [
        restaurantId,
        it.id,
        it.zone,
        searchKey(it.zone),
        it.city,
        searchKey(it.city),
        it.regionId,
        it.available,
        it.fee,
        it.returnFee,
        position,
      ],
    );
  }
  for (const [position, it] of regions.entries()) {
    await on.query(
      'insert into delivery_regions (restaurant_id, id, name, position) values ($1, $2, $3, $4)',
      [restaurantId, it.id, it.name, position],
    );
  }
}
