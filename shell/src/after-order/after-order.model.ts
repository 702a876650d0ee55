import { createEffect, createEvent, createStore, sample } from 'effector';
import { orderBus } from '@storefront/shared-domain/bus';
import type { Order } from '@storefront/shared-domain/contracts';
import {
  lastOrderOf,
  restaurantLoaded,
  restaurantSelected,
} from '@storefront/shared-domain/models';
import { readTab, writeTab } from '../tab/tab-memory';

const NAME = 'followed-up';
/**
 * Session storage name of the order for which the page left for the messaging app; empty once it is
 * answered.
 */
const LEFT = 'left-for-message';

/** The customer answered the offer, or there was no offer. */
export const offerAnswered = createEvent();
/**
 * The page navigates to the messaging app by itself. Whether the browser restores this page or
 * loads it again is unknown.
 */
export const pageLeaving = createEvent();

/**
 * True when nothing was offered after this order yet, by this page or an earlier load of it. Marks
 * the order as offered.
 */
const claimFx = createEffect<Order, boolean>(({ uuid }) => {
  const isFirst = readTab(NAME) !== uuid;
  writeTab(NAME, uuid);
  return isFirst;
});

const noteLeftFx = createEffect<string, void>((uuid) => writeTab(LEFT, uuid));

/**
 * The order of this restaurant for which an earlier load left the page; null without one. The value
 * is returned once.
 */
const readLeftFx = createEffect<number, string | null>((restaurantId) => {
  const uuid = readTab(LEFT);
  if (!uuid || uuid !== lastOrderOf(restaurantId)) return null;
  writeTab(LEFT, '');
  return uuid;
});

/** The order with an open offer; null without one or once it is answered. */
export const $orderToFollowUp = createStore<Order | null>(null)
  .on(claimFx.done, (order, { params, result: isFirst }) => (isFirst ? params : order))
  .reset(offerAnswered, orderBus.sendingStarted, restaurantSelected);

const $uuid = createStore<string | null>(null)
  .on(claimFx, (_, { uuid }) => uuid)
  .reset(restaurantSelected);

sample({
  clock: orderBus.successShown,
  source: $uuid,
  filter: (uuid, order) => uuid !== order.uuid,
  fn: (_, order) => order,
  target: claimFx,
});
sample({
  clock: offerAnswered,
  source: $uuid,
  filter: (uuid) => uuid !== null,
  fn: (uuid) => ({ uuid: uuid! }),
  target: orderBus.followedUp,
});

sample({
  clock: pageLeaving,
  source: $uuid,
  filter: (uuid) => uuid !== null,
  fn: (uuid) => uuid!,
  target: noteLeftFx,
});
sample({ clock: offerAnswered, fn: () => '', target: noteLeftFx });
// A new load after the messaging app shows no dialog: the message step is done, and the next offer
// may follow (OPEN-083).
sample({
  clock: restaurantLoaded,
  source: $orderToFollowUp,
  filter: (order) => order === null,
  fn: (_, { info }) => info.id,
  target: readLeftFx,
});
sample({
  clock: readLeftFx.doneData,
  filter: (uuid) => uuid !== null,
  fn: (uuid) => ({ uuid: uuid! }),
  target: orderBus.followedUp,
});
