import { createEffect } from 'effector';
import {
  calls,
  type AddressSuggestion,
  type Coordinates,
  type GeospatialAddress,
  type PostalCodeAnswer,
} from '@storefront/shared-domain/contracts';
import { callApi, readPostalCode, type ApiError } from '@storefront/shared-domain/http';
import type { AddressFlow } from '@storefront/shared-domain/rules';

type Search = Extract<AddressFlow, { kind: 'wizard' }>['search'];

/** A query of which only the latest counts; `controller` aborts it. */
export type ByText = {
  restaurantId: number;
  search: Search;
  query: string;
  controller: AbortController;
};
export type ByCode = { code: string; controller: AbortController };
export type AtPoint = { restaurantId: number; at: Coordinates; controller?: AbortController };
export type AtAddress = { restaurantId: number; query: string };

const taking = (controller: AbortController | undefined) =>
  controller === undefined ? {} : { signal: controller.signal };

/** Addresses that match a text (API-25, API-27). Safe to repeat. */
export const findHitsFx = createEffect<ByText, AddressSuggestion[], ApiError>({
  name: 'findHitsFx',
  handler: ({ restaurantId, search, query, controller }) =>
    search === 'geospatial'
      ? callApi(calls.searchGeospatial, {
          params: { restaurantId },
          query: { query },
          ...taking(controller),
        })
      : callApi(calls.searchPhoton, {
          params: { restaurantId },
          body: { query },
          ...taking(controller),
        }),
});

/** The address at a point (API-28); a 404 where no street is near. Safe to repeat. */
export const findAddressFx = createEffect<AtPoint, GeospatialAddress, ApiError>({
  name: 'findAddressFx',
  handler: ({ restaurantId, at, controller }) =>
    callApi(calls.reverseGeocode, {
      params: { restaurantId },
      query: { lat: at.latitude, lon: at.longitude },
      ...taking(controller),
    }),
});

/** The point of a typed address (API-26); a 404 when the address is not found. Safe to repeat. */
export const findPointFx = createEffect<AtAddress, Coordinates, ApiError>({
  name: 'findPointFx',
  handler: async ({ restaurantId, query }) => {
    const { lat, lng } = await callApi(calls.geocodeHereMaps, {
      params: { restaurantId },
      body: { query },
    });
    return { latitude: lat, longitude: lng };
  },
});

/** The street of a postal code (OPEN-020). Safe to repeat. */
export const findByCodeFx = createEffect<ByCode, PostalCodeAnswer, ApiError>({
  name: 'findByCodeFx',
  handler: ({ code, controller: { signal } }) => readPostalCode(code, signal),
});
