/*
 * The public entry '@storefront/shared-domain/opening': what only a server computes of opening hours.
 * The browser gets the result with the restaurant's record.
 */
export { nextOpeningChange, openingAt, type Opening, type OpeningInput } from './opening';
export { publishedHours } from './published-hours';
export { specialHours } from './special-hours';
