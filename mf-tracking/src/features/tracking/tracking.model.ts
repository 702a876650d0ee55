import {
  attach,
  combine,
  createEffect,
  createEvent,
  createStore,
  sample,
  scopeBind,
} from 'effector';
import { orderBus, sessionBus } from '@storefront/shared-domain/bus';
import type { StreamEvent } from '@storefront/shared-domain/http';
import { $isOnline, $restaurantId } from '@storefront/shared-domain/models';
import { followChannel } from '../../lib/follow-channel';
import { orderGiven, orderTaken } from '../../lib/page-data';
import { givenOrder } from './given-order';
import {
  isFinal,
  judge,
  lastPlace,
  shownOrder,
  withChange,
  withReading,
  withTracking,
  type Known,
} from './newest-order';
import { readFailure, type ReadFailure, readOrderFx, readTrackingFx } from './order.api';

/**
 * A page that shows an order was mounted; payload: the uuid of its URL, '' when the URL has none.
 */
export const pageOpened = createEvent<string>();
export const pageClosed = createEvent();
/** 'Try again' after a failed request. */
export const trackingRetried = createEvent();

/** A message of the order stream. */
export const streamEventReceived = createEvent<StreamEvent>();
/** The order stream is connected (true) or lost (false). */
export const streamChanged = createEvent<boolean>();
/** A change may have been missed. */
export const updateRequested = createEvent();
/** Another 30 s passed without the stream: poll for changes. */
export const pollDue = createEvent();

const $uuid = createStore<string | null>(null)
  .on(pageOpened, (_, uuid) => uuid)
  .reset(pageClosed);
const isUuid = (uuid: string | null): uuid is string => uuid !== null && uuid !== '';

const $known = createStore<Known | null>(null, { serialize: 'ignore' });

// Shown until it is read again, with the session of this device.
const taken = sample({
  clock: orderGiven,
  source: $restaurantId,
  fn: (restaurantId, wire) => givenOrder(wire, restaurantId),
}).filterMap((order) => order ?? undefined);
sample({ clock: taken, fn: () => undefined, target: orderTaken });

const responseReceived = sample({
  clock: readOrderFx.done,
  source: { uuid: $uuid, restaurantId: $restaurantId },
  filter: ({ uuid }, { params }) => uuid === params.uuid,
  fn: ({ restaurantId }, { params, result }) => ({
    turn: params.turn,
    order: result,
    isOurs: result.restaurantId === restaurantId,
  }),
});
/** Sequence number of the request with the shown response: a response to an earlier one is late. */
const $answered = createStore(0);
const inTurn = sample({
  clock: responseReceived,
  source: $answered,
  filter: (newest, { turn }) => turn > newest,
  fn: (_, answer) => answer,
});
$answered.on(inTurn, (_, { turn }) => turn);

const orderRead = inTurn.filterMap(({ order, isOurs }) => (isOurs ? order : undefined));
const failed = sample({
  clock: [
    readOrderFx.fail.map(({ params, error }) => ({ uuid: params.uuid, error })),
    readTrackingFx.fail.map(({ params, error }) => ({ uuid: params, error })),
  ],
  source: $uuid,
  filter: (uuid, { uuid: requested }) => uuid === requested,
  fn: (_, { error }) => readFailure(error),
});
const tracked = sample({
  clock: readTrackingFx.done,
  source: { uuid: $uuid, known: $known },
  // without a loaded order it must not hide why the order could not be read
  filter: ({ uuid, known }, { params }) => uuid === params && known !== null,
  fn: ({ known }, { result }) => ({
    tracking: result,
    isNew: result.history.length > known!.read.history.length,
  }),
});

const judged = createEvent<ReturnType<typeof judge>>();

$known
  .on(taken, withReading)
  // the given order may be of an address that this page left before it was mounted
  .on(pageOpened, (known, uuid) => (known?.read.uuid === uuid ? known : null))
  .on(orderRead, withReading)
  .on(tracked, (known, { tracking }) => known && withTracking(known, tracking))
  .on(judged, (known, { change }) =>
    known === null || change === null ? known : withChange(known, change),
  )
  .reset(pageClosed);

/** The order on the page: the latest state read or received; null until loaded. */
export const $order = $known.map((known) => known && shownOrder(known));

sample({
  clock: streamEventReceived,
  source: $known,
  fn: (known, { data }) => judge(known, data),
  target: judged,
});

/** Why the last request failed; null after a successful one. */
const $failure = createStore<ReadFailure | null>(null)
  .on(failed, (_, failure) => failure)
  // another restaurant's order is not shown: its prices and times would be formatted wrongly
  .on(inTurn, (_, { isOurs }) => (isOurs ? null : 'not-found'))
  .on(tracked, () => null)
  .reset(pageClosed);

export const $isReading = readOrderFx.pending;

// Reads the order on mount, on request, and after every change: the stream omits details that the
// history contains. The session decides how much data the server returns.
const readingRequested = sample({
  clock: [
    pageOpened,
    trackingRetried,
    updateRequested,
    judged.filter({ fn: ({ isNew }) => isNew }),
    tracked.filter({ fn: ({ isNew }) => isNew }),
    sessionBus.signedIn,
    sessionBus.signedOut,
    orderBus.reviewed,
  ],
  source: $uuid,
  filter: isUuid,
});
const $turn = createStore(0).on(readingRequested, (turn) => turn + 1);
sample({
  clock: readingRequested,
  source: $turn,
  fn: (turn, uuid) => ({ uuid, turn }),
  target: readOrderFx,
});
sample({ clock: pollDue, source: $uuid, filter: isUuid, target: readTrackingFx });

/** Opens the stream after the last received change. Returns the function that stops it. */
export const followFx = createEffect<{ uuid: string; place: number }, () => void>(
  ({ uuid, place }) =>
    followChannel(`order.${uuid}`, place < 0 ? undefined : String(place), {
      onEvent: scopeBind(streamEventReceived, { safe: true }),
      onStream: scopeBind(streamChanged, { safe: true }),
      onPoll: scopeBind(pollDue, { safe: true }),
      onRequest: scopeBind(updateRequested, { safe: true }),
    }),
);

const $stop = createStore<(() => void) | null>(null, { serialize: 'ignore' }).on(
  followFx.doneData,
  (_, stop) => stop,
);
const unfollowFx = attach({ source: $stop, effect: (stop) => stop?.() });
$stop.reset(unfollowFx.done);

const toFollow = sample({
  // a given order is followed, too, when it cannot be read again
  clock: [orderRead, failed],
  source: { stop: $stop, known: $known },
  fn: ({ stop, known }) => (stop === null ? known : null),
});
sample({
  clock: toFollow.filterMap((known) =>
    known === null || isFinal(shownOrder(known))
      ? undefined
      : { uuid: known.read.uuid, place: lastPlace(known) },
  ),
  target: followFx,
});
sample({
  clock: [pageClosed, $order.updates.filter({ fn: (order) => order !== null && isFinal(order) })],
  fn: () => undefined,
  target: unfollowFx,
});

const $isUp = createStore<boolean | null>(null)
  .on(streamChanged, (_, isUp) => isUp)
  .reset(pageClosed);

/**
 * How current the page is. `lost`: neither the stream nor polling reaches the server; null when
 * there is nothing to show.
 */
export const $connection = combine(
  $order,
  $isUp,
  $failure,
  $isOnline,
  (order, isUp, failure, isOnline) => {
    if (order === null || isFinal(order)) return null;
    if (!isOnline) return 'lost';
    if (isUp === null) return null;
    return isUp ? 'live' : failure === null ? 'polling' : 'lost';
  },
);

/** Content of the page. A loaded order stays on the page after later failures. */
export const $view = combine($uuid, $order, $failure, (uuid, order, failure) => {
  if (order !== null) return { kind: 'ready' as const, order };
  if (uuid === '' || failure === 'not-found') return { kind: 'not-found' as const };
  return failure === null ? { kind: 'loading' as const } : { kind: 'failed' as const, failure };
});
