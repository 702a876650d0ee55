/**
 * Pages that search engines may show: what everybody sees of a restaurant. Carts, payments, orders
 * and accounts are their owners'.
 */
const FOUND: ReadonlySet<string> = new Set(['', 'hours', 'info', 'payments', 'reviews']);

/** `path` is what follows the restaurant in the address. */
export const isFound = (path: string): boolean => FOUND.has(path);
