/** Small baked and fried food. */
export * from './fried';
export * from './breads';
