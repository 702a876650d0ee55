import { createEvent, createStore, sample } from 'effector';
import { $restaurantId, restaurantSelected } from '@storefront/shared-domain/models';
import { readKitchenFx } from './kitchen.api';

/** The menu is shown, or another interval has passed: the connection of the kitchen is to be read. */
export const kitchenRequested = createEvent();

/**
 * The kitchen has lost its connection, by the last answer. A failed request says nothing about the
 * kitchen and changes nothing.
 */
export const $isKitchenLost = createStore(false)
  .on(readKitchenFx.doneData, (_, { state }) => state === 'lost')
  .reset(restaurantSelected);

sample({
  clock: kitchenRequested,
  source: { restaurantId: $restaurantId, isReading: readKitchenFx.pending },
  filter: ({ restaurantId, isReading }) => restaurantId !== null && !isReading,
  fn: ({ restaurantId }) => restaurantId!,
  target: readKitchenFx,
});
