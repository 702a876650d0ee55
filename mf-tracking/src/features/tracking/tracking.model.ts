import { attach, combine, createEffect, createEvent, createStore, sample, scopeBind } from 'effector';
import { sessionBus } from '@storefront/shared-domain/bus';
import type { Order } from '@storefront/shared-domain/contracts';
import type { StreamEvent } from '@storefront/shared-domain/http';
import { $restaurantId } from '@storefront/shared-domain/models';
import { followOrder } from './follow-order';
import { isFinal, judge, withChange, withReading } from './newest-order';
import { readOrderFx } from './order.api';
import { readFailure, type ReadFailure } from './read-failure';

/** A page that shows an order opened with this uuid in its address; '' when the address names none. */
export const pageOpened = createEvent<string>();
export const pageClosed = createEvent();
/** 'Try again' after a failed reading. */
export const retried = createEvent();

/** A message of the order's stream. */
export const heard = createEvent<StreamEvent>();
/** The order's stream runs (true) or is lost (false). */
export const streamChanged = createEvent<boolean>();
/** Something may have been missed. */
export const newsAsked = createEvent();

const $uuid = createStore<string | null>(null).on(pageOpened, (_, uuid) => uuid).reset(pageClosed);

const answered = sample({
  clock: readOrderFx.done, source: { uuid: $uuid, restaurantId: $restaurantId },
  filter: ({ uuid }, { params }) => uuid === params,
  fn: ({ restaurantId }, { result }) => ({ order: result, isOurs: result.restaurantId === restaurantId }),
});
const orderRead = answered.filterMap(({ order, isOurs }) => (isOurs ? order : undefined));
const failed = sample({ clock: readOrderFx.fail, source: $uuid, filter: (uuid, { params }) => uuid === params, fn: (_, { error }) => readFailure(error) });

const judged = createEvent<ReturnType<typeof judge>>();

/** The order on the page: the newest that was read or heard of it; null while nothing is known. */
export const $order = createStore<Order | null>(null)
  .on(orderRead, withReading)
  .on(judged, (order, { change }) => (order === null || change === null ? order : withChange(order, change)))
  .reset(pageClosed);

sample({ clock: heard, source: $order, fn: (order, { data }) => judge(order, data), target: judged });

/** Why the last reading failed; null after one that did not. */
export const $failure = createStore<ReadFailure | null>(null)
  .on(failed, (_, failure) => failure)
  .on(answered, (_, { isOurs }) => (isOurs ? null : 'not-found')) // another restaurant's order: its prices and times would be shown wrongly
  .reset(pageClosed);

export const $isReading = readOrderFx.pending;

// Read at first, on request, and after every change: the history tells what the stream left out. Who is logged in decides how much is told.
sample({
  clock: [pageOpened, retried, newsAsked, judged.filter({ fn: ({ isNews }) => isNews }), sessionBus.signedIn, sessionBus.signedOut],
  source: $uuid, filter: (uuid): uuid is string => uuid !== null && uuid !== '', target: readOrderFx,
});

/** Opens the stream. Its answer stops it. */
export const followFx = createEffect<string, () => void>((uuid) =>
  followOrder(uuid, {
    onEvent: scopeBind(heard, { safe: true }), onStream: scopeBind(streamChanged, { safe: true }), onAsk: scopeBind(newsAsked, { safe: true }),
  }));

const $stop = createStore<(() => void) | null>(null, { serialize: 'ignore' }).on(followFx.doneData, (_, stop) => stop);
const unfollowFx = attach({ source: $stop, effect: (stop) => stop?.() });
$stop.reset(unfollowFx.done);

sample({ clock: orderRead, source: $stop, filter: (stop, order) => stop === null && !isFinal(order), fn: (_, { uuid }) => uuid, target: followFx });
sample({ clock: [pageClosed, $order.updates.filter({ fn: (order) => order !== null && isFinal(order) })], fn: () => undefined, target: unfollowFx });

const $isUp = createStore<boolean | null>(null).on(streamChanged, (_, isUp) => isUp).reset(pageClosed);

/** How fresh the page is. `lost`: neither the stream nor the polling reaches the server; null when nothing is to be said. */
export const $connection = combine($order, $isUp, $failure, (order, isUp, failure) => {
  if (order === null || isFinal(order) || isUp === null) return null;
  return isUp ? 'live' : failure === null ? 'polling' : 'lost';
});

/** What the page shows. An order that is known stays on the page whatever fails later. */
export const $view = combine($uuid, $order, $failure, (uuid, order, failure) => {
  if (order !== null) return { kind: 'ready' as const, order };
  if (uuid === '' || failure === 'not-found') return { kind: 'not-found' as const };
  return failure === null ? { kind: 'loading' as const } : { kind: 'failed' as const, failure };
});
