import { createStore } from 'effector';
import { deliveryBus } from '../bus';
import { restaurantSelected } from './restaurant';

/** True while the customer has to confirm the point on the map (DELIVERY-49, ERRORS-34). */
export const $isCoordinatesRequested = createStore(false)
  .on(deliveryBus.coordinatesRequested, () => true)
  .reset(deliveryBus.coordinatesAnswered, restaurantSelected);
