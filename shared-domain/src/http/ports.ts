import type { VisitArm } from '../contracts';

/** Who calls, for the calls that are counted. */
export type Visit = { readonly id: string | null; readonly arms: readonly VisitArm[] };

/** What the http layer must know of the page it runs in; given once by the shell. */
export type HttpPorts = {
  /** Prefix of every path, without a slash at its end: '/api', 'https://api.example'. */
  readonly baseUrl: string;
  /**
   * Where the orders' static files are (`{cacheBase}/orders/{uuid}.json`), without a slash at its
   * end; absent: the API keeps them (OPEN-016).
   */
  readonly cacheBase?: string | undefined;
  /**
   * Where the records behind links back to a cart are, without a slash at its end; absent: the API
   * keeps them (OPEN-018).
   */
  readonly recoveryBase?: string | undefined;
  /**
   * Where postal codes are looked up, without a slash at its end; absent: the API knows them
   * (OPEN-020).
   */
  readonly cepBase?: string | undefined;
  /**
   * Where phones left for a visit are, without a slash at its end; absent: the API keeps them
   * (API-49).
   */
  readonly phoneBase?: string | undefined;
  /**
   * Where the card's own document is, without a slash at its end; absent: with the API. See
   * `cardFrameAddress`.
   */
  readonly cardBase?: string | undefined;
  readonly getToken: () => string | null;
  readonly getRestaurantId: () => number | null;
  /** Told with every order; null when nobody knows. */
  readonly getVisit: () => Visit | null;
  /** The uuid of the device; absent in older shells: points of addresses are not stored then. */
  readonly getDevice?: (() => string) | undefined;
  readonly tokenRefreshed: (token: string) => void;
  /** A call failed, other than by a refusal; `id` names it to whoever runs the storefront. */
  readonly requestFailed?: (id: string) => void;
  /**
   * The session is over: `getToken` gives null when this returns, so that calls that fail together
   * end it once.
   */
  readonly loggedOut: () => void;
};

/**
 * A call was made before the shell configured the http layer: a defect of the start, not of the
 * network.
 */
export class HttpNotConfigured extends Error {
  override readonly name = 'HttpNotConfigured';
}

let current: HttpPorts | null = null;

/** Connects the http layer to its page. A second call replaces the first. */
export function configureHttp(ports: HttpPorts): void {
  current = ports;
}

export function httpPorts(): HttpPorts {
  if (current === null) throw new HttpNotConfigured('configureHttp has not been called');
  return current;
}
