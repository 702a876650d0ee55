import { calls, type Order, type OrderTracking } from '@storefront/shared-domain/contracts';
import {
  type ApiError,
  callApi,
  readCachedTracking,
  readOrderFile,
} from '@storefront/shared-domain/http';
import { createEffect } from 'effector';

/** Why an order could not be read. `not-found` is permanent, the others may be retried. */
export type ReadFailure = 'not-found' | 'offline' | 'timeout' | 'contract' | 'unexpected';

/** A uuid that is invalid in a path counts as not found, too. */
export function readFailure({
  kind,
  status,
  path,
}: Pick<ApiError, 'kind' | 'status' | 'path'>): ReadFailure {
  if (kind === 'http') return status === 404 ? 'not-found' : 'unexpected';
  return kind === 'contract' && status === 0 && path === 'token' ? 'not-found' : kind;
}

/**
 * An order and the sequence number of the request on this page: the response to an earlier request
 * may arrive later.
 */
type Question = { readonly uuid: string; readonly turn: number };

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
