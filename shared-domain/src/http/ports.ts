import type { VisitArm } from '../contracts';

/** Visitor of a call, for the calls that are counted. */
export type Visit = {
  readonly id: string | null;
  readonly arms: readonly VisitArm[];
  /** Signed proof of the visit; absent in older shells and until telemetry has one. */
  readonly stamp?: string | undefined;
};

/** What the http layer needs from its page; set once by the shell. */
export type HttpPorts = {
  /** Prefix of every path, without a trailing slash: '/api', 'https://api.example'. */
  readonly baseUrl: string;
  /**
   * URL of static files (`{cacheBase}/tracking/{uuid}.json`), without a trailing slash;
   * absent: the API serves them (OPEN-016).
   */
  readonly cacheBase?: string | undefined;
  /**
   * URL of the records of cart recovery links, without a trailing slash; absent: the API serves
   * them (OPEN-018).
   */
  readonly recoveryBase?: string | undefined;
  /**
   * URL of the postal-code lookup, without a trailing slash; absent: the API serves it (OPEN-020).
   */
  readonly cepBase?: string | undefined;
  /**
   * URL of the phones stored for a visit, without a trailing slash; absent: the API serves them
   * (API-49).
   */
  readonly phoneBase?: string | undefined;
  /**
   * URL of the card's own document, without a trailing slash; absent: the API serves it. See
   * `cardFrameAddress`.
   */
  readonly cardBase?: string | undefined;
  readonly getToken: () => string | null;
  readonly getRestaurantId: () => number | null;
  /** Sent with every order; null when unknown. */
  readonly getVisit: () => Visit | null;
  /** The uuid of the device; absent in older shells: points of addresses are not stored then. */
  readonly getDevice?: (() => string) | undefined;
  readonly tokenRefreshed: (token: string) => void;
  /** A call failed, other than by a refusal; the storefront's operator finds it by `id`. */
  readonly requestFailed?: (id: string) => void;
  /**
   * The session is over: `getToken` returns null once this returns, so that calls that fail
   * together end it once.
   */
  readonly loggedOut: () => void;
};

/**
 * A call was made before the shell configured the http layer: a bug in the startup, not a network
 * failure.
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
