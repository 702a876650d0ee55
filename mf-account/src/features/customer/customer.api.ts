import { createEffect } from 'effector';
import type { Client } from '@storefront/shared-domain/contracts';
import { getUser, type ApiError } from '@storefront/shared-domain/http';

/** `login`: sequence number of the login on this page that the request belongs to. */
export type CustomerRequested = { readonly restaurantId: number; readonly login: number };

/** Fetches the owner of the token, with the current points (API-31). */
export const readCustomerFx = createEffect<CustomerRequested, Client, ApiError>({
  name: 'readCustomerFx',
  handler: ({ restaurantId }) => getUser(restaurantId),
});
