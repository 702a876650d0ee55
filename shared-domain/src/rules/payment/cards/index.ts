export * from './card-brand';
export * from './card-expiry';
export * from './card-in-text';
export * from './card-masks';
export * from './card-number';
export * from './card-problems';
export * from './holder-problems';
export * from './new-card';
