import { createStore } from 'effector';
import { cardsBus } from '../bus';
import { restaurantSelected } from './restaurant';

/** True while the form of a new card is open over a page (CARDS-13). */
export const $isCardRequested = createStore(false)
  .on(cardsBus.addRequested, () => true)
  .reset(cardsBus.addDismissed, restaurantSelected);
