import { attach, createStore, sample } from 'effector';
import type { Order } from '@storefront/shared-domain/contracts';
import { $restaurantId } from '@storefront/shared-domain/models';
import { placedAddress } from '@storefront/shared-domain/storage';
import { pageClosed, pageOpened } from './tracking.model';

const readAddressFx = attach({
  source: $restaurantId,
  effect: (restaurantId, uuid: string) =>
    restaurantId === null ? null : placedAddress(restaurantId, uuid),
});
sample({ clock: pageOpened, target: readAddressFx });

/**
 * The address of the shown order, if it was ordered on this device and its customer has not logged out
 * since; null else.
 */
export const $ownAddress = createStore<ReturnType<typeof placedAddress>>(null, {
  serialize: 'ignore',
})
  .on(readAddressFx.doneData, (_, texts) => texts)
  .reset(pageClosed);

const MASK = '•';

/**
 * The order with the customer's own address where the API masked it. An address that the API has
 * removed stays empty.
 */
export const withOwnAddress = (order: Order, own: ReturnType<typeof placedAddress>): Order => ({
  ...order,
  user: {
    ...order.user,
    ...(order.user.address.includes(MASK) ? own : null),
  },
});
