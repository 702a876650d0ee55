/* Remotes that show amounts do without the contracts, and so without zod. */
export { ZERO, toMinor } from '../../contracts';
export * from './cashback';
export * from './cashback-expiry';
export * from './coupon';
export * from './fee-discount';
export * from './loyalty';
export * from './order-totals';
export * from './pieces';
export * from './round-to-step';
export * from './subtotals';
export * from './total-lines';
export * from './why-texts';
