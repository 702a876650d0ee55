import type { Coordinates } from '@storefront/shared-domain/contracts';
import { createHash } from 'node:crypto';
import type { Queryable } from './database';
import { searchKey } from './search-key';

/** What an address is known by; the rest of it changes nothing of where it is. */
export type AddressName = { street: string; number: string; zone: string; city: string };

/** Points kept per restaurant; beyond, the oldest are forgotten. */
export const MOST_POINTS = 10_000;

/** One key for one address, whatever its accents and case; as long for a street as for a novel. */
const keyOf = ({ street, number, zone, city }: AddressName): string =>
  createHash('sha256').update([street, number, zone, city].map(searchKey).join('\n')).digest('base64url');

/** Where a customer said an address is; null when nobody did. */
export async function findAddressPoint(on: Queryable, restaurantId: number, address: AddressName): Promise<Coordinates | null> {
  const [row] = await on.query<Coordinates>(
    'select latitude, longitude from address_points where restaurant_id = $1 and address_key = $2', [restaurantId, keyOf(address)]);
  return row ?? null;
}

/** Keeps where an address is; the last word counts. */
export async function saveAddressPoint(on: Queryable, restaurantId: number, address: AddressName, { latitude, longitude }: Coordinates, now: Date, most = MOST_POINTS): Promise<void> {
  await on.query(
    `insert into address_points (restaurant_id, address_key, latitude, longitude, updated_at) values ($1, $2, $3, $4, $5)
     on conflict (restaurant_id, address_key) do update set latitude = excluded.latitude, longitude = excluded.longitude, updated_at = excluded.updated_at`,
    [restaurantId, keyOf(address), latitude, longitude, now.toISOString()]);
  await on.query(
    `delete from address_points where restaurant_id = $1 and address_key = any (array(
       select address_key from address_points where restaurant_id = $1 order by updated_at desc, address_key offset $2))`, [restaurantId, most]);
}
