import { attach, combine, createEffect, createEvent, createStore, sample } from 'effector';
import { cartBus, restaurantBus } from '@storefront/shared-domain/bus';
import { RestaurantData } from '@storefront/shared-domain/contracts';
import {
  $lines,
  $restaurantData,
  $restaurantUrl,
  cartOpened,
  readCartFx,
  restaurantLoaded,
  restaurantSelected,
} from '@storefront/shared-domain/models';
import { repriceLines } from '@storefront/shared-domain/rules';
import { keys, storage } from '@storefront/shared-domain/storage';
import { idle } from '../scheduling/idle';
import {
  readResponse,
  RestaurantUnreadable,
  type RestaurantResponse,
  type RestaurantFailure,
} from './early-response';

/**
 * Source of the restaurant's data: first the start script's request, a new request on every retry. A
 * reload is due when the record is old: the cache is not tried.
 */
export type RestaurantSource = {
  early: Promise<Response> | null;
  /** The answer of `early`, once the rendered screen of the page is continued. */
  continued?: Promise<RestaurantResponse>;
  /** From the cache, and after a miss from the API (OPEN-017). */
  again: (restaurantUrl: string) => Promise<Response>;
  ofApi: (restaurantUrl: string) => Promise<Response>;
};

export const restaurantOpened = createEvent<{ restaurantUrl: string; source: RestaurantSource }>();
export const restaurantRetried = createEvent();

const $source = createStore<RestaurantSource | null>(null, { serialize: 'ignore' }).on(
  restaurantOpened,
  (_, { source }) => source,
);

/**
 * Whether the restaurant is loaded. A rendered screen is shown before: what reads personal data, or
 * acts on the visit, waits for this.
 */
export const $isLoaded = createStore(false)
  .on(restaurantLoaded, () => true)
  .reset(restaurantOpened);

type From = 'early' | 'cache' | 'api';
type Request = { url: string; source: RestaurantSource | null; from: From };

/** A cached file that is no record is a miss. */
const isBadFile = (error: unknown): boolean =>
  error instanceof RestaurantUnreadable &&
  'status' in error.failure &&
  error.failure.status === 200;

function readFrom(source: RestaurantSource, url: string, from: From): Promise<RestaurantResponse> {
  if (from === 'api') return readResponse(source.ofApi(url));
  const { early, continued } = from === 'early' ? source : { early: null };
  return (continued ?? readResponse(early ?? source.again(url))).catch((error: unknown) =>
    isBadFile(error) ? readResponse(source.ofApi(url)) : Promise.reject(error as Error),
  );
}

/**
 * Reads the restaurant. When both the cache and the API fail, the last good response stored on this
 * device is used (OPEN-017).
 */
export const loadRestaurantFx = createEffect<
  Request,
  RestaurantResponse & { isStale: boolean },
  Error
>(async ({ url, source, from }) => {
  if (source === null) throw new RestaurantUnreadable({ kind: 'not-found' });
  try {
    const answer = await readFrom(source, url, from);
    return { ...answer, isStale: answer.isStored };
  } catch (error) {
    const stored = storage.read(keys.menuCache(url), RestaurantData);
    if (
      stored === null ||
      (error instanceof RestaurantUnreadable && error.failure.kind === 'not-found')
    )
      throw error;
    return { data: stored, wire: null, isStored: true, isStale: true };
  }
});

/**
 * Number of products above which a menu is long: writing its megabytes would delay the response to
 * a tap.
 */
const LONG_MENU = 500;
/**
 * Delay in ms before the write: by then the first screen is shown and the first tap handled, on a
 * slow phone, too.
 */
const QUIET_MS = 5000;

const isLong = ({ menu }: RestaurantData): boolean =>
  menu.categories.reduce((sum, { products }) => sum + products.length, 0) > LONG_MENU;

const saveResponseFx = createEffect<{ url: string; wire: unknown; quietMs: number }, void>(
  async ({ url, wire, quietMs }) => {
    await idle(quietMs);
    storage.write(keys.menuCache(url), wire);
  },
);

export type RestaurantView =
  { kind: 'loading' } | { kind: 'ready'; isStale: boolean } | RestaurantFailure;

const toFailure = (error: Error): RestaurantFailure =>
  error instanceof RestaurantUnreadable
    ? error.failure
    : { kind: 'failed', status: 0, requestId: null };

/** State of the whole page. When a reload of a loaded menu fails, the menu stays. */
export const $view = createStore<RestaurantView>({ kind: 'loading' })
  .on(loadRestaurantFx.doneData, (_, { isStale }) => ({ kind: 'ready', isStale }))
  .on(loadRestaurantFx.failData, (view, error) => (view.kind === 'ready' ? view : toFailure(error)))
  .on(restaurantRetried, () => ({ kind: 'loading' }))
  .reset(restaurantOpened);

const requestFx = attach({
  source: combine({ url: $restaurantUrl, source: $source }),
  mapParams: (from: From, { url, source }): Request => ({ url, source, from }),
  effect: loadRestaurantFx,
});

sample({
  clock: restaurantOpened,
  fn: ({ restaurantUrl }) => restaurantUrl,
  target: restaurantSelected,
});
sample({ clock: restaurantOpened, fn: () => 'early' as const, target: requestFx });
sample({ clock: restaurantRetried, fn: () => 'cache' as const, target: requestFx });
sample({ clock: restaurantBus.reloadRequested, fn: () => 'api' as const, target: requestFx });
sample({ clock: loadRestaurantFx.doneData, fn: ({ data }) => data, target: restaurantLoaded });
sample({ clock: loadRestaurantFx.doneData, fn: ({ data }) => data.info.id, target: cartOpened });
sample({
  clock: loadRestaurantFx.doneData,
  source: $restaurantUrl,
  filter: (_, { isStale }) => !isStale,
  fn: (url, { data, wire }) => ({ url, wire, quietMs: isLong(data) ? QUIET_MS : 0 }),
  target: saveResponseFx,
});

// OPEN-098: once cart and menu are both loaded, and after every reload of the menu, unavailable
// lines are removed and prices are updated. A cached menu is not used: a product that it lacks may
// be available.
const compared = sample({
  clock: [restaurantLoaded, readCartFx.finally],
  source: { data: $restaurantData, lines: $lines, view: $view },
  filter: ({ data, lines, view }) =>
    data !== null && lines.length > 0 && !(view.kind === 'ready' && view.isStale),
  fn: ({ data, lines }) => ({ lines, repriced: repriceLines(lines, data!) }),
});
sample({
  clock: compared,
  filter: ({ lines, repriced }) => JSON.stringify(lines) !== JSON.stringify(repriced.lines),
  fn: ({ repriced }) => repriced,
  target: cartBus.reconciled,
});
