export * as cartBus from './cart';
export * as checkoutBus from './checkout';
export * as deliveryBus from './delivery';
export * as noticeBus from './notice';
export type { Toast } from './notice';
export * as orderBus from './order';
export * as restaurantBus from './restaurant';
export * as sessionBus from './session';
