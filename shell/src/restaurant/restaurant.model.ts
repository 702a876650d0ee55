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
import { idle } from './idle';
import {
  readAnswer,
  RestaurantUnreadable,
  type RestaurantAnswer,
  type RestaurantFailure,
} from './early-answer';

/**
 * Where the restaurant's data is asked for: the boot's own request first, a fresh one on every
 * later try.
 */
export type RestaurantSource = {
  early: Promise<Response> | null;
  again: (restaurantUrl: string) => Promise<Response>;
};

export const opened = createEvent<{ restaurantUrl: string; source: RestaurantSource }>();
export const retried = createEvent();

const $source = createStore<RestaurantSource | null>(null, { serialize: 'ignore' }).on(
  opened,
  (_, { source }) => source,
);

type Request = { url: string; source: RestaurantSource | null; useEarly: boolean };

/**
 * Reads the restaurant; when both the boot's answer and the API fail, the last good answer of this
 * device serves (OPEN-017).
 */
export const loadRestaurantFx = createEffect<
  Request,
  RestaurantAnswer & { isStale: boolean },
  Error
>(async ({ url, source, useEarly }) => {
  if (source === null) throw new RestaurantUnreadable({ kind: 'not-found' });
  try {
    const early = useEarly ? source.early : null;
    const answer = await readAnswer(early ?? source.again(url));
    return { ...answer, isStale: answer.isKept };
  } catch (error) {
    const kept = storage.read(keys.menuCache(url), RestaurantData);
    if (
      kept === null ||
      (error instanceof RestaurantUnreadable && error.failure.kind === 'not-found')
    )
      throw error;
    return { data: kept, wire: null, isKept: true, isStale: true };
  }
});

/**
 * Products from which on a menu is long: writing its megabytes takes longer than a tap may wait.
 */
const LONG_MENU = 500;
/** By then the first screen stands and the first tap is answered, on a slow phone too. */
const QUIET_MS = 5000;

const isLong = ({ menu }: RestaurantData): boolean =>
  menu.categories.reduce((sum, { products }) => sum + products.length, 0) > LONG_MENU;

const keepAnswerFx = createEffect<{ url: string; wire: unknown; quietMs: number }, void>(
  async ({ url, wire, quietMs }) => {
    await idle(quietMs);
    storage.write(keys.menuCache(url), wire);
  },
);

export type RestaurantView =
  { kind: 'loading' } | { kind: 'ready'; isStale: boolean } | RestaurantFailure;

const failureOf = (error: Error): RestaurantFailure =>
  error instanceof RestaurantUnreadable
    ? error.failure
    : { kind: 'failed', status: 0, requestId: null };

/** What the whole page shows. A failed reload of a menu that is already there leaves it there. */
export const $view = createStore<RestaurantView>({ kind: 'loading' })
  .on(loadRestaurantFx.doneData, (_, { isStale }) => ({ kind: 'ready', isStale }))
  .on(loadRestaurantFx.failData, (view, error) => (view.kind === 'ready' ? view : failureOf(error)))
  .on(retried, () => ({ kind: 'loading' }))
  .reset(opened);

const requestFx = attach({
  source: combine({ url: $restaurantUrl, source: $source }),
  mapParams: (useEarly: boolean, { url, source }): Request => ({ url, source, useEarly }),
  effect: loadRestaurantFx,
});

sample({ clock: opened, fn: ({ restaurantUrl }) => restaurantUrl, target: restaurantSelected });
sample({ clock: opened, fn: () => true, target: requestFx });
sample({ clock: [retried, restaurantBus.reloadRequested], fn: () => false, target: requestFx });
sample({ clock: loadRestaurantFx.doneData, fn: ({ data }) => data, target: restaurantLoaded });
sample({ clock: loadRestaurantFx.doneData, fn: ({ data }) => data.info.id, target: cartOpened });
sample({
  clock: loadRestaurantFx.doneData,
  source: $restaurantUrl,
  filter: (_, { isStale }) => !isStale,
  fn: (url, { data, wire }) => ({ url, wire, quietMs: isLong(data) ? QUIET_MS : 0 }),
  target: keepAnswerFx,
});

// OPEN-098: as soon as cart and menu are both known, and with every menu read again, lines that are
// gone leave and prices follow the menu. Not a menu this device kept: what it does not have may be
// sold all the same.
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
