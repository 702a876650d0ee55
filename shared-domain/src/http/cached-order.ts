import { calls, type Order, type OrderTracking } from '../contracts';
import { type ApiError, isApiError } from './api-error';
import { callApi } from './call-api';
import { httpPorts } from './ports';

/** A server that answered, but with nothing of use: no such file, or a page in its place. */
const isMiss = (error: ApiError): boolean => error.kind === 'http' || error.kind === 'contract';

/**
 * Asks the cache; what it does not hold is asked of the order itself (API-08). Files that cannot be
 * reached are missing as well.
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

const trackingOf = ({
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
 * Where an order stands, cheaply and perhaps some seconds old (API-14, OPEN-016). Throws
 * `ApiError`.
 */
export function readCachedTracking(uuid: string): Promise<OrderTracking> {
  const baseUrl = httpPorts().cacheBase;
  const cached = () =>
    baseUrl === undefined
      ? callApi(calls.getCachedTracking, { params: { uuid } })
      : callApi(calls.getTrackingFile, { params: { uuid }, baseUrl });
  return cachedOr(cached, trackingOf, uuid);
}
