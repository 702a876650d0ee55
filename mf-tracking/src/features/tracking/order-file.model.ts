import { createStore, sample } from 'effector';
import type { OrderTracking } from '@storefront/shared-domain/contracts';
import { $restaurantId } from '@storefront/shared-domain/models';
import { readFileFx } from './order.api';
import { $order, pageClosed, pageOpened, trackingRetried } from './tracking.model';

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

const $uuid = createStore('')
  .on(pageOpened, (_, uuid) => uuid)
  .reset(pageClosed);

// The file is small and may come from a cache: it is there before the order, or without it.
sample({
  clock: [pageOpened, trackingRetried],
  source: { uuid: $uuid, order: $order },
  filter: ({ uuid, order }) => UUID.test(uuid) && order === null,
  fn: ({ uuid }) => uuid,
  target: readFileFx,
});

/** Stage of the order from its file (API-14); null until read, or without one. */
export const $orderFile = createStore<OrderTracking | null>(null)
  .on(
    sample({
      clock: readFileFx.done,
      source: { uuid: $uuid, restaurantId: $restaurantId },
      filter: ({ uuid, restaurantId }, { params, result }) =>
        params === uuid && result.uuid === uuid && result.restaurantId === restaurantId,
      fn: (_, { result }) => result,
    }),
    (_, file) => file,
  )
  .reset(pageOpened, pageClosed);
