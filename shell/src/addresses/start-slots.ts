/**
 * Slots whose widgets are part of the start of a page that shows them, and on which screens: the button
 * with the first line on a narrow one, the cart beside the menu on a wide one.
 */
export const startSlots = { 'cart-button': 'narrow', 'docked-cart': 'wide' } as const;
