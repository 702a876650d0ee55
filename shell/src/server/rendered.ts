/**
 * What this build of the shell can render at the edge and continue in the browser, for its build
 * record: pages of remotes, which have to state the same, and screens and documents of its own.
 */
export const rendered: readonly string[] = [
  'mf-menu/home',
  'mf-menu/hours',
  'mf-menu/info',
  'mf-menu/payments',
  'mf-menu/reviews',
  'mf-cart/cart',
  'mf-pizza-builder/extra',
  'mf-pizza-builder/pizza',
  'mf-tracking/track',
  'not-found',
  'unknown-restaurant',
  'plain-menu',
];
