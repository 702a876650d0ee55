/** One page of each remote that renders entry pages, the most visited first. */
export const ENTRY_PATHS = ['', 'pizza', 'shopping-cart', 'track'] as const;
