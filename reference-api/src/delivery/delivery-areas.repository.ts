import { minor, type Coordinates, type Minor } from '@storefront/shared-domain/contracts';
import type { BandRow } from './delivery.repository';
import { boxAround, type Ring } from './geometry';
import { onlyRow, type Queryable } from '../platform/db/database';

/**
 * An area on the map with its delivery fee and courier payment; `available` false: listed but not
 * served.
 */
export type AreaRow = {
  id: string;
  name: string;
  ring: Ring;
  fee: Minor;
  courierPay: Minor;
  available: boolean;
};

type StoredArea = {
  id: string;
  name: string;
  ring: Ring;
  fee: number;
  courier_pay: number;
  available: boolean;
};

/**
 * What prices a point: the areas with a bounding box that contains it, in the restaurant's order,
 * whether the restaurant has areas at all, and its distance bands, nearest first, where it has none.
 * One statement, whatever their number: rings that cannot contain the point are not read.
 */
export async function findPrices(
  on: Queryable,
  restaurantId: number,
  { latitude, longitude }: Coordinates,
): Promise<{ hasAreas: boolean; around: AreaRow[]; bands: BandRow[] }> {
  type Found = {
    has_areas: boolean;
    around: StoredArea[];
    bands: { maxKm: number; fee: number }[];
  };
  const { has_areas, around, bands } = onlyRow(
    await on.query<Found>(
      `select has_areas,
         coalesce((
           select json_agg(
             json_build_object('id', id, 'name', name, 'ring', ring, 'fee', fee,
               'courier_pay', courier_pay, 'available', available)
             order by position)
           from delivery_areas
           where restaurant_id = $1 and south <= $2 and north >= $2 and west <= $3 and east >= $3
         ), '[]'::json) as around,
         coalesce((
           select json_agg(json_build_object('maxKm', max_km, 'fee', fee) order by max_km)
           from delivery_bands where restaurant_id = $1 and not has_areas
         ), '[]'::json) as bands
       from (select exists (select 1 from delivery_areas where restaurant_id = $1) as has_areas) a`,
      [restaurantId, latitude, longitude],
    ),
  );
  return {
    hasAreas: has_areas,
    around: around.map(({ courier_pay, fee, ...area }) => ({
      ...area,
      fee: minor(fee),
      courierPay: minor(courier_pay),
    })),
    bands: bands.map(({ maxKm, fee }) => ({ maxKm, fee: minor(fee) })),
  };
}

/** Replaces the areas of a restaurant; the first area that contains a point applies. */
export async function replaceAreas(
  on: Queryable,
  restaurantId: number,
  areas: AreaRow[],
): Promise<void> {
  await on.query('delete from delivery_areas where restaurant_id = $1', [restaurantId]);
  for (const [position, it] of areas.entries()) {
    const { south, west, north, east } = boxAround(it.ring);
    await on.query(
      `insert into delivery_areas
         (restaurant_id, id, name, ring, fee, courier_pay, available, position,
          south, west, north, east)
       values ($1, $2, $3, $4::jsonb, $5, $6, $7, $8, $9, $10, $11, $12)`,
      [
        restaurantId,
        it.id,
        it.name,
        JSON.stringify(it.ring),
        it.fee,
        it.courierPay,
        it.available,
        position,
        south,
        west,
        north,
        east,
      ],
    );
  }
}
