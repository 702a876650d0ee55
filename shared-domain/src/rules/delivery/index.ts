export * from './address-flow';
export * from './address-problems';
export * from './delivery-step';
export * from './delivery-types';
export * from './table-link';
export * from './wizard-address-problems';
