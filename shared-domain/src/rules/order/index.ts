export * from './build-order';
export * from './order-error-view';
export * from './order-failure';
export * from './order-message';
export * from './order-text';
export * from './status-steps';
export {
  isFinalStatus,
  statusEntry,
  type KnownStatus,
  type StatusEntry,
  type StatusTexts,
} from './status-table';
export { statusText } from './status-text';
export * from './verify-line';
export * from './verify-lines';
