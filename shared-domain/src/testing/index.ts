export { anyOffer } from './any-pizza';
export { anyCart } from './arbitraries';
export * from './customer';
export * from './lines';
export * from './menu';
export * from './order';
export * from './random-runs';
export * from './restaurant';
export * from './restored-draft';
