import { createEvent, createStore } from 'effector';
import { restaurantSelected } from '@storefront/shared-domain/models';

/** The list of stored cards changed; the payload is its length. wallet → payment. */
export const storedCardsCounted = createEvent<number>();

/** Whether the customer can choose one of the stored cards; false until they are loaded. */
export const $hasStoredCards = createStore(false)
  .on(storedCardsCounted, (_, count) => count > 0)
  .reset(restaurantSelected);
