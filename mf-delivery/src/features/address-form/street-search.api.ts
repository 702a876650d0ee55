import { createEffect } from 'effector';
import { calls, type AddressSuggestion, type PostalCodeAnswer } from '@storefront/shared-domain/contracts';
import { callApi, readPostalCode, type ApiError } from '@storefront/shared-domain/http';

/** A question of which only the latest counts; `controller` takes it back. */
export type ByName = { restaurantId: number; query: string; controller: AbortController };
export type ByCode = { code: string; controller: AbortController };

/** Streets that fit a text (API-25). Safe to repeat. */
export const findStreetsFx = createEffect<ByName, AddressSuggestion[], ApiError>({
  name: 'findStreetsFx',
  handler: ({ restaurantId, query, controller: { signal } }) => callApi(calls.searchPhoton, { params: { restaurantId }, body: { query }, signal }),
});

/** The street of a postal code (OPEN-020). Safe to repeat. */
export const findByCodeFx = createEffect<ByCode, PostalCodeAnswer, ApiError>({
  name: 'findByCodeFx',
  handler: ({ code, controller: { signal } }) => readPostalCode(code, signal),
});
