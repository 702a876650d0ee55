import { minor, type Minor } from '@storefront/shared-domain/contracts';
import type { Queryable } from './database';
import { searchKey } from './search-key';

export type BandRow = { maxKm: number; fee: Minor };
export type StreetRow = { street: string; zone: string; city: string; cep: string; latitude: number; longitude: number };

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

/** The distance bands and streets of a restaurant, written anew. */
export async function replaceDelivery(on: Queryable, restaurantId: number, area: { bands: BandRow[]; streets: StreetRow[] }): Promise<void> {
  for (const table of ['delivery_bands', 'gazetteer_streets']) await on.query(`delete from ${table} where restaurant_id = $1`, [restaurantId]);
  for (const it of area.bands) await on.query('insert into delivery_bands (restaurant_id, max_km, fee) values ($1, $2, $3)', [restaurantId, it.maxKm, it.fee]);
  for (const [position, it] of area.streets.entries()) {
    await on.query(
      `insert into gazetteer_streets (restaurant_id, position, street, street_key, zone, zone_key, city, city_key, cep, latitude, longitude)
       values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
      [restaurantId, position, it.street, searchKey(it.street), it.zone, searchKey(it.zone), it.city, searchKey(it.city), it.cep, it.latitude, it.longitude]);
  }
}
