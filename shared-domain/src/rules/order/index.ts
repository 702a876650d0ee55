export * from './build-order';
export * from './order-error-view';
export * from './order-failure';
export * from './order-message';
export * from './order-text';
export * from './status-steps';
export * from './verify-line';
export * from './verify-lines';
