import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import type { Order } from '@storefront/shared-domain/contracts';
import { $restaurantId, restaurantSelected } from '@storefront/shared-domain/models';
import { EXTERNAL_REFERENCE_PREFIX, storage } from '@storefront/shared-domain/storage';

/** Maximum number of orders to look up: more entries come from a device that never cleans up. */
const MAX_LOOKED_UP = 5;

/** The menu is rendered and idle: look for an open payment. */
export const paymentsQuestioned = createEvent();

type Question = { uuids: string[]; restaurantId: number };

/** Looks up these orders; its chunk is loaded only on devices that have left for a payment. */
const findUnpaidFx = createEffect(
  async ({ uuids, restaurantId }: Question): Promise<Order | null> =>
    (await import(/* webpackChunkName: "unpaid-order" */ './unpaid-order')).findUnpaid(
      uuids,
      restaurantId,
    ),
);

const readReferencesFx = attach({
  source: $restaurantId,
  effect: (restaurantId): Question | null => {
    const uuids = storage
      .keysFrom(EXTERNAL_REFERENCE_PREFIX)
      .map((key) => key.slice(EXTERNAL_REFERENCE_PREFIX.length))
      .slice(0, MAX_LOOKED_UP);
    return restaurantId === null || uuids.length === 0 ? null : { uuids, restaurantId };
  },
});

/** An order of this restaurant with an unfinished payment at the provider (OPEN-042). */
export const $unpaidOrder = createStore<Order | null>(null)
  .on(findUnpaidFx.doneData, (_, order) => order)
  .reset(restaurantSelected);

sample({ clock: paymentsQuestioned, target: readReferencesFx });
sample({
  clock: readReferencesFx.doneData,
  filter: (question) => question !== null,
  fn: (question) => question!,
  target: findUnpaidFx,
});
