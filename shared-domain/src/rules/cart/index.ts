export * from './cart-lines';
export * from './cart-prizes';
export * from './cart-recovery';
export * from './merge-carts';
export * from './order-again';
export * from './out-of-stock';
export * from './plan-reorder';
export * from './reprice-lines';
