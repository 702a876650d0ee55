interface Slot<Version extends number, Props> {
  readonly version: Version;
  readonly props: Props;
}

interface Closable {
  onClosed: () => void;
}

/**
 * The shell's slots: places for widgets of remotes on pages of other remotes. A change of the props that
 * an earlier widget would not understand increases the version of the slot.
 */
type Slots = {
  /** Above a page that declares the slot: the widgets of several remotes, below each other. */
  notice: Slot<1, Record<never, never>>;
  /** Bottom of the menu pages while the cart is not empty (MENU-19). */
  'cart-button': Slot<1, Record<never, never>>;
  /** Beside the menu home on a wide screen, instead of the floating button (MENU-19, MENU-24). */
  'docked-cart': Slot<1, Record<never, never>>;
  /** Beside the tablet's menu while its cart is open (TABLE-13). */
  'table-cart': Slot<1, Closable>;
  /** Over the first page of a visit with a saved cart to continue (CART-27). */
  'cart-recovery': Slot<1, Closable>;
  /** Over any page that requires the coordinates of the address (DELIVERY-49, ERRORS-34). */
  'confirm-coordinates': Slot<1, Closable>;
  /**
   * Over any page that requests a new card: the payment, and the customer's own cards (CARDS-13,
   * SHELL-36).
   */
  'new-card': Slot<1, Closable>;
  /** Bottom left while a logged-in customer has cashback (MENU-23). */
  'cashback-badge': Slot<1, Record<never, never>>;
  /** Over any page that requires a login (ACCOUNT-01). */
  login: Slot<1, Closable>;
};

export type SlotName = keyof Slots;
/** Props of the widgets in a slot, by its name. */
export type SlotProps = { readonly [Name in SlotName]: Slots[Name]['props'] };
/** Version of these props, which the declaration of a widget states. */
export type SlotVersions = { readonly [Name in SlotName]: Slots[Name]['version'] };
