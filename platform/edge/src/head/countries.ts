type EdgeCountry = {
  /** Calling code. */
  readonly code: string;
  /** Digits of its longest national number; only a longer text can begin with the code. */
  readonly longest: number;
  /** How it writes street and house number, if not as 'Rua Augusta, 1200'. */
  readonly door?: 'number-first' | 'no-comma';
};

/**
 * Copy of a part of `shared-domain/src/rules/country/country-table.ts`, which the edge must not
 * import; `scripts/lib/edge-countries.test.ts` compares them.
 */
export const EDGE_COUNTRIES: ReadonlyMap<string, EdgeCountry> = new Map([
  ['BR', { code: '55', longest: 11 }],
  ['US', { code: '1', longest: 10, door: 'number-first' }],
  ['PY', { code: '595', longest: 10, door: 'no-comma' }],
  ['AR', { code: '54', longest: 11, door: 'no-comma' }],
  ['BO', { code: '591', longest: 8, door: 'no-comma' }],
  ['UY', { code: '598', longest: 9, door: 'no-comma' }],
  ['CL', { code: '56', longest: 9, door: 'no-comma' }],
  ['PT', { code: '351', longest: 9 }],
  ['ES', { code: '34', longest: 9 }],
  ['IT', { code: '39', longest: 11 }],
]);

/** The entry of an ISO code in any case. */
export const edgeCountry = (country: string): EdgeCountry | undefined =>
  EDGE_COUNTRIES.get(country.trim().toUpperCase());
