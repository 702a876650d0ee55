/** Id of the shell's element beside the menu, in which a wide screen shows the cart. */
export const DOCKED_CART = 'docked-cart';

/** Focuses the cart beside the menu; false where the screen shows none. */
export function focusDockedCart(): boolean {
  const cart = document.getElementById(DOCKED_CART);
  if (cart === null || cart.getClientRects().length === 0) return false;
  cart.focus({ preventScroll: true });
  return true;
}
