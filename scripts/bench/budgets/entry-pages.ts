/** Pages that customers open from outside, by name: the path after the restaurant. */
export const ENTRY_PAGES = {
  menu: '',
  product: 'extra',
  pizza: 'pizza',
  cart: 'shopping-cart',
  track: 'track',
  hours: 'hours',
  payments: 'payments',
  reviews: 'reviews',
  info: 'info',
} as const;

export type EntryPage = keyof typeof ENTRY_PAGES;
export const entryPages = Object.keys(ENTRY_PAGES) as EntryPage[];
