import { createEvent } from 'effector';
import type { CartChange, CartLine, DeliveryType } from '../contracts';

/** A product was added to the cart. menu, pizza-builder → cart model, events. */
export const lineAdded = createEvent<CartLine>();

/**
 * The customer changed a line of the cart; the line with its `lineId` is replaced. pizza-builder →
 * cart model.
 */
export const lineReplaced = createEvent<CartLine>();

/** A whole line was removed. cart → cart model. */
export const lineRemoved = createEvent<string>();

/** A line's quantity changed by `delta`; reaching 0 removes it (CART-14). cart → cart model. */
export const quantityChanged = createEvent<{ lineId: string; delta: number }>();

/** The note of a line changed. cart → cart model. */
export const notesChanged = createEvent<{ lineId: string; notes: string }>();

/**
 * The cart was emptied by the customer, or ordered lines left it (CONFLICTS-05); `ordered` lists
 * them, since more lines may have been added meanwhile. cart, menu, last order model → cart model.
 */
export const cleared = createEvent<{ by: 'customer' | 'order'; ordered?: readonly CartLine[] }>();

/**
 * The cart was compared with a fresh menu; `changes` lists the changes to show to the customer
 * (OPEN-098). shell → cart model, shell's notices.
 */
export const reconciled = createEvent<{
  lines: CartLine[];
  removed: CartLine[];
  repriced: CartLine[];
  changes?: readonly CartChange[];
}>();

/**
 * Another tab changed the cart; the payload is the merged cart. cart model → cart model, order
 * draft.
 */
export const takenOver = createEvent<{
  readonly lines: readonly CartLine[];
  readonly deliveryType: DeliveryType | null;
}>();

/**
 * Prizes were removed from the cart: the customer signed out, or has too few points for them
 * (OPEN-082). points model → cart model, shell's notices.
 */
export const prizesDropped = createEvent<{
  readonly removed: readonly CartLine[];
  readonly reason: 'signed-out' | 'too-few-points';
}>();

/** The customer starts the order of the cart (CART-19). cart → order draft. */
export const finishRequested = createEvent();

/**
 * The cart is to be shown beside the tablet's menu (TABLE-13, PIZZA-26). cart button, menu,
 * pizza-builder → table cart model, shell.
 */
export const tableCartRequested = createEvent();

/** The tablet's cart was closed. shell, cart → table cart model. */
export const tableCartClosed = createEvent();
