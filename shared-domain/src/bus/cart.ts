import { createEvent } from 'effector';
import type { CartLine } from '../contracts';

/** A product was put into the cart. menu, pizza-builder → cart model, events. */
export const lineAdded = createEvent<CartLine>();

/** A line was taken out whole. cart → cart model. */
export const lineRemoved = createEvent<string>();

/** A line's quantity changed by `delta`; reaching 0 removes it (CART-14). cart → cart model. */
export const quantityChanged = createEvent<{ lineId: string; delta: number }>();

/** The note of a line changed. cart → cart model. */
export const notesChanged = createEvent<{ lineId: string; notes: string }>();

/** Everything left the cart: taken out by the customer, or ordered (CONFLICTS-05). cart, checkout → cart model. */
export const cleared = createEvent<{ by: 'customer' | 'order' }>();

/** The cart was compared with a fresh menu (OPEN-098). shell → cart model, cart page. */
export const reconciled = createEvent<{ lines: CartLine[]; removed: CartLine[]; repriced: CartLine[] }>();

/** The customer wants to order what is in the cart (CART-19). cart → order draft. */
export const finishRequested = createEvent();

/** The cart is to be shown beside the tablet's menu (TABLE-13, PIZZA-26). cart button, menu, pizza-builder → table cart model, shell. */
export const tableCartRequested = createEvent();

/** The tablet's cart was closed. shell, cart → table cart model. */
export const tableCartClosed = createEvent();
