import { Address, Coordinates, StoredText, Zone } from '@storefront/shared-domain/contracts';
import { keys, storage, type AddressField } from '@storefront/shared-domain/storage';

const TEXTS = [
  'street',
  'zone',
  'complemento',
  'address_ref',
  'number',
  'city',
  'deliveryFeeID',
] as const;

/** No address yet. */
export const EMPTY_ADDRESS: Address = {
  street: '',
  number: '',
  zone: '',
  complemento: '',
  address_ref: '',
  city: '',
  region: '',
  cep: '',
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
  const text = (field: (typeof TEXTS)[number]) =>
    storage.read(keys.address(field, restaurantId), StoredText);
  const street = text('street');
  if (street === null) return null;
  return {
    ...EMPTY_ADDRESS,
    street,
    number: text('number') ?? '',
    zone: text('zone') ?? '',
    complemento: text('complemento') ?? '',
    address_ref: text('address_ref') ?? '',
    city: text('city') ?? '',
    deliveryFeeID: text('deliveryFeeID'),
    region: regionOf(storage.read(keys.address('zone_object', restaurantId), Zone)),
    distance: storage.read(keys.address('distance', restaurantId), Address.shape.distance) ?? null,
    coordinates: readCoordinates(restaurantId),
  };
}

const keepField =
  (restaurantId: number) =>
  (field: AddressField, value: string | number | null | undefined): void => {
    const key = keys.address(field, restaurantId);
    if (value === '' || value === null || value === undefined) storage.remove(key);
    else storage.write(key, value);
  };

function keepPoint(restaurantId: number, { distance, coordinates }: Address): void {
  const keep = keepField(restaurantId);
  keep('distance', distance);
  keep('latitude', coordinates?.latitude);
  keep('longitude', coordinates?.longitude);
}

/**
 * Stores the point and fee id of a confirmed address; its stored texts and zone remain unchanged.
 */
export function saveLastPoint(restaurantId: number, address: Address): void {
  keepField(restaurantId)('deliveryFeeID', address.deliveryFeeID);
  keepPoint(restaurantId, address);
}

/**
 * Stores a confirmed address for the next visit; `zone` is the one selected from the restaurant's
 * list, if there is a list.
 */
export function saveLastAddress(restaurantId: number, address: Address, zone: Zone | null): void {
  const keep = keepField(restaurantId);
  for (const field of TEXTS) keep(field, address[field]);
  keepPoint(restaurantId, address);
  if (zone === null) storage.remove(keys.address('zone_object', restaurantId));
  else storage.save(keys.address('zone_object', restaurantId), Zone, zone);
}
