type EdgeCountry = {
  /** How it writes street and house number, if not as 'Rua Augusta, 1200'. */
  readonly door?: 'number-first' | 'no-comma';
};

/**
 * Copy of a part of `shared-domain/src/rules/country/country-table.ts`, which the edge must not
 * import; `scripts/lib/edge-countries.test.ts` compares them.
 */
export const EDGE_COUNTRIES: ReadonlyMap<string, EdgeCountry> = new Map([
  ['BR', {}],
  ['US', { door: 'number-first' }],
  ['PY', { door: 'no-comma' }],
  ['AR', { door: 'no-comma' }],
  ['BO', { door: 'no-comma' }],
  ['UY', { door: 'no-comma' }],
  ['CL', { door: 'no-comma' }],
  ['PT', {}],
  ['ES', {}],
  ['IT', {}],
]);

/** The entry of an ISO code in any case. */
export const edgeCountry = (country: string): EdgeCountry | undefined =>
  EDGE_COUNTRIES.get(country.trim().toUpperCase());
