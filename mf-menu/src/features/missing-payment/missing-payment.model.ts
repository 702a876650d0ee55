import { attach, createEffect, createEvent, createStore, sample } from 'effector';
import type { Order } from '@storefront/shared-domain/contracts';
import { $restaurantId, restaurantSelected } from '@storefront/shared-domain/models';
import { EXTERNAL_REFERENCE_PREFIX, storage } from '@storefront/shared-domain/storage';

/** More than these are no open payments but a device that never cleans up. */
const MOST_LOOKED_UP = 5;

/** The menu stands and has time: did a payment stay open? */
export const paymentsQuestioned = createEvent();

type Question = { uuids: string[]; restaurantId: number };

/** Asks for these orders; the call is fetched only by devices that have left for a payment. */
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
      .slice(0, MOST_LOOKED_UP);
    return restaurantId === null || uuids.length === 0 ? null : { uuids, restaurantId };
  },
});

/** An order of this restaurant whose payment at the provider was not finished (OPEN-042). */
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
