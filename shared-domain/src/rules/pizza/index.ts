export * from './build-pizza';
export * from './combo';
export * from './flavor-limits';
export * from './pizza-choice';
export * from './pizza-offer';
export * from './pizza-price';
export * from './pizza-problem';
export * from './slice-price';
