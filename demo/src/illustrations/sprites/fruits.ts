/** Fruits, sliced and whole. */
export * from './sliced-fruits';
export * from './berries';
