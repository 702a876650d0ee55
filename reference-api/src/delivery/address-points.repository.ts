import type { Coordinates } from '@storefront/shared-domain/contracts';
import { createHash } from 'node:crypto';
import type { Queryable } from '../platform/db/database';
import { searchKey } from './geocoding/search-key';

/** Fields that identify an address; its other fields do not affect its location. */
export type AddressName = { street: string; number: string; zone: string; city: string };

/**
 * Points stored per restaurant, of devices and of delivered orders each; beyond, the oldest are
 * deleted.
 */
const MAX_POINTS = 10_000;

/**
 * Scope of a point: the device that set it, by its id, or everyone, after the order with it was
 * delivered.
 */
export type PointScope = { readonly device: string } | { readonly deliveredOrder: number };

const computeHash = (text: string): string => createHash('sha256').update(text).digest('base64url');

const computeDeviceHash = (scope: PointScope): string =>
  'device' in scope ? computeHash(`device ${scope.device.toLowerCase()}`) : '';

/**
 * One key per address, independent of accents and case; a hash, so its length does not depend on
 * the input.
 */
const computeKey = ({ street, number, zone, city }: AddressName): string =>
  computeHash([street, number, zone, city].map(searchKey).join('\n'));

/**
 * Stored points of an address for a device: first the one the device set, then the one of the last
 * delivered order. Without a device, only the latter.
 */
export async function listAddressPoints(
  on: Queryable,
  restaurantId: number,
  address: AddressName,
  device: string | null,
): Promise<Coordinates[]> {
  const scopes = device === null ? [''] : [computeDeviceHash({ device }), ''];
  return on.query<Coordinates>(
    `select latitude, longitude from address_points
     where restaurant_id = $1 and address_key = $2 and device_hash = any($3)
     order by device_hash = ''`,
    [restaurantId, computeKey(address), scopes],
  );
}

/** Stores the location of an address; replaces the previous point of the same scope. */
export async function saveAddressPoint(
  on: Queryable,
  {
    restaurantId,
    address,
    scope,
  }: { restaurantId: number; address: AddressName; scope: PointScope },
  { latitude, longitude }: Coordinates,
  now: Date,
  most = MAX_POINTS,
): Promise<void> {
  const deviceHash = computeDeviceHash(scope);
  await on.query(
    `insert into address_points
       (restaurant_id, address_key, device_hash, latitude, longitude, updated_at, order_id)
     values ($1, $2, $3, $4, $5, $6, $7)
     on conflict (restaurant_id, address_key, device_hash) do update
       set latitude = excluded.latitude, longitude = excluded.longitude,
         updated_at = excluded.updated_at, order_id = excluded.order_id`,
    [
      restaurantId,
      computeKey(address),
      deviceHash,
      latitude,
      longitude,
      now.toISOString(),
      'deliveredOrder' in scope ? scope.deliveredOrder : null,
    ],
  );
  // Points of devices never displace those of delivered orders.
  await on.query(
    `delete from address_points where restaurant_id = $1 and (address_key, device_hash) in (
       select address_key, device_hash from address_points
       where restaurant_id = $1 and (device_hash = '') = $3
       order by updated_at desc, address_key, device_hash offset $2)`,
    [restaurantId, most, deviceHash === ''],
  );
}

/**
 * Deletes the points of these orders of a restaurant: those that everyone has from them, and those
 * that their devices set for their addresses.
 */
export async function dropOrderPoints(
  on: Queryable,
  restaurantId: number,
  orders: readonly { id: number; address: AddressName; device: string }[],
): Promise<void> {
  const ofDevices = orders.filter(({ device }) => device !== '');
  await on.query(
    `delete from address_points
     where restaurant_id = $1 and (order_id = any ($2::bigint[]) or (address_key, device_hash) in (
       select * from unnest($3::text[], $4::text[])))`,
    [
      restaurantId,
      orders.map(({ id }) => id),
      ofDevices.map(({ address }) => computeKey(address)),
      ofDevices.map(({ device }) => computeDeviceHash({ device })),
    ],
  );
}
