import * as z from 'zod/mini';
import { serverNow } from '../clock';
import { ADDRESS_TEXT_NAMES, orderNameOf, recordOf } from '../contracts/address-fields';
import { list } from '../contracts/primitives';
import { keys } from './keys';
import { storage } from './storage';

/** Longer than any order is followed, a scheduled one included. */
const KEPT_MS = 31 * 86_400_000;
/** Newest deliveries with an address on the device. */
const MAX_ADDRESSES = 10;
const MAX_TEXT_LENGTH = 300;

const Texts = z.object(
  recordOf(ADDRESS_TEXT_NAMES.map(orderNameOf), () =>
    z.string().check(z.maxLength(MAX_TEXT_LENGTH)),
  ),
);
/** Address texts of an order, under the names of an order. */
type Texts = z.output<typeof Texts>;

/**
 * Addresses of the deliveries that were ordered on this device, newest first; `placedAt` in ms
 * since 1970.
 */
const PlacedAddresses = list(z.object({ uuid: z.string(), placedAt: z.number(), texts: Texts }));

const readAddresses = (restaurantId: number, now: number): z.output<typeof PlacedAddresses> =>
  (storage.read(keys.placedAddresses(restaurantId), PlacedAddresses) ?? []).filter(
    ({ placedAt }) => Math.abs(now - placedAt) < KEPT_MS,
  );

/** Stores the address of a placed delivery; those of old orders are dropped. */
export function savePlacedAddress(
  restaurantId: number,
  { uuid, user }: { readonly uuid: string; readonly user: Texts },
  now = serverNow(),
): void {
  const others = readAddresses(restaurantId, now).filter((it) => it.uuid !== uuid);
  const texts = recordOf(ADDRESS_TEXT_NAMES.map(orderNameOf), (name) => user[name]);
  storage.write(
    keys.placedAddresses(restaurantId),
    [{ uuid, placedAt: now, texts }, ...others].slice(0, MAX_ADDRESSES),
  );
}

/**
 * The address of a delivery that was ordered on this device; null for other orders, old ones, and
 * after a log-out. Deletes those of old orders.
 */
export function placedAddress(restaurantId: number, uuid: string, now = serverNow()): Texts | null {
  const known = readAddresses(restaurantId, now);
  if (known.length === 0) storage.remove(keys.placedAddresses(restaurantId));
  return known.find((it) => it.uuid === uuid)?.texts ?? null;
}
