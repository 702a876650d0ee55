import type { Coordinates, RestaurantInfo } from '@storefront/shared-domain/contracts';

/** Where a restaurant is; null when its record does not say. */
export const originOf = ({
  latitude,
  longitude,
}: Pick<RestaurantInfo, 'latitude' | 'longitude'>): Coordinates | null =>
  latitude === null || latitude === undefined || longitude === null || longitude === undefined
    ? null
    : { latitude, longitude };
