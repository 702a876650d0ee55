/*
 * The public entry '@storefront/shared-domain/phones': everything that reads a phone number. It
 * contains the library with the numbers of all countries, which the first route does not load.
 */
export * from './ads-identity';
export { callLink, chatLink } from './phone-links';
export * from './phones';
