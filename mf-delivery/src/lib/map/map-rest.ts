/** Debounce of the address lookup after a map move, in ms (DELIVERY-41). */
export const MAP_REST_MS = 1700;
