/** What comes out of the fryer and the oven, in small. */
export * from './fried';
export * from './breads';
