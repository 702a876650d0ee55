import type { DemoStock } from '../../demo-restaurant';

/** Bottles that are counted: a few of each, and one that is the last. */
export const stock: DemoStock[] = [
  { itemId: 'primitivo', quantity: 6 },
  { itemId: 'chianti', quantity: 4 },
  { itemId: 'vinho-rose', quantity: 3 },
  { itemId: 'prosecco', quantity: 1 },
];
