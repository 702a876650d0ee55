import { createEffect } from 'effector';
import type { Client } from '@storefront/shared-domain/contracts';
import { getUser, type ApiError } from '@storefront/shared-domain/http';

/** `login`: which of the logins of this page it is read for. */
export type CustomerAsked = { readonly restaurantId: number; readonly login: number };

/** Reads whom the token belongs to, with the points of now (API-31). */
export const readCustomerFx = createEffect<CustomerAsked, Client, ApiError>({
  name: 'readCustomerFx',
  handler: ({ restaurantId }) => getUser(restaurantId),
});
