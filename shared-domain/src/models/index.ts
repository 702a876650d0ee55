export * from './cart';
export * from './last-order';
export * from './order-draft';
export * from './restaurant';
export * from './session';
export * from './table-link';
export * from './totals';
export * from './visitor';
