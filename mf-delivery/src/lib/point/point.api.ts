import { createEffect } from 'effector';
import { calls, type Coordinates, type GeospatialAddress } from '@storefront/shared-domain/contracts';
import { callApi, type ApiError } from '@storefront/shared-domain/http';

export type AtPoint = { restaurantId: number; at: Coordinates };
export type AtAddress = { restaurantId: number; query: string };

/** The address at a point (API-28); a 404 where no street is near. Safe to repeat. */
export const readAddressFx = createEffect<AtPoint, GeospatialAddress, ApiError>({
  name: 'readAddressFx',
  handler: ({ restaurantId, at }) => callApi(calls.reverseGeocode, { params: { restaurantId }, query: { lat: at.latitude, lon: at.longitude } }),
});

/** The point of a typed address (API-26); a 404 when nobody knows it. Safe to repeat. */
export const readPointFx = createEffect<AtAddress, Coordinates, ApiError>({
  name: 'readPointFx',
  handler: async ({ restaurantId, query }) => {
    const { lat, lng } = await callApi(calls.geocodeHereMaps, { params: { restaurantId }, body: { query } });
    return { latitude: lat, longitude: lng };
  },
});
