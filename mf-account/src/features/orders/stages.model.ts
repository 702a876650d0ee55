import { combine, createEffect, createEvent, createStore, sample } from 'effector';
import { sessionBus } from '@storefront/shared-domain/bus';
import type { Order, OrderTracking } from '@storefront/shared-domain/contracts';
import { readCachedOrder } from '@storefront/shared-domain/http';
import { restaurantSelected } from '@storefront/shared-domain/models';
import { isFinalStatus } from '@storefront/shared-domain/rules';
import { deviceOrders, ownOrders } from './orders.model';

/** Most orders of the list whose stage is followed: the newest that are not over. */
const MAX_FOLLOWED = 5;

/** The list is visible: the stages of its orders may have changed. */
export const stagesRequested = createEvent();

/** Reads the files of orders (API-14); one that cannot be read is left out. */
const readStagesFx = createEffect<readonly string[], OrderTracking[]>({
  name: 'readStagesFx',
  handler: async (uuids) => {
    const answers = await Promise.allSettled(uuids.map(readCachedOrder));
    return answers.flatMap((answer, index) =>
      answer.status === 'fulfilled' && answer.value.uuid === uuids[index] ? [answer.value] : [],
    );
  },
});

const $underWay = combine(ownOrders.$list, deviceOrders.$list, (own, placed) =>
  (own ?? placed ?? { items: [] as readonly Order[] }).items
    .filter(({ status }) => !isFinalStatus(status))
    .slice(0, MAX_FOLLOWED)
    .map(({ uuid }) => uuid),
);
sample({
  clock: stagesRequested,
  source: { uuids: $underWay, isReading: readStagesFx.pending },
  filter: ({ uuids, isReading }) => uuids.length > 0 && !isReading,
  fn: ({ uuids }) => uuids,
  target: readStagesFx,
});

export const $stages = createStore<Readonly<Record<string, OrderTracking>>>({})
  .on(readStagesFx.doneData, (known, read) => ({
    ...known,
    ...Object.fromEntries(read.map((stage) => [stage.uuid, stage])),
  }))
  .reset(sessionBus.signedOut, restaurantSelected);

/** The newer status: files may be some seconds older than the list. */
export function newerStatus(order: Order, stage: OrderTracking | undefined): string {
  const isNewer =
    stage?.restaurantId === order.restaurantId && stage.history.length > order.history.length;
  return isNewer ? stage.status : order.status;
}
