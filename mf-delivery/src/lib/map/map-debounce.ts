/** Debounce of the address lookup after a map move, in ms (DELIVERY-41). */
export const MAP_DEBOUNCE_MS = 1700;
