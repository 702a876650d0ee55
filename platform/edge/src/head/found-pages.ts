/**
 * Pages that search engines may index: the public pages of a restaurant. What is chosen, payments, orders
 * and accounts are private.
 */
const FOUND: ReadonlySet<string> = new Set(['', 'hours', 'info', 'payments', 'reviews']);

/** `path` is the part of the address after the restaurant. */
export const isFound = (path: string): boolean => FOUND.has(path);
