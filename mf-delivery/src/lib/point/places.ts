import type {
  Address,
  Coordinates,
  GeospatialAddress,
  RestaurantInfo,
} from '@storefront/shared-domain/contracts';

/** Address fields of a location; '' for a missing field. */
export type Place = Pick<Address, 'street' | 'number' | 'zone' | 'city'>;

export const toPlace = ({
  address: { street, number, zone, city, name },
  complements,
}: GeospatialAddress): Place => ({
  street: street || name,
  number: number || complements.number,
  zone,
  city,
});

const MAX_QUERY_LENGTH = 255;

/** A typed address as a geocoder query. */
export const toQuery = ({ street, number, zone, city }: Place): string =>
  [street, number, zone, city]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ')
    .slice(0, MAX_QUERY_LENGTH);

/** The restaurant's location; null when its record holds no valid coordinates, or 0, 0. */
export function restaurantPoint({ latitude, longitude }: RestaurantInfo): Coordinates | null {
  if (
    typeof latitude !== 'number' ||
    typeof longitude !== 'number' ||
    (latitude === 0 && longitude === 0)
  )
    return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
