/** Ports of the compared servers, over HTTP/2 with TLS. */
interface Ports {
  /** The composed storefront, rendered at the edge. */
  readonly rendered: number;
  /** The composed storefront with `RENDER=off`. */
  readonly browser: number;
  /** One bundle, rendered in the browser. */
  readonly monolith: number;
  /** The HTML of the rendered page without scripts. */
  readonly still: number;
  /** An edge whose caches the command `renew` empties. */
  readonly fresh: number;
}

/** From the server to the bench: everything answers. */
export interface Ready {
  readonly kind: 'ready';
  readonly ports: Ports;
  readonly keyHash: string;
  /** Path of the track page of a placed order. */
  readonly trackPath: string;
  /** Paths of the measured pages that also exist without scripts. */
  readonly stills: readonly string[];
}
/**
 * From the bench to the server. `renew`: a new edge on the port `fresh`, whose realm is open; `busy`: a
 * process on every second core, until `rest`.
 */
export interface Command {
  readonly name: 'renew' | 'busy' | 'rest';
}
/** The answer to a command, when it is done. */
export interface Done {
  readonly kind: 'done';
}
