export * from './cart-lines';
export * from './cart-prizes';
export * from './cart-recovery';
export * from './line-options';
export * from './merge-carts';
export * from './order-again';
export { linesOutOfStock } from './out-of-stock';
export * from './plan-reorder';
export * from './reprice-lines';
