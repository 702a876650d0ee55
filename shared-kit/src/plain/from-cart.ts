/**
 * History state of a page that changes a line of the cart: number of entries back to the page with
 * the cart. Set by the link of the line, counted up by the pages that follow.
 */
type FromCart = { readonly fromCart: number };

/** State of the link of a line: its page follows the page with the cart. */
export const FROM_CART: FromCart = { fromCart: 1 };

/** The number of entries back to the cart; null on a page that was opened in another way. */
export function fromCart(state: unknown): number | null {
  const entries = (state as Partial<FromCart> | null)?.fromCart;
  return Number.isSafeInteger(entries) && entries! > 0 ? entries! : null;
}

/** State of the page `further` entries after this one. */
export function withFromCart(state: unknown, further = 0): FromCart | null {
  const entries = fromCart(state);
  return entries === null ? null : { fromCart: entries + further };
}
