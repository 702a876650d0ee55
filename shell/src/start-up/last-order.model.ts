import { orderBus } from '@storefront/shared-domain/bus';
import { serverNow } from '@storefront/shared-domain/clock';
import type { Order, RestaurantInfo } from '@storefront/shared-domain/contracts';
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
import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { loadCalls } from '../session/load-calls';
import { loadHttp } from '../session/provide-http';
import { idle } from '../scheduling/idle';
import { readTab, writeTab } from '../tab/tab-memory';

/**
 * Next step of this device's last order (OPEN-024): review it, follow it, pay it, or none. An order
 * that was reviewed, or that allows no review, is over.
 */
type LastOrderStage = 'rate' | 'underway' | 'unpaid' | 'over';

type Last = Pick<Order, 'status' | 'payment' | 'askReview' | 'ratingAvg'>;

export function lastOrderStage(
  { status, payment, askReview, ratingAvg }: Last,
  { review_settings }: Pick<RestaurantInfo, 'review_settings'>,
): LastOrderStage {
  if (status === 'CANCELED') return 'over';
  if (status !== 'OVER') return payment && payment.status !== 'paid' ? 'unpaid' : 'underway';
  return review_settings.enabled && askReview && (ratingAvg ?? null) === null ? 'rate' : 'over';
}

/** Maximum age of a reading, in ms: a later return to the menu reads the order again. */
const FRESH_MS = 30_000;
/**
 * Session storage names of the order with a requested review, and of the order with a closed bar.
 */
const REQUESTED = 'review-asked';
const CLOSED = 'order-bar-closed';

/** The menu's home is visible and needs the last order. */
export const menuShown = createEvent();
/** The start navigation opened the review of the order; happens once per tab. */
export const rateShown = createEvent();
/** The bar of the order was closed; it stays closed in this tab. */
export const barClosed = createEvent();

type Stored = { readonly uuid: string; readonly isRequested: boolean; readonly isClosed: boolean };
const readStored = (uuid: string): Stored => ({
  uuid,
  isRequested: readTab(REQUESTED) === uuid,
  isClosed: readTab(CLOSED) === uuid,
});

/** Reads this device's stored token (DOMAIN-057), and this tab's flags for it. */
export const readTokenFx = createEffect<number, Stored | null>((restaurantId) => {
  const uuid = lastOrderOf(restaurantId);
  return uuid === null ? null : readStored(uuid);
});

/**
 * Reads the order by its token when the page is idle (API-08); null when there is none. Throws
 * while the server does not answer.
 */
export const readLastOrderFx = createEffect<string, { order: Order | null; at: number }>(
  async (token) => {
    await idle(0);
    const [{ callApi, isApiError }, calls] = await Promise.all([loadHttp(), loadCalls()]);
    try {
      return { order: await callApi(calls.getOrder, { params: { token } }), at: serverNow() };
    } catch (error) {
      if (isApiError(error) && error.status === 404) return { order: null, at: serverNow() };
      throw error;
    }
  },
);

const noteFx = createEffect<{ name: string; uuid: string }, void>(({ name, uuid }) =>
  writeTab(name, uuid),
);
const timeFx = createEffect<void, number>(() => serverNow());

const $stored = createStore<Stored | null>(null)
  .on(readTokenFx.doneData, (_, stored) => stored)
  .on(orderBus.placed, (_, { order: { uuid } }) => ({ uuid, isRequested: false, isClosed: false }))
  .on(forgetLastOrderFx, (stored, { uuid }) => (stored?.uuid === uuid ? null : stored))
  .on(rateShown, (stored) => stored && { ...stored, isRequested: true })
  .on(barClosed, (stored) => stored && { ...stored, isClosed: true })
  .reset(restaurantSelected);

/** The order as it was read, or placed; null until loaded. */
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
// no bar for guests of a table: they follow their order at the table
const $isOfGuests = combine($isAtTable, $isTablet, (isAtTable, isTablet) => isAtTable || isTablet);

sample({
  clock: restaurantLoaded,
  source: $stored,
  filter: (stored) => stored === null,
  fn: (_, { info }) => info.id,
  target: readTokenFx,
});
sample({ clock: menuShown, target: timeFx });
sample({
  clock: timeFx.doneData,
  source: {
    stored: $stored,
    readAt: $readAt,
    isReading: readLastOrderFx.pending,
    isOfGuests: $isOfGuests,
  },
  filter: ({ stored, readAt, isReading, isOfGuests }, now) =>
    stored !== null && !isReading && !isOfGuests && Math.abs(now - readAt) > FRESH_MS,
  fn: ({ stored }) => stored!.uuid,
  target: readLastOrderFx,
});

/** Stage of the order; null until loaded. */
const $stage = combine($order, $restaurant, (order, info) =>
  order === null || info === null ? null : lastOrderStage(order, info),
);

// Forgets the token when there is no such order, it is another restaurant's, or it is over
// (OPEN-024). Without an answer the token stays stored.
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
  source: $stored,
  filter: (stored) => stored !== null,
  fn: (stored) => ({ name: REQUESTED, uuid: stored!.uuid }),
  target: noteFx,
});
sample({
  clock: barClosed,
  source: $stored,
  filter: (stored) => stored !== null,
  fn: (stored) => ({ name: CLOSED, uuid: stored!.uuid }),
  target: noteFx,
});

/** State of the last order for the start navigation (SHELL-41, SHELL-42). */
export const $lastOrderAtStart = combine(
  { stored: $stored, stage: $stage, isUnanswered: $isUnanswered },
  ({ stored, stage, isUnanswered }) => {
    if (stored === null || stored.isRequested || isUnanswered) return { kind: 'none' as const };
    if (stage === null) return { kind: 'waiting' as const };
    return stage === 'rate'
      ? { kind: 'rate' as const, uuid: stored.uuid }
      : { kind: 'none' as const };
  },
);

/** The order shown in the bar; null without one, or after the bar was closed. */
export const $orderUnderway = combine(
  { stored: $stored, order: $order, stage: $stage, isOfGuests: $isOfGuests },
  ({ stored, order, stage, isOfGuests }) =>
    order !== null &&
    stored?.uuid === order.uuid &&
    !stored.isClosed &&
    !isOfGuests &&
    !order.details.isTable &&
    (stage === 'underway' || stage === 'unpaid')
      ? { order, stage }
      : null,
);
