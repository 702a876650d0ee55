import { createStore } from 'effector';
import { tabletBus } from '../bus';
import { restaurantSelected } from './restaurant';

/** True from when a tablet becomes idle until it is used again: it then greets the next guest. */
export const $isTabletResting = createStore(false)
  .on(tabletBus.leftAlone, () => true)
  .reset(tabletBus.takenUp, restaurantSelected);
