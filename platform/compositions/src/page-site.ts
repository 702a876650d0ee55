/**
 * URLs of services other than the API, without a trailing slash; the API provides those that are
 * not named.
 */
export interface PageServices {
  /** Files that are tried before the API: records of restaurants, orders. */
  readonly cacheBase?: string | undefined;
  /** Records behind links back to an order that was begun. */
  readonly recoveryBase?: string | undefined;
  /** Streets by postal code. */
  readonly cepBase?: string | undefined;
  /** Service with phones stored for a visit. */
  readonly phoneBase?: string | undefined;
  /**
   * The origin of the card's own document; a separate origin prevents the page's scripts from
   * reading it.
   */
  readonly cardBase?: string | undefined;
  /** The origin of the vendors' document: their scripts run there and may use its storage. */
  readonly vendorBase?: string | undefined;
  /** URL for metric events by POST (EVENTS-04); without it, none are sent. */
  readonly metricsUrl?: string | undefined;
}

/**
 * A map: URLs of its tiles with {z}, {x} and {y}, the attribution of its data, and the URL that
 * shows a point in full, with {lat} and {lng}.
 */
export interface PageMap {
  readonly tiles?: string | undefined;
  readonly attribution?: string | undefined;
  readonly link?: string | undefined;
}

/**
 * Signing in with Google: the client id of the project in Google's console, and where its page is,
 * when not at Google.
 */
export interface PageGoogle {
  readonly clientId: string;
  readonly authUrl?: string | undefined;
}

/** Settings of the storefront's operator; a missing one is the API's, or none. */
export interface PageSite {
  /** 'off': no page registers a service worker, and existing ones unregister themselves. */
  readonly serviceWorker?: 'off' | undefined;
  readonly services?: PageServices | undefined;
  /** Without it, sign-in with Google is not offered (OPEN-078). */
  readonly google?: PageGoogle | undefined;
  /**
   * Origins of the pages in which customers pay: a script leads there without a confirmation, as to
   * Google's page.
   */
  readonly paymentOrigins?: readonly string[] | undefined;
  /** By a restaurant's `maps_provider`, '' for every other (OPEN-055). */
  readonly maps?: Readonly<Record<string, PageMap>> | undefined;
  /** Ids of restaurants that name pickup after the counter (OPEN-049). */
  readonly counterPickupRestaurants?: readonly number[] | undefined;
  /** The API receives the tracking events of customers that consent (API-48). */
  readonly keenTracking?: boolean | undefined;
  /** 'off': no page sends telemetry. */
  readonly telemetry?: 'off' | undefined;
  /** `off`: the edge renders no first screens. */
  readonly render?: 'off' | undefined;
  /** `off`: the application of a rendered page starts when its pictures are loaded. */
  readonly startOnInteraction?: 'off' | undefined;
}
