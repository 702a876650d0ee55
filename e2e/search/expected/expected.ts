/**
 * What customers type at the demo restaurants, and the first three cards that they expect. A pizza is
 * followed by the searched flavors in brackets.
 */
export type Expected = readonly (readonly [string, ...string[]])[];
