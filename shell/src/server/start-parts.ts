/*
 * What a started page requests at once, for the build record: the page announces these files, and the
 * browser fetches them beside the others of its start instead of one after another.
 */

/** Pages on which the first line of a cart can be, or is, there: the draft of the order is opened then. */
const DRAFT = ['order-draft'] as const;

/** Chunks of the shell, by page. The client of the API is loaded with the first call. */
export const later: Readonly<Record<string, readonly string[]>> = {
  'mf-menu/home': DRAFT,
  'mf-cart/cart': DRAFT,
  'mf-pizza-builder/extra': DRAFT,
  'mf-pizza-builder/pizza': [...DRAFT, 'provide-contracts'],
  'mf-tracking/track': ['axios'],
};

/** Widgets over or beside a page: the button with the first line, the docked cart on a wide screen. */
export const startWidgets: Readonly<Record<string, readonly string[]>> = {
  'mf-menu/home': ['mf-cart/floating-cart-button', 'mf-cart/docked-cart'],
};
