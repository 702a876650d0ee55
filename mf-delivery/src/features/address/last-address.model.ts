import { attach, createEvent, createStore, sample } from 'effector';
import { deliveryBus, sessionBus } from '@storefront/shared-domain/bus';
import type { Address } from '@storefront/shared-domain/contracts';
import { $restaurantId, restaurantSelected } from '@storefront/shared-domain/models';
import { forgetLastAddress } from '../../lib/forget-last-address';
import { readLastAddress } from '../../lib/last-address';
import { pageOpened } from '../../lib/page-events.model';

/** Removes the address from this page and this device. */
export const addressRemoved = createEvent();

export const readLastAddressFx = attach({
  source: $restaurantId,
  effect: (restaurantId) => (restaurantId === null ? null : readLastAddress(restaurantId)),
});

const forgetFx = attach({
  source: $restaurantId,
  effect: (restaurantId) => {
    if (restaurantId !== null) forgetLastAddress(restaurantId);
  },
});

/** The last confirmed address, of this visit or an earlier one; initial value of the form. */
export const $lastAddress = createStore<Address | null>(null)
  .on(readLastAddressFx.doneData, (known, stored) => known ?? stored)
  .on(deliveryBus.addressConfirmed, (_, { address }) => address)
  .reset(addressRemoved, restaurantSelected);

sample({ clock: pageOpened, target: readLastAddressFx });
sample({ clock: sessionBus.logOutConfirmed, target: addressRemoved });
sample({ clock: addressRemoved, target: [forgetFx, deliveryBus.addressCleared] });
