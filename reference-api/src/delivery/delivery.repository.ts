import type { Coordinates, Minor } from '@storefront/shared-domain/contracts';
import { houseNumber } from '@storefront/shared-domain/rules';
import { pointAlong, type Line } from './geocoding/along-line';
import type { Queryable } from '../platform/db/database';
import { searchKey } from './geocoding/search-key';

export type BandRow = { maxKm: number; fee: Minor };
/** A street with a point: of the house, or the middle of the street. */
export type StreetRow = {
  street: string;
  zone: string;
  city: string;
  cep: string;
  latitude: number;
  longitude: number;
};

export async function replaceBands(
  on: Queryable,
  restaurantId: number,
  bands: readonly BandRow[],
): Promise<void> {
  await on.query('delete from delivery_bands where restaurant_id = $1', [restaurantId]);
  for (const it of bands)
    await on.query('insert into delivery_bands (restaurant_id, max_km, fee) values ($1, $2, $3)', [
      restaurantId,
      it.maxKm,
      it.fee,
    ]);
}

type StoredStreet = Omit<StreetRow, 'latitude' | 'longitude'> & {
  number_from: number;
  number_to: number;
  line: Line;
};

/** Distance in degrees from a restaurant within which a street name matches. */
const NEAR = 0.5;

/**
 * A house on a street found by name near a restaurant; neighbourhood, city and number only select
 * between streets of the same name.
 */
export async function findStreet(
  on: Queryable,
  near: Coordinates | null,
  address: { street: string; number: string; zone: string; city: string },
): Promise<StreetRow | null> {
  const house = houseNumber(address.number) ?? 0;
  const number = house < 1_000_000 ? house : 0;
  const [row] = await on.query<StoredStreet>(
    `select street, zone, city, cep, number_from, number_to, line from (
       select *, abs((south + north) / 2 - $4::float8) as up,
         abs((west + east) / 2 - $5::float8) as aside
       from geo_streets where street_key = $1) named
     where $4::float8 is null or (up < ${NEAR} and aside < ${NEAR})
     order by (zone_key = $2) desc, (city_key = $3) desc,
       ($6 between number_from and number_to) desc, up ^ 2 + aside ^ 2, area_id, position
     limit 1`,
    [
      searchKey(address.street),
      searchKey(address.zone),
      searchKey(address.city),
      near?.latitude ?? null,
      near?.longitude ?? null,
      number,
    ],
  );
  if (!row) return null;
  const { number_from: from, number_to: to, line, ...street } = row;
  const point = pointAlong(line, number === 0 || to === from ? 0.5 : (number - from) / (to - from));
  return point && { ...street, ...point };
}
