import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { orderBus } from '@storefront/shared-domain/bus';
import { calls, type Order } from '@storefront/shared-domain/contracts';
import {
  $isAtTable,
  $isTablet,
  $restaurant,
  $restaurantId,
  forgetLastOrderFx,
  lastOrderOf,
  restaurantLoaded,
  restaurantSelected,
} from '@storefront/shared-domain/models';
import { loadHttp } from '../remotes/provide-http';
import { idle } from '../restaurant/idle';
import { readTab, writeTab } from '../tab/tab-memory';
import { lastOrderStage } from './last-order-stage';

/**
 * How long a reading is good, in ms: who comes back to the menu after that sees where the order is
 * by now.
 */
const FRESH_MS = 30_000;
/**
 * Names under which the tab remembers the order whose review was asked for, and whose bar was
 * closed.
 */
const ASKED = 'review-asked';
const CLOSED = 'order-bar-closed';

/** The menu's home is on the page: what became of the last order is of interest. */
export const menuShown = createEvent();
/** The start-up leads to the review of the order; it happens once in a tab. */
export const rateShown = createEvent();
/** The bar that follows the order was closed; it stays closed in this tab. */
export const barClosed = createEvent();

type Kept = { readonly uuid: string; readonly isAsked: boolean; readonly isClosed: boolean };
const keptOf = (uuid: string): Kept => ({
  uuid,
  isAsked: readTab(ASKED) === uuid,
  isClosed: readTab(CLOSED) === uuid,
});

/** The token this device keeps (DOMAIN-057), with what this tab knows of it. */
export const readTokenFx = createEffect<number, Kept | null>((restaurantId) => {
  const uuid = lastOrderOf(restaurantId);
  return uuid === null ? null : keptOf(uuid);
});

/**
 * Asks for the order by its token when the page has time for it (API-08); null when there is none.
 * Throws while nobody answers.
 */
export const readLastOrderFx = createEffect<string, { order: Order | null; at: number }>(
  async (token) => {
    await idle(0);
    const { callApi, isApiError } = await loadHttp();
    try {
      return { order: await callApi(calls.getOrder, { params: { token } }), at: Date.now() };
    } catch (error) {
      if (isApiError(error) && error.status === 404) return { order: null, at: Date.now() };
      throw error;
    }
  },
);

const noteFx = createEffect<{ name: string; uuid: string }, void>(({ name, uuid }) =>
  writeTab(name, uuid),
);
const timeFx = createEffect<void, number>(() => Date.now());

const $kept = createStore<Kept | null>(null)
  .on(readTokenFx.doneData, (_, kept) => kept)
  .on(orderBus.placed, (_, { order: { uuid } }) => ({ uuid, isAsked: false, isClosed: false }))
  .on(forgetLastOrderFx, (kept, { uuid }) => (kept?.uuid === uuid ? null : kept))
  .on(rateShown, (kept) => kept && { ...kept, isAsked: true })
  .on(barClosed, (kept) => kept && { ...kept, isClosed: true })
  .reset(restaurantSelected);

/** The order as it was read, or placed; null while it is unknown. */
const $order = createStore<Order | null>(null)
  .on(readLastOrderFx.doneData, (_, { order }) => order)
  .on(orderBus.placed, (_, { order }) => order)
  .reset(forgetLastOrderFx, restaurantSelected);

const $readAt = createStore(0)
  .on(readLastOrderFx.doneData, (_, { at }) => at)
  .reset(orderBus.placed, restaurantSelected);
const $isUnanswered = createStore(false)
  .on(readLastOrderFx.fail, () => true)
  .reset(readLastOrderFx, restaurantSelected);
// their order is followed at the table
const $isOfGuests = combine($isAtTable, $isTablet, (isAtTable, isTablet) => isAtTable || isTablet);

sample({
  clock: restaurantLoaded,
  source: $kept,
  filter: (kept) => kept === null,
  fn: (_, { info }) => info.id,
  target: readTokenFx,
});
sample({ clock: menuShown, target: timeFx });
sample({
  clock: timeFx.doneData,
  source: {
    kept: $kept,
    readAt: $readAt,
    isReading: readLastOrderFx.pending,
    isOfGuests: $isOfGuests,
  },
  filter: ({ kept, readAt, isReading, isOfGuests }, now) =>
    kept !== null && !isReading && !isOfGuests && Math.abs(now - readAt) > FRESH_MS,
  fn: ({ kept }) => kept!.uuid,
  target: readLastOrderFx,
});

/** Where the order stands; null while that is unknown. */
const $stage = combine($order, $restaurant, (order, info) =>
  order === null || info === null ? null : lastOrderStage(order, info),
);

// No order, another restaurant's, or one that asks for nothing any more: its token is of no use
// (OPEN-024). Without an answer it stays.
sample({
  clock: readLastOrderFx.done,
  source: { stage: $stage, restaurantId: $restaurantId },
  filter: ({ stage, restaurantId }, { result: { order } }) =>
    order === null || order.restaurantId !== restaurantId || stage === 'over',
  fn: (_, { params }) => ({ uuid: params }),
  target: forgetLastOrderFx,
});
sample({
  clock: rateShown,
  source: $kept,
  filter: (kept) => kept !== null,
  fn: (kept) => ({ name: ASKED, uuid: kept!.uuid }),
  target: noteFx,
});
sample({
  clock: barClosed,
  source: $kept,
  filter: (kept) => kept !== null,
  fn: (kept) => ({ name: CLOSED, uuid: kept!.uuid }),
  target: noteFx,
});

/** What the last order has to say about where a visit begins (SHELL-41, SHELL-42). */
export const $lastOrderAtStart = combine(
  { kept: $kept, stage: $stage, isUnanswered: $isUnanswered },
  ({ kept, stage, isUnanswered }) => {
    if (kept === null || kept.isAsked || isUnanswered) return { kind: 'none' as const };
    if (stage === null) return { kind: 'waiting' as const };
    return stage === 'rate'
      ? { kind: 'rate' as const, uuid: kept.uuid }
      : { kind: 'none' as const };
  },
);

/** The order that is followed from the menu; null when there is none, or its bar was closed. */
export const $orderUnderway = combine(
  { kept: $kept, order: $order, stage: $stage, isOfGuests: $isOfGuests },
  ({ kept, order, stage, isOfGuests }) =>
    order !== null &&
    kept?.uuid === order.uuid &&
    !kept.isClosed &&
    !isOfGuests &&
    !order.details.isTable &&
    (stage === 'underway' || stage === 'unpaid')
      ? { order, stage }
      : null,
);
