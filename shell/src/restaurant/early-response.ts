import { learnFromResponse, type TimedResponse } from '@storefront/shared-domain/clock';
import { ErrorBody, RestaurantData, parse } from '@storefront/shared-domain/contracts';
import { isLongMenu, readLongMenu } from './long-menu';

/**
 * Failures of reading a restaurant. `unreadable`: the restaurant's record has wrong types.
 * `requestId`: id of the request in the logs of edge and API; null when the response has none.
 */
export type RestaurantFailure =
  | { kind: 'not-found' }
  | { kind: 'offline' }
  | { kind: 'failed' | 'unreadable'; status: number; requestId: string | null };

export class RestaurantUnreadable extends Error {
  constructor(readonly failure: RestaurantFailure) {
    super(`restaurant not read: ${failure.kind}`);
    this.name = 'RestaurantUnreadable';
  }
}

/**
 * `isStored`: the network failed and the response came from the service worker's cache, according to
 * its header.
 */
export type RestaurantResponse = { data: RestaurantData; wire: unknown; isStored: boolean };

/** Header that the service worker sets on cached responses. */
const STORED_HEADER = 'storefront-kept';

/** A response of another origin has the request id only if that origin exposes the header. */
const failedBy = (
  { status, headers }: Response,
  kind: 'failed' | 'unreadable' = 'failed',
): RestaurantFailure => ({ kind, status, requestId: headers.get('x-request-id') });

const failed = (failure: RestaurantFailure): never => {
  throw new RestaurantUnreadable(failure);
};

async function readFailure(response: Response): Promise<RestaurantFailure> {
  const body: unknown = await response.json().catch(() => null);
  const known = parse(ErrorBody, body);
  if (response.status === 404 && known?.error === 'Restaurant not found')
    return { kind: 'not-found' };
  return failedBy(response, known?.code === 'restaurant_unreadable' ? 'unreadable' : 'failed');
}

/** True when the value has the shape of a restaurant's record, whatever its types. */
const isRecord = (wire: unknown): boolean =>
  typeof wire === 'object' && wire !== null && 'info' in wire && 'menu' in wire;

/**
 * Reads the response of `GET /restaurant/data/v2/{url}`, which the start script requested. Throws
 * `RestaurantUnreadable`; an unknown restaurant is distinguished from every other failure
 * (SHELL-48).
 */
export async function readResponse(answer: Promise<TimedResponse>): Promise<RestaurantResponse> {
  const response = await answer.catch(() => failed({ kind: 'offline' }));
  const isStored = response.headers?.has(STORED_HEADER) === true;
  if (!isStored) learnFromResponse(response);
  if (!response.ok) return failed(await readFailure(response));
  const wire: unknown = await response.json().catch(() => null);
  const data = isLongMenu(wire) ? await readLongMenu(wire) : parse(RestaurantData, wire);
  return data === null
    ? failed(failedBy(response, isRecord(wire) ? 'unreadable' : 'failed'))
    : { data, wire, isStored };
}
