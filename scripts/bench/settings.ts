/** The address that is measured: the demo restaurant where everything is on. */
export const RESTAURANT_PATH = '/bella-napoli';
export const CART_PATH = `${RESTAURANT_PATH}/shopping-cart`;

/** Pages of an item that people share: a product with options, a pizza in both modules. */
export const ITEM_PATHS = [
  '/bella-napoli/extra?product=carbonara',
  '/bella-napoli/pizza?product=broto',
  '/slice-house/pizza-nep?product=large',
] as const;

/**
 * A mid-range phone on a mediocre connection. Bits per second are those of the link, before any
 * protocol.
 */
export const PHONE = {
  viewport: { width: 390, height: 844 },
  deviceScaleFactor: 2,
  rttMs: 150,
  downKbit: 1600,
  upKbit: 750,
  cpuSlowdown: 4,
} as const;

/**
 * A load has ended after this long without a long task and without a request; at most `CAP_MS` are
 * waited for.
 */
export const QUIET_MS = 5000;
export const CAP_MS = 45_000;
