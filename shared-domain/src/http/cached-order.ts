import { calls, type Order, type OrderTracking } from '../contracts';
import { type ApiError, isApiError } from './api-error';
import { callApi } from './call-api';
import { httpPorts } from './ports';

/** The cache answered without a usable file: it is missing, or a page was sent instead. */
const isMiss = (error: ApiError): boolean => error.kind === 'http' || error.kind === 'contract';

/**
 * Queries the cache, then the order itself (API-08) for a missing entry. Unreachable files count as
 * missing.
 */
async function cachedOr<T>(
  cached: () => Promise<T>,
  toOwn: (order: Order) => T,
  uuid: string,
): Promise<T> {
  try {
    return await cached();
  } catch (error) {
    if (!isApiError(error) || (httpPorts().cacheBase === undefined && !isMiss(error))) throw error;
    return toOwn(await callApi(calls.getOrder, { params: { token: uuid } }));
  }
}

const toTracking = ({
  uuid,
  orderNoText,
  restaurantId,
  status,
  details,
  history,
}: Order): OrderTracking => ({
  uuid,
  orderNoText,
  restaurantId,
  status,
  deliveryType: details.deliveryType,
  history,
});

/**
 * The cached stages of an order, possibly some seconds old (API-14, OPEN-016). Throws `ApiError`.
 */
export function readCachedTracking(uuid: string): Promise<OrderTracking> {
  const baseUrl = httpPorts().cacheBase;
  const cached = () =>
    baseUrl === undefined
      ? callApi(calls.getCachedTracking, { params: { uuid } })
      : callApi(calls.getTrackingFile, { params: { uuid }, baseUrl });
  return cachedOr(cached, toTracking, uuid);
}

/**
 * The file of an order (API-14, OPEN-016): its stage without customer and items, possibly some seconds
 * old. Throws `ApiError`, also for a missing file: the caller requests the order itself beside it.
 */
export function readOrderFile(uuid: string): Promise<OrderTracking> {
  const baseUrl = httpPorts().cacheBase;
  return baseUrl === undefined
    ? callApi(calls.getCachedOrder, { params: { uuid } })
    : callApi(calls.getOrderFile, { params: { uuid }, baseUrl });
}

/** The stage of an order from its file; the order itself for a missing one. Throws `ApiError`. */
export const readCachedOrder = (uuid: string): Promise<OrderTracking> =>
  cachedOr(() => readOrderFile(uuid), toTracking, uuid);
