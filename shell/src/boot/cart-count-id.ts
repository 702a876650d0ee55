/**
 * Id of the link that the start script shows; its style, of a link whose id ends with
 * `-count`, is in platform/edge/src/skeleton.ts. The
 * application shows its own link with it, until mf-cart's button is there.
 */
export const CART_COUNT = 'cart-count';

/** Removes the link of the start script, and not the application's. */
export const removeEarlyLink = (): void =>
  document.querySelector(`body > #${CART_COUNT}`)?.remove();
