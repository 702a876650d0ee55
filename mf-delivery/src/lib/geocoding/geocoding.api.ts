import { createEffect } from 'effector';
import {
  calls,
  type AddressSuggestion,
  type Coordinates,
  type GeospatialAddress,
  type PostalCodeAnswer,
  type RestaurantInfo,
} from '@storefront/shared-domain/contracts';
import { callApi, isApiError, readPostalCode, type ApiError } from '@storefront/shared-domain/http';
import { addressFlow, type AddressFlow } from '@storefront/shared-domain/rules';

type Search = Extract<AddressFlow, { kind: 'wizard' }>['search'];

/** The service of a restaurant's addresses; dialogs of typed fields use photon (OPEN-054). */
export function searchOf(info: RestaurantInfo): Search {
  const flow = addressFlow(info);
  return flow.kind === 'wizard' ? flow.search : 'photon';
}

/** A query of which only the latest counts; `controller` aborts it. */
export type ByText = {
  restaurantId: number;
  search: Search;
  query: string;
  controller: AbortController;
};
export type ByCode = { code: string; controller: AbortController };
export type AtPoint = { restaurantId: number; at: Coordinates; controller?: AbortController };
export type AtAddress = { restaurantId: number; search: Search; query: string };

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

const byHereMaps = async ({ restaurantId, query }: AtAddress): Promise<Coordinates> => {
  const { lat, lng } = await callApi(calls.geocodeHereMaps, {
    params: { restaurantId },
    body: { query },
  });
  return { latitude: lat, longitude: lng };
};

/** The 404 of an API without this call, not of the address. */
const isMissing = (error: unknown): boolean =>
  isApiError(error) && error.status === 404 && error.code !== 'address_not_found';

async function byGeospatial(address: AtAddress): Promise<Coordinates> {
  const { restaurantId, query } = address;
  try {
    const found = await callApi(calls.geocodeGeospatial, {
      params: { restaurantId },
      query: { query },
    });
    return found.coordinates;
  } catch (error) {
    if (!isMissing(error)) throw error;
    return byHereMaps(address);
  }
}

/**
 * The point of a typed address (API-26; API-29 where the fee uses the geospatial calls, OPEN-054); a
 * 404 when the address is not found. Safe to repeat.
 */
export const findPointFx = createEffect<AtAddress, Coordinates, ApiError>({
  name: 'findPointFx',
  handler: (address) =>
    address.search === 'geospatial' ? byGeospatial(address) : byHereMaps(address),
});

/** The street of a postal code (OPEN-020). Safe to repeat. */
export const findByCodeFx = createEffect<ByCode, PostalCodeAnswer, ApiError>({
  name: 'findByCodeFx',
  handler: ({ code, controller: { signal } }) => readPostalCode(code, signal),
});
