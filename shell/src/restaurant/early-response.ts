import { learnFromResponse, type TimedResponse } from '@storefront/shared-domain/clock';
import {
  Category,
  ErrorBody,
  list,
  parse,
  Product,
  RestaurantData,
  withOnePrice,
} from '@storefront/shared-domain/contracts';
import { nextTask } from '../scheduling/next-task';

type Fields = Readonly<Record<string, unknown>>;
type LongWire = Fields & { readonly menu: Fields & { readonly categories: readonly unknown[] } };

/** A menu with more products is read in slices. */
const LONG_MENU = 50;
/** Products read between two looks at the clock: about 2 ms on a slow phone. */
const SLICE = 20;
/** Longest work in ms without a pause: an answer to a tap is late after 50 ms. */
const MAX_BLOCKING_MS = 12;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const productsOf = (category: unknown): readonly unknown[] =>
  isFields(category) && Array.isArray(category['products']) ? category['products'] : [];

/** Whether reading this answer at once would hold up the page. */
export function isLongMenu(wire: unknown): wire is LongWire {
  if (!isFields(wire) || !isFields(wire['menu'])) return false;
  const { categories } = wire['menu'];
  if (!Array.isArray(categories)) return false;
  return categories.reduce<number>((sum, it) => sum + productsOf(it).length, 0) > LONG_MENU;
}

/** Returns a function that pauses when the work since the last pause was long. */
function pauses(): () => Promise<void> {
  let since = performance.now();
  return async () => {
    if (performance.now() - since < MAX_BLOCKING_MS) return;
    await nextTask();
    since = performance.now();
  };
}

/**
 * Reads the answer of a restaurant with a long menu as `RestaurantData` does, in slices: on a slow
 * phone 60 products take 0.1 s, and 5,000 more than half a second. Null when it violates the contract.
 */
export async function readLongMenu(wire: LongWire): Promise<RestaurantData | null> {
  const { categories: given } = wire.menu;
  const rest = parse(RestaurantData, { ...wire, menu: { ...wire.menu, categories: [] } });
  if (rest === null) return null;
  const pause = pauses();
  const products = list(Product);
  const categories: Category[] = [];
  for (const wireCategory of given) {
    const offered = productsOf(wireCategory);
    const category = parse(
      Category,
      isFields(wireCategory) ? { ...wireCategory, products: [] } : wireCategory,
    );
    if (category === null) continue;
    const read: Product[] = [];
    for (let at = 0; at < offered.length; at += SLICE) {
      await pause();
      read.push(...(parse(products, offered.slice(at, at + SLICE)) ?? []));
    }
    categories.push({ ...category, products: read });
  }
  return { ...rest, menu: withOnePrice({ ...rest.menu, categories }) };
}

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
