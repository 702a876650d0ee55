import type { Coordinates, RestaurantInfo } from '@storefront/shared-domain/contracts';

/** Position of a restaurant; null when its record has none. */
export const originOf = ({
  latitude,
  longitude,
}: Pick<RestaurantInfo, 'latitude' | 'longitude'>): Coordinates | null =>
  latitude === null || latitude === undefined || longitude === null || longitude === undefined
    ? null
    : { latitude, longitude };
