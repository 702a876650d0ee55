import { createEffect } from 'effector';
import { calls, type Order, type OrderTracking } from '@storefront/shared-domain/contracts';
import {
  callApi,
  readCachedTracking,
  readOrderFile,
  type ApiError,
} from '@storefront/shared-domain/http';

/**
 * An order and the sequence number of the request on this page: the response to an earlier request
 * may arrive later.
 */
export type Question = { readonly uuid: string; readonly turn: number };

/** Fetches an order by its uuid (API-08). Safe to repeat. */
export const readOrderFx = createEffect<Question, Order, ApiError>({
  name: 'readOrderFx',
  handler: ({ uuid }) => callApi(calls.getOrder, { params: { token: uuid } }),
});

/** Fetches the stages of an order from the tracking cache (API-14, OPEN-016). Safe to repeat. */
export const readTrackingFx = createEffect<string, OrderTracking, ApiError>({
  name: 'readTrackingFx',
  handler: readCachedTracking,
});

/** Fetches the file of an order, beside the order itself (API-14, OPEN-016). Safe to repeat. */
export const readFileFx = createEffect<string, OrderTracking, ApiError>({
  name: 'readFileFx',
  handler: readOrderFile,
});
