/** How often something is repeated: as often as its proof asks, or less while somebody only wants a figure of it soon. */
export const repeats = (full: number, short: number): number => (process.env['ORDERS_SHORT'] === '1' ? short : full);
