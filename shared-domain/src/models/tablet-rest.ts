import { createStore } from 'effector';
import { tabletBus } from '../bus';
import { restaurantSelected } from './restaurant';

/**
 * True from the moment a tablet was left alone until somebody takes it up: it greets the next guest
 * then.
 */
export const $isTabletResting = createStore(false)
  .on(tabletBus.leftAlone, () => true)
  .reset(tabletBus.takenUp, restaurantSelected);
