import { createStore } from 'effector';
import { cartBus, tabletBus } from '../bus';
import { restaurantSelected } from './restaurant';

/** True while the cart is open as a dialog beside the tablet's menu (TABLE-13). */
export const $isTableCartOpen = createStore(false)
  .on(cartBus.tableCartRequested, () => true)
  .reset(cartBus.tableCartClosed, tabletBus.leftAlone, restaurantSelected);
