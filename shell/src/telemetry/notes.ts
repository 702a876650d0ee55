import type { QuietFailure } from '@storefront/shared-domain/bus';
import type { RestaurantData } from '@storefront/shared-domain/contracts';
import type { Incident } from '../remotes/incident';

/** What the page notes of itself while it runs. */
export type Note =
  | Incident
  /** A page of a remote is really there. */
  | { readonly kind: 'shown'; readonly remote: string }
  /** The address changed without a load of the page. */
  | { readonly kind: 'navigated' }
  /** So many categories and products of the menu could not be read. */
  | { readonly kind: 'menu-skipped'; readonly count: number }
  /**
   * A menu as it was sent, and as it was read: products may be listed with another price than the
   * one that counts.
   */
  | { readonly kind: 'menu-read'; readonly wire: unknown; readonly data: RestaurantData }
  /** Something failed that the customer is never told of. */
  | ({ readonly kind: 'failed-quietly' } & QuietFailure)
  | { readonly kind: 'policy-violation'; readonly directive: string; readonly blocked: string };

const MOST_WAITING = 100;
const waiting: Note[] = [];
let take = (note: Note): void => {
  if (waiting.length < MOST_WAITING) waiting.push(note);
};

/** Notes what happened. Until telemetry is there, notes wait. */
export const note = (what: Note): void => take(what);

/** Hands over what waits, and all that comes. */
export function takeNotes(taker: (note: Note) => void): void {
  take = taker;
  waiting.splice(0).forEach(taker);
}

/**
 * Where a refused address leads, without its path: `https://shop.example`, `inline`, `eval`,
 * `trusted-types-sink` …
 */
function origin(blocked: string): string {
  return URL.canParse(blocked) ? new URL(blocked).origin : blocked;
}

/** Notes what the content security policy refuses from now on. */
export function watchPolicy(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    note({ kind: 'policy-violation', directive: effectiveDirective, blocked: origin(blockedURI) }),
  );
}
