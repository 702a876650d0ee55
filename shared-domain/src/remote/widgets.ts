/**
 * The shell's slots: the remote that fills each, and its props. A slot of a missing remote renders
 * nothing.
 */
export type WidgetProps = {
  /** Bottom of the menu pages while the cart is not empty (MENU-19). */
  'mf-cart/floating-cart-button': Record<never, never>;
  /** Beside the menu home on a wide screen, instead of the floating button (MENU-19, MENU-24). */
  'mf-cart/docked-cart': Record<never, never>;
  /** Beside the tablet's menu while its cart is open (TABLE-13). */
  'mf-cart/table-cart': { onClosed: () => void };
  /** Over the first page of a visit with a saved cart to continue (CART-27). */
  'mf-cart/cart-recovery': { onClosed: () => void };
  /** Over any page that requires the coordinates of the address (DELIVERY-49, ERRORS-34). */
  'mf-delivery/confirm-coordinates': { onClosed: () => void };
  /**
   * Over any page that requests a new card: the payment, and the customer's own cards (CARDS-13,
   * SHELL-36).
   */
  'mf-checkout/add-card': { onClosed: () => void };
  /** Bottom left while a logged-in customer has cashback (MENU-23). */
  'mf-account/cashback-badge': Record<never, never>;
  /** Over any page that requires a login (ACCOUNT-01). */
  'mf-account/login-dialog': { onClosed: () => void };
};

export type WidgetId = keyof WidgetProps;
