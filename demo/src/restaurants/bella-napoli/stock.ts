import type { SeededStock } from '@storefront/reference-api/plugin/restaurants';

/** Bottles with a limited stock: a few of each, and a single last one. */
export const stock: SeededStock[] = [
  { itemId: 'primitivo', quantity: 6 },
  { itemId: 'chianti', quantity: 4 },
  { itemId: 'vinho-rose', quantity: 3 },
  { itemId: 'prosecco', quantity: 1 },
];
