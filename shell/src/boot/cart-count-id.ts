/**
 * Id of the link that the start script shows; its style is in platform/edge/src/skeleton.ts. The
 * application removes it.
 */
export const CART_COUNT = 'cart-count';
