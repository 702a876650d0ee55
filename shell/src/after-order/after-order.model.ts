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
/** The order whose message led away from the page; empty once that was answered. */
const LEFT = 'left-for-message';

/** The customer answered what was offered, or nothing was. */
export const answered = createEvent();
/**
 * The page leaves for the messaging app by itself. Whether it is seen again, as it was or loaded
 * anew, only the browser knows.
 */
export const leaving = createEvent();

/**
 * Was nothing offered after this order before, by this page or an earlier load of it? From now on
 * it was.
 */
const claimFx = createEffect<Order, boolean>(({ uuid }) => {
  const isFirst = readTab(NAME) !== uuid;
  writeTab(NAME, uuid);
  return isFirst;
});

const noteLeftFx = createEffect<string, void>((uuid) => writeTab(LEFT, uuid));

/**
 * The order of this restaurant that an earlier load of the page left for; null without one. It is
 * told once.
 */
const readLeftFx = createEffect<number, string | null>((restaurantId) => {
  const uuid = readTab(LEFT);
  if (!uuid || uuid !== lastOrderOf(restaurantId)) return null;
  writeTab(LEFT, '');
  return uuid;
});

/** The order something is to be offered after; null when there is none, or it was answered. */
export const $orderToFollowUp = createStore<Order | null>(null)
  .on(claimFx.done, (order, { params, result: isFirst }) => (isFirst ? params : order))
  .reset(answered, orderBus.sendingStarted, restaurantSelected);

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
  clock: answered,
  source: $uuid,
  filter: (uuid) => uuid !== null,
  fn: (uuid) => ({ uuid: uuid! }),
  target: orderBus.followedUp,
});

sample({
  clock: leaving,
  source: $uuid,
  filter: (uuid) => uuid !== null,
  fn: (uuid) => uuid!,
  target: noteLeftFx,
});
sample({ clock: answered, fn: () => '', target: noteLeftFx });
// Who comes back to a new load finds no dialog any more: the way to the app was taken, and what
// else is offered after an order may be (OPEN-083).
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
