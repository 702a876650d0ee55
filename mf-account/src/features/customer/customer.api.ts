import { createEffect } from 'effector';
import type { Client } from '@storefront/shared-domain/contracts';
import { getUser, type ApiError } from '@storefront/shared-domain/http';

/** Reads whom the token belongs to, with the points of now (API-31). */
export const readCustomerFx = createEffect<number, Client, ApiError>({ name: 'readCustomerFx', handler: getUser });
