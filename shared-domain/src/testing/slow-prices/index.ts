export * from './ratio';
export * from './round-to';
export * from './slow-association';
export * from './slow-extras';
export * from './slow-finished';
export * from './slow-lines';
export * from './slow-pizza';
export * from './slow-totals';
