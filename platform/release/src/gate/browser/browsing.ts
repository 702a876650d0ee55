import type { Visitor } from '../../cli/browser';

/** What the browser checks share: one browser, one API, and the two storefronts in front of it. */
export interface Browsing {
  /** Address of the candidate. */
  readonly candidate: string;
  /** Address of what is served now; null before the first promotion. */
  readonly served: string | null;
  /** Addresses of the candidate's URL map, after the restaurant. */
  readonly addresses: readonly string[];
  /** A new customer with a phone, in English. */
  visitor(): Promise<Visitor>;
}
