import type { WireInfo } from '@storefront/reference-api/plugin/restaurants';
import type { Door } from './city';

/** Position of a restaurant by its record. */
export const doorOf = ({ street, street_number, latitude, longitude }: WireInfo): Door => ({
  street: street ?? '',
  number: Number(street_number) || 1,
  latitude: latitude ?? 0,
  longitude: longitude ?? 0,
});
