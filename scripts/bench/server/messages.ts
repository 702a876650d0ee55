import type { Still } from './still-page';

/** Ports of the compared servers. Those over HTTP/2 use TLS. */
export interface Ports {
  readonly composed: number;
  readonly composedPlain: number;
  readonly monolith: number;
  readonly monolithPlain: number;
  readonly still: number;
}

/** From the server to the bench: everything answers. */
export type Ready = { readonly kind: 'ready'; readonly ports: Ports; readonly keyHash: string };
/** From the bench to the server, and back when it is done. */
export type ShowStill = { readonly kind: 'show-still'; readonly still: Still };
export type Shown = { readonly kind: 'shown' };
