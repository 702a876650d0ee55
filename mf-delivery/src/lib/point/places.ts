import type {
  Address,
  Coordinates,
  GeospatialAddress,
  RestaurantInfo,
} from '@storefront/shared-domain/contracts';

/** What is known of a place; '' where nothing is. */
export type Place = Pick<Address, 'street' | 'number' | 'zone' | 'city'>;

export const placeOf = ({
  address: { street, number, zone, city, name },
  complements,
}: GeospatialAddress): Place => ({
  street: street || name,
  number: number || complements.number,
  zone,
  city,
});

const LONGEST_QUERY = 255;

/** A typed address as a geocoder reads it. */
export const queryOf = ({ street, number, zone, city }: Place): string =>
  [street, number, zone, city]
    .map((part) => part.trim())
    .filter((part) => part !== '')
    .join(', ')
    .slice(0, LONGEST_QUERY);

/** Where the restaurant is; null when its record tells no place on earth, or the empty one. */
export function restaurantPoint({ latitude, longitude }: RestaurantInfo): Coordinates | null {
  if (
    typeof latitude !== 'number' ||
    typeof longitude !== 'number' ||
    (latitude === 0 && longitude === 0)
  )
    return null;
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180 ? { latitude, longitude } : null;
}
