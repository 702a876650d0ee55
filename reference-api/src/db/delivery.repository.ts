import { minor, type Minor } from '@storefront/shared-domain/contracts';
import type { Queryable } from './database';
import { searchKey } from './search-key';

export type ZoneRow = { id: string; zone: string; city: string; regionId: string; available: boolean; fee: Minor; returnFee: Minor };
export type BandRow = { maxKm: number; fee: Minor };
export type StreetRow = { street: string; zone: string; city: string; cep: string; latitude: number; longitude: number };

type StoredZone = { id: string; zone: string; city: string; region_id: string; available: boolean; fee: number; return_fee: number };

const ZONE = 'id, zone, city, region_id, available, fee, return_fee';
const zoneOf = (row: StoredZone): ZoneRow => ({
  id: row.id, zone: row.zone, city: row.city, regionId: row.region_id, available: row.available, fee: minor(row.fee), returnFee: minor(row.return_fee),
});

export async function listZones(on: Queryable, restaurantId: number): Promise<ZoneRow[]> {
  const rows = await on.query<StoredZone>(`select ${ZONE} from delivery_zones where restaurant_id = $1 order by position`, [restaurantId]);
  return rows.map(zoneOf);
}

/** A zone by name, whatever its accents and case; the city decides between zones of one name, when it is known. */
export async function findZone(on: Queryable, restaurantId: number, zone: string, city: string): Promise<ZoneRow | null> {
  const [row] = await on.query<StoredZone>(
    `select ${ZONE} from delivery_zones where restaurant_id = $1 and zone_key = $2 and ($3 = '' or city_key = $3 or city_key = '') order by position limit 1`,
    [restaurantId, searchKey(zone), searchKey(city)]);
  return row ? zoneOf(row) : null;
}

export async function findZoneById(on: Queryable, restaurantId: number, id: string): Promise<ZoneRow | null> {
  const [row] = await on.query<StoredZone>(`select ${ZONE} from delivery_zones where restaurant_id = $1 and id = $2`, [restaurantId, id]);
  return row ? zoneOf(row) : null;
}

/** The distance bands, nearest first. */
export async function listBands(on: Queryable, restaurantId: number): Promise<BandRow[]> {
  const rows = await on.query<{ max_km: number; fee: number }>('select max_km, fee from delivery_bands where restaurant_id = $1 order by max_km', [restaurantId]);
  return rows.map((row) => ({ maxKm: row.max_km, fee: minor(row.fee) }));
}

/** A street of the gazetteer by name; zone and city only decide between streets of one name. */
export async function findStreet(on: Queryable, restaurantId: number, address: { street: string; zone: string; city: string }): Promise<StreetRow | null> {
  const [row] = await on.query<StreetRow>(
    `select street, zone, city, cep, latitude, longitude from gazetteer_streets where restaurant_id = $1 and street_key = $2
     order by (zone_key = $3) desc, (city_key = $4) desc, position limit 1`,
    [restaurantId, searchKey(address.street), searchKey(address.zone), searchKey(address.city)]);
  return row ?? null;
}

/** Everything known about where a restaurant delivers, written anew. */
export async function replaceDelivery(on: Queryable, restaurantId: number, area: { zones: ZoneRow[]; bands: BandRow[]; streets: StreetRow[] }): Promise<void> {
  for (const table of ['delivery_zones', 'delivery_bands', 'gazetteer_streets']) await on.query(`delete from ${table} where restaurant_id = $1`, [restaurantId]);
  for (const [position, it] of area.zones.entries()) {
    await on.query(
      `insert into delivery_zones (restaurant_id, id, zone, zone_key, city, city_key, region_id, available, fee, return_fee, position)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [restaurantId, it.id, it.zone, searchKey(it.zone), it.city, searchKey(it.city), it.regionId, it.available, it.fee, it.returnFee, position]);
  }
  for (const it of area.bands) await on.query('insert into delivery_bands (restaurant_id, max_km, fee) values ($1, $2, $3)', [restaurantId, it.maxKm, it.fee]);
  for (const [position, it] of area.streets.entries()) {
    await on.query(
      `insert into gazetteer_streets (restaurant_id, position, street, street_key, zone, zone_key, city, city_key, cep, latitude, longitude)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [restaurantId, position, it.street, searchKey(it.street), it.zone, searchKey(it.zone), it.city, searchKey(it.city), it.cep, it.latitude, it.longitude]);
  }
}
