import { createEffect } from 'effector';
import { calls, type AddressSuggestion, type Coordinates, type GeospatialAddress } from '@storefront/shared-domain/contracts';
import { callApi, type ApiError } from '@storefront/shared-domain/http';
import type { Search } from './wizard-pages';

/** A question of which only the latest counts; `controller` takes it back. */
export type Hits = { restaurantId: number; search: Search; query: string; controller: AbortController };
export type Whereabouts = { restaurantId: number; at: Coordinates; controller: AbortController };

/** Addresses that fit a text (API-25, API-27). Safe to repeat. */
export const findHitsFx = createEffect<Hits, AddressSuggestion[], ApiError>({
  name: 'findHitsFx',
  handler: ({ restaurantId, search, query, controller: { signal } }) =>
    (search === 'geospatial'
      ? callApi(calls.searchGeospatial, { params: { restaurantId }, query: { query }, signal })
      : callApi(calls.searchPhoton, { params: { restaurantId }, body: { query }, signal })),
});

/** The address at a point (API-28); a 404 where no street is near. Safe to repeat. */
export const findAddressFx = createEffect<Whereabouts, GeospatialAddress, ApiError>({
  name: 'findAddressFx',
  handler: ({ restaurantId, at, controller: { signal } }) =>
    callApi(calls.reverseGeocode, { params: { restaurantId }, query: { lat: at.latitude, lon: at.longitude }, signal }),
});
