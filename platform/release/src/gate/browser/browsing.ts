import type { Visitor } from '../../cli/browser';

/**
 * Shared resources of the browser checks: one browser, one API, and the two storefronts in front of
 * it.
 */
export interface Browsing {
  /** Address of the candidate. */
  readonly candidate: string;
  /** URL of the served composition; null before the first promotion. */
  readonly served: string | null;
  /** Addresses of the candidate's URL map, after the restaurant. */
  readonly addresses: readonly string[];
  /** A new customer with a phone, in English. */
  visitor(): Promise<Visitor>;
}
