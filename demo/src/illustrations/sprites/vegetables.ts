/** Vegetables, whole, sliced and diced. */
export * from './tomatoes';
export * from './rings';
export * from './garden';
