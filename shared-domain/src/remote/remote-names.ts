/**
 * The independently deployed parts, as a compile-time list; a test compares it with the folders
 * `mf-*`.
 */
export const REMOTE_NAMES = [
  'mf-menu',
  'mf-cart',
  'mf-pizza-builder',
  'mf-delivery',
  'mf-checkout',
  'mf-tracking',
  'mf-account',
] as const;
export type RemoteName = (typeof REMOTE_NAMES)[number];
