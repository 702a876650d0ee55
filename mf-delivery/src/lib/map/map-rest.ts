/**
 * How long a map must rest before the address of its centre is looked up, in milliseconds
 * (DELIVERY-41).
 */
export const MAP_REST_MS = 1700;
