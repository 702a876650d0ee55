import { ErrorBody, RestaurantData, parse } from '@storefront/shared-domain/contracts';

/**
 * What reading a restaurant can come to, beside the data itself. `unreadable`: the restaurant's
 * record has wrong types. `requestId`: its name in the logs of edge and API; null when the answer
 * has none.
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

/** `isKept`: the network failed, and the device's own copy answered (the service worker's mark). */
export type RestaurantAnswer = { data: RestaurantData; wire: unknown; isKept: boolean };

/** As the service worker marks what it kept. */
const KEPT_HEADER = 'storefront-kept';

/** An answer of another origin says it only when that origin exposes the header. */
const failedBy = (
  { status, headers }: Response,
  kind: 'failed' | 'unreadable' = 'failed',
): RestaurantFailure => ({ kind, status, requestId: headers.get('x-request-id') });

const failed = (failure: RestaurantFailure): never => {
  throw new RestaurantUnreadable(failure);
};

async function failureOf(response: Response): Promise<RestaurantFailure> {
  const body: unknown = await response.json().catch(() => null);
  const known = parse(ErrorBody, body);
  if (response.status === 404 && known?.error === 'Restaurant not found')
    return { kind: 'not-found' };
  return failedBy(response, known?.code === 'restaurant_unreadable' ? 'unreadable' : 'failed');
}

/** True for what is meant to be a restaurant, whatever its types. */
const isRecord = (wire: unknown): boolean =>
  typeof wire === 'object' && wire !== null && 'info' in wire && 'menu' in wire;

/**
 * Reads the answer to `GET /restaurant/data/v2/{url}` that the boot script asked for before any
 * code was there. Throws `RestaurantUnreadable`; an unknown restaurant is told apart from every
 * other failure (SHELL-48).
 */
export async function readAnswer(answer: Promise<Response>): Promise<RestaurantAnswer> {
  const response = await answer.catch(() => failed({ kind: 'offline' }));
  if (!response.ok) return failed(await failureOf(response));
  const wire: unknown = await response.json().catch(() => null);
  const data = parse(RestaurantData, wire);
  return data === null
    ? failed(failedBy(response, isRecord(wire) ? 'unreadable' : 'failed'))
    : { data, wire, isKept: response.headers?.has(KEPT_HEADER) === true };
}
