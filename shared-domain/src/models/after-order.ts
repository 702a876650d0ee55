import { createStore } from 'effector';
import { orderBus } from '../bus';
import { restaurantSelected } from './restaurant';

/**
 * uuid of the order of this visit after which everything was offered and answered; null before. Whatever else is asked after an order
 * waits for it, so that no two dialogs ask at once.
 */
export const $followedUpOrder = createStore<string | null>(null)
  .on(orderBus.followedUp, (_, { uuid }) => uuid)
  .reset(orderBus.sendingStarted, restaurantSelected);
