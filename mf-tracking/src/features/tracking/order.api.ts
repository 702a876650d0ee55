import { createEffect } from 'effector';
import { calls, type Order, type OrderTracking } from '@storefront/shared-domain/contracts';
import { callApi, readCachedTracking, type ApiError } from '@storefront/shared-domain/http';

/**
 * Which order, and the how manyth question of this page: an answer to an earlier one may come
 * later.
 */
export type Question = { readonly uuid: string; readonly turn: number };

/** Reads an order by its uuid (API-08). Safe to repeat. */
export const readOrderFx = createEffect<Question, Order, ApiError>({
  name: 'readOrderFx',
  handler: ({ uuid }) => callApi(calls.getOrder, { params: { token: uuid } }),
});

/** Asks the tracking cache where an order stands (API-14, OPEN-016). Safe to repeat. */
export const readTrackingFx = createEffect<string, OrderTracking, ApiError>({
  name: 'readTrackingFx',
  handler: readCachedTracking,
});
