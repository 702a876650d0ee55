import { attach, createStore, sample } from 'effector';
import { sessionBus } from '@storefront/shared-domain/bus';
import { StoredLastDelivery } from '@storefront/shared-domain/contracts';
import { $restaurantId, restaurantSelected } from '@storefront/shared-domain/models';
import { keys, storage } from '@storefront/shared-domain/storage';
import { pageOpened } from './page-events.model';

export const readLastDeliveryFx = attach({
  source: $restaurantId,
  effect: (restaurantId) =>
    restaurantId === null
      ? null
      : storage.read(keys.lastDelivery(restaurantId), StoredLastDelivery),
});

/** Type, name and e-mail of this device's last order; null without one. */
export const $lastDelivery = createStore<StoredLastDelivery | null>(null)
  .on(readLastDeliveryFx.doneData, (_, last) => last)
  .reset(sessionBus.logOutConfirmed, restaurantSelected); // the device deletes it then as well

sample({ clock: pageOpened, fn: () => undefined, target: readLastDeliveryFx });
