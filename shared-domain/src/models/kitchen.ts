import { createEvent, createStore } from 'effector';
import type { KitchenState } from '../contracts';
import { restaurantSelected } from './restaurant';

/** The menu is shown, or an interval has passed: read the kitchen's connection. menu → shell. */
export const kitchenRequested = createEvent();

/** The connection of the kitchen, as the API reports it. shell only. */
export const kitchenRead = createEvent<KitchenState>();

/** The restaurant's kitchen has lost its connection, by the last answer. */
export const $isKitchenLost = createStore(false)
  .on(kitchenRead, (_, state) => state === 'lost')
  .reset(restaurantSelected);
