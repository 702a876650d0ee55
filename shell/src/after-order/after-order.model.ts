import { createEffect, createEvent, createStore, sample } from 'effector';
import { orderBus } from '@storefront/shared-domain/bus';
import type { Order } from '@storefront/shared-domain/contracts';
import { restaurantSelected } from '@storefront/shared-domain/models';
import { readTab, writeTab } from '../tab/tab-memory';

const NAME = 'followed-up';

/** The customer answered what was offered, or nothing was. */
export const answered = createEvent();

/** Was nothing offered after this order before, by this page or an earlier load of it? From now on it was. */
export const claimFx = createEffect<Order, boolean>(({ uuid }) => {
  const isFirst = readTab(NAME) !== uuid;
  writeTab(NAME, uuid);
  return isFirst;
});

/** The order something is to be offered after; null when there is none, or it was answered. */
export const $orderToFollowUp = createStore<Order | null>(null)
  .on(claimFx.done, (order, { params, result: isFirst }) => (isFirst ? params : order))
  .reset(answered, orderBus.sendingStarted, restaurantSelected);

const $uuid = createStore<string | null>(null).on(claimFx, (_, { uuid }) => uuid).reset(restaurantSelected);

sample({ clock: orderBus.successShown, source: $uuid, filter: (uuid, order) => uuid !== order.uuid, fn: (_, order) => order, target: claimFx });
sample({ clock: answered, source: $uuid, filter: (uuid) => uuid !== null, fn: (uuid) => ({ uuid: uuid! }), target: orderBus.followedUp });
