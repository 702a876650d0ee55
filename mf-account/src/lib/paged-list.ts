import { combine, createEffect, createEvent, createStore, sample, type Store } from 'effector';
import { sessionBus } from '@storefront/shared-domain/bus';
import type { ApiError, ApiErrorKind } from '@storefront/shared-domain/http';
import { $client, $restaurantId, restaurantSelected } from '@storefront/shared-domain/models';

/**
 * Owner of the list, page number from 1, and the opening, login or logout that the request belongs
 * to.
 */
export type PageRequested = {
  readonly restaurantId: number;
  readonly clientId: string;
  readonly page: number;
  readonly size: number;
  readonly run: number;
};
/** Loaded part of the list: its items so far, and whether there are more. */
export type Paged<Item> = {
  readonly items: readonly Item[];
  readonly page: number;
  readonly hasMore: boolean;
};

type Options<Item> = {
  readonly name: string;
  readonly size: number;
  readonly read: (requested: PageRequested) => Promise<Item[]>;
  /**
   * Identity of an item: an item added in the meantime shifts others to the next page, where they
   * are not shown again.
   */
  readonly keyOf: (item: Item) => string;
};

/**
 * A list of the customer that is fetched page by page: from the start when opened, the next page on
 * request. Responses for a previous customer or an earlier opening are dropped.
 */
export function pagedList<Item>({ name, size, read, keyOf }: Options<Item>) {
  const opened = createEvent();
  const moreRequested = createEvent();
  const readFx = createEffect<PageRequested, Item[], ApiError>({ name, handler: read });

  const $owner: Store<{ restaurantId: number; clientId: string } | null> = combine(
    $restaurantId,
    $client,
    (restaurantId, client) =>
      restaurantId === null || client === null ? null : { restaurantId, clientId: client.id },
  );

  const $run = createStore(0).on(
    [opened, sessionBus.signedIn, sessionBus.signedOut, restaurantSelected],
    (run) => run + 1,
  );
  const right = sample({
    clock: readFx.done,
    source: $run,
    filter: (run, { params }) => run === params.run,
    fn: (_, done) => done,
  });
  const wrong = sample({
    clock: readFx.fail,
    source: $run,
    filter: (run, { params }) => run === params.run,
    fn: (_, { error }) => error,
  });
  const $list = createStore<Paged<Item> | null>(null)
    .on(right, (list, { params: { page }, result }) => {
      const hasMore = result.length === size;
      if (page === 1) return { items: result, page, hasMore };
      if (list === null || list.page !== page - 1) return list;
      const known = new Set(list.items.map(keyOf));
      return {
        items: [...list.items, ...result.filter((item) => !known.has(keyOf(item)))],
        page,
        hasMore,
      };
    })
    .reset(sessionBus.signedIn, sessionBus.signedOut, restaurantSelected);
  const $failure = createStore<ApiErrorKind | null>(null)
    .on(wrong, (_, { kind }) => kind)
    .reset(readFx, right, sessionBus.signedIn, sessionBus.signedOut, restaurantSelected);

  const $isReading = createStore(false)
    .on(readFx, () => true)
    .reset(right, wrong, sessionBus.signedIn, sessionBus.signedOut, restaurantSelected);

  const wanted = sample({
    clock: [opened.map(() => 'first' as const), moreRequested.map(() => 'more' as const)],
    source: { owner: $owner, list: $list, isReading: $isReading, run: $run },
    filter: ({ owner, list, isReading }, which) =>
      owner !== null && (which === 'first' || (!isReading && list?.hasMore === true)),
    fn: ({ owner, list, run }, which): PageRequested => ({
      ...owner!,
      page: which === 'first' ? 1 : list!.page + 1,
      size,
      run,
    }),
  });
  sample({ clock: wanted, target: readFx });
  return { opened, moreRequested, readFx, $list, $isReading, $failure };
}
