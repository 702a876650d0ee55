export * from './extras-group';
export * from './flavor-card';
export * from './menu-blocked';
export * from './menu-sections';
export * from './product-card';
export * from './product-price';
export * from './recommended-products';
export * from './sellable';
