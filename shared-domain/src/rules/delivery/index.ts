export * from './address-flow';
export * from './address-problems';
export * from './address-texts';
export * from './delivery-step';
export * from './delivery-types';
export * from './served-city';
export * from './table-link';
export * from './wizard-address-problems';
