import {
  combine,
  createEffect,
  createEvent,
  createStore,
  sample,
  type Effect,
  type Event,
  type Store,
} from 'effector';
import { sessionBus } from '@storefront/shared-domain/bus';
import type { ApiError, ApiErrorKind } from '@storefront/shared-domain/http';
import { $client, $restaurantId, restaurantSelected } from '@storefront/shared-domain/models';
import { takeLatest } from '@storefront/shared-kit/take-latest';

type Customer = { readonly restaurantId: number; readonly clientId: string };

/**
 * Owner of the list, page number from 1, and the opening, login or logout that the request belongs
 * to.
 */
export type PageRequested<Owner = Customer> = Owner & {
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

type Options<Item, Owner> = {
  readonly name: string;
  /** Whose list it is; null: nothing is requested. */
  readonly owner: Store<Owner | null>;
  readonly size: number;
  readonly read: (requested: PageRequested<Owner>) => Promise<Item[]>;
  /**
   * Identity of an item: an item added in the meantime shifts others to the next page, where they
   * are not shown again.
   */
  readonly keyOf: (item: Item) => string;
  /** Whether another page follows; default: when the page is full. */
  readonly hasMore?: (requested: PageRequested<Owner>, items: readonly Item[]) => boolean;
};

export const $customerOwner: Store<Customer | null> = combine(
  $restaurantId,
  $client,
  (restaurantId, client) =>
    restaurantId === null || client === null ? null : { restaurantId, clientId: client.id },
);

/**
 * A list that is fetched page by page: from the start when opened, the next page on request.
 * Responses for a previous customer or an earlier opening are dropped.
 */
export function pagedList<Item, Owner extends object>({
  name,
  owner: $owner,
  size,
  read,
  keyOf,
  hasMore: isFollowed = (_, items) => items.length === size,
}: Options<Item, Owner>) {
  const opened = createEvent();
  const moreRequested = createEvent();
  const readFx = createEffect<PageRequested<Owner>, Item[], ApiError>({ name, handler: read });

  const $run = createStore(0).on(
    [opened, sessionBus.signedIn, sessionBus.signedOut, restaurantSelected],
    (run) => run + 1,
  );
  const { done: right, fail: wrong } = takeLatest(readFx, $run, (run, page) => run === page.run);
  const $list = createStore<Paged<Item> | null>(null)
    .on(right, (list, { params, result }) => {
      const { page } = params;
      const hasMore = isFollowed(params, result);
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
    .on(wrong, (_, { error }) => error.kind)
    .reset(readFx, right, sessionBus.signedIn, sessionBus.signedOut, restaurantSelected);

  const $isReading = createStore(false)
    .on(readFx, () => true)
    .reset(right, wrong, sessionBus.signedIn, sessionBus.signedOut, restaurantSelected);

  const wanted = sample({
    clock: [opened.map(() => 'first' as const), moreRequested.map(() => 'more' as const)],
    source: { owner: $owner, list: $list, isReading: $isReading, run: $run },
    filter: ({ owner, list, isReading }, which) =>
      owner !== null && (which === 'first' || (!isReading && list?.hasMore === true)),
    fn: ({ owner, list, run }, which): PageRequested<Owner> => ({
      ...owner!,
      page: which === 'first' ? 1 : list!.page + 1,
      size,
      run,
    }),
  });
  // effector infers no type of a generic payload
  sample({
    clock: wanted as unknown as Event<object>,
    target: readFx as unknown as Effect<object, Item[], ApiError>,
  });
  return { opened, moreRequested, readFx, $list, $isReading, $failure };
}
