import {
  Address,
  ADDRESS_TEXT_NAMES,
  Coordinates,
  recordOf,
  StoredText,
  TYPED_ADDRESS_TEXTS,
  Zone,
} from '@storefront/shared-domain/contracts';
import { keys, storage, type AddressField } from '@storefront/shared-domain/storage';

/** No address yet. */
export const EMPTY_ADDRESS: Address = {
  ...recordOf(ADDRESS_TEXT_NAMES, () => ''),
  distance: null,
  deliveryFeeID: null,
  coordinates: null,
};

/** The region that sets a zone's fee: the first of its regions (OPEN-053). */
export const regionOf = (zone: Zone | null): string => zone?.regions[0]?.region_id ?? '';

function readCoordinates(restaurantId: number): Coordinates | null {
  const latitude = storage.read(keys.address('latitude', restaurantId), Coordinates.shape.latitude);
  const longitude = storage.read(
    keys.address('longitude', restaurantId),
    Coordinates.shape.longitude,
  );
  return latitude === null || longitude === null ? null : { latitude, longitude };
}

/**
 * The last address stored on this device for the restaurant, field by field (DOMAIN-058); null when
 * no street is stored.
 */
export function readLastAddress(restaurantId: number): Address | null {
  const text = (field: AddressField) => storage.read(keys.address(field, restaurantId), StoredText);
  if (text('street') === null) return null;
  return {
    ...EMPTY_ADDRESS,
    ...recordOf(TYPED_ADDRESS_TEXTS, (field) => text(field) ?? ''),
    deliveryFeeID: text('deliveryFeeID'),
    region: regionOf(storage.read(keys.address('zone_object', restaurantId), Zone)),
    distance: storage.read(keys.address('distance', restaurantId), Address.shape.distance) ?? null,
    coordinates: readCoordinates(restaurantId),
  };
}

const saveField =
  (restaurantId: number) =>
  (field: AddressField, value: string | number | null | undefined): void => {
    const key = keys.address(field, restaurantId);
    if (value === '' || value === null || value === undefined) storage.remove(key);
    else storage.write(key, value);
  };

function savePoint(restaurantId: number, { distance, coordinates }: Address): void {
  const persist = saveField(restaurantId);
  persist('distance', distance);
  persist('latitude', coordinates?.latitude);
  persist('longitude', coordinates?.longitude);
}

/**
 * Stores the point and fee id of a confirmed address; its stored texts and zone remain unchanged.
 */
export function saveLastPoint(restaurantId: number, address: Address): void {
  saveField(restaurantId)('deliveryFeeID', address.deliveryFeeID);
  savePoint(restaurantId, address);
}

/**
 * Stores a confirmed address for the next visit; `zone` is the one selected from the restaurant's
 * list, if there is a list.
 */
export function saveLastAddress(restaurantId: number, address: Address, zone: Zone | null): void {
  const persist = saveField(restaurantId);
  for (const field of [...TYPED_ADDRESS_TEXTS, 'deliveryFeeID'] as const)
    persist(field, address[field]);
  savePoint(restaurantId, address);
  if (zone === null) storage.remove(keys.address('zone_object', restaurantId));
  else storage.save(keys.address('zone_object', restaurantId), Zone, zone);
}
