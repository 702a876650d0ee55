/** Ports of the compared servers. Those over HTTP/2 use TLS; the plain ones send gzip. */
interface Ports {
  /** The composed storefront, rendered at the edge. */
  readonly rendered: number;
  readonly renderedPlain: number;
  /** The same with `RENDER=off`. */
  readonly browser: number;
  readonly browserPlain: number;
  /** One bundle, rendered in the browser. */
  readonly monolith: number;
  readonly monolithPlain: number;
  /** The HTML of the rendered page, continued by the one bundle at once. */
  readonly floor: number;
  /** The HTML of the rendered page without scripts. */
  readonly still: number;
}

/** CPU time in ms. */
export interface CpuTimes {
  readonly server: number;
  /** Of the processes that render; null where the system does not show it. */
  readonly renderers: number | null;
}

/** From the server to the bench: everything answers. */
export interface Ready {
  readonly kind: 'ready';
  readonly ports: Ports;
  readonly keyHash: string;
  /** Path of the track page of a placed order. */
  readonly trackPath: string;
  /** Paths whose pages the edge renders, of those that are measured. */
  readonly rendered: readonly string[];
}
/** From the bench to the server, and the answer. */
export type RequestCpu = { readonly kind: 'request-cpu' };
export type Cpu = { readonly kind: 'cpu'; readonly times: CpuTimes };
