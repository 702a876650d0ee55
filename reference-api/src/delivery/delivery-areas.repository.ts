import { minor, type Coordinates, type Minor } from '@storefront/shared-domain/contracts';
import { boxAround, type Ring } from './point-in-ring';
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
 * The areas with a bounding box that contains a point, in the restaurant's order, and whether the
 * restaurant has areas at all. One statement, whatever their number: rings that cannot contain the
 * point are not read.
 */
export async function findAreasAround(
  on: Queryable,
  restaurantId: number,
  { latitude, longitude }: Coordinates,
): Promise<{ hasAreas: boolean; around: AreaRow[] }> {
  const { has_areas, around } = onlyRow(
    await on.query<{ has_areas: boolean; around: StoredArea[] }>(
      `select exists (select 1 from delivery_areas where restaurant_id = $1) as has_areas,
       coalesce((
         select json_agg(
           json_build_object('id', id, 'name', name, 'ring', ring, 'fee', fee,
             'courier_pay', courier_pay, 'available', available)
           order by position)
         from delivery_areas
         where restaurant_id = $1 and south <= $2 and north >= $2 and west <= $3 and east >= $3
       ), '[]'::json) as around`,
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
