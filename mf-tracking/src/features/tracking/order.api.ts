import { createEffect } from 'effector';
import { calls, type Order } from '@storefront/shared-domain/contracts';
import { callApi, type ApiError } from '@storefront/shared-domain/http';

/** Reads an order by its uuid (API-08). Safe to repeat. */
export const readOrderFx = createEffect<string, Order, ApiError>({
  name: 'readOrderFx',
  handler: (uuid) => callApi(calls.getOrder, { params: { token: uuid } }),
});
