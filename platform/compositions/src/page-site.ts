/**
 * Where services other than the API answer, without a slash at the end; those that are not named,
 * the API keeps itself.
 */
export interface PageServices {
  /** Static files of orders. */
  readonly cacheBase?: string | undefined;
  /** Records behind links back to a cart. */
  readonly recoveryBase?: string | undefined;
  /** Streets by postal code. */
  readonly cepBase?: string | undefined;
  /** Phones left for a visit. */
  readonly phoneBase?: string | undefined;
  /** The origin of the card's own document, which then no script of the page can look into. */
  readonly cardBase?: string | undefined;
  /** The origin of the document the vendors' scripts run in, where it may keep what they keep. */
  readonly vendorBase?: string | undefined;
  /** Where metric events are posted to (EVENTS-04); nowhere, when it is not said. */
  readonly metricsUrl?: string | undefined;
}

/**
 * A map: addresses of its tiles with {z}, {x} and {y}, whose data it shows, and where a point of it
 * is shown in full, with {lat} and {lng}.
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

/** What whoever serves the storefront settles; what is left out is the API's, or none. */
export interface PageSite {
  /** 'off': no page registers a service worker, and those of before take themselves away. */
  readonly serviceWorker?: 'off' | undefined;
  readonly services?: PageServices | undefined;
  /** Without it nobody is offered to sign in with Google (OPEN-078). */
  readonly google?: PageGoogle | undefined;
  /** By a restaurant's `maps_provider`, '' for every other (OPEN-055). */
  readonly maps?: Readonly<Record<string, PageMap>> | undefined;
  /** Ids of restaurants whose pickup is named after the counter (OPEN-049). */
  readonly counterPickupRestaurants?: readonly number[] | undefined;
  /** The API is told what customers do who agree to it (API-48). */
  readonly keenTracking?: boolean | undefined;
  /** 'off': no page sends what it reports of itself. */
  readonly telemetry?: 'off' | undefined;
}
