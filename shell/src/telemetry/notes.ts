import type { QuietFailure } from '@storefront/shared-domain/bus';
import type { RestaurantData } from '@storefront/shared-domain/contracts';
import type { Incident } from './incident';

/** Notes of the running page for telemetry. */
export type Note =
  | Incident
  | { readonly kind: 'shown'; readonly remote: string }
  /** The path changed without a load of the page. */
  | { readonly kind: 'navigated' }
  /** Number of categories and products of the menu that could not be read. */
  | { readonly kind: 'menu-skipped'; readonly count: number }
  /**
   * A menu as it was sent, and as it was parsed: a product may be listed with a price that differs
   * from its valid one.
   */
  | { readonly kind: 'menu-read'; readonly wire: unknown; readonly data: RestaurantData }
  /** A failure that is not shown to the customer. */
  | ({ readonly kind: 'failed-quietly' } & QuietFailure)
  /** A page rendered by the edge differs from the browser's. */
  | { readonly kind: 'render-mismatch'; readonly remote: string; readonly page: string }
  | { readonly kind: 'policy-violation'; readonly directive: string; readonly blocked: string };

const MAX_WAITING = 100;
const waiting: Note[] = [];
let take = (note: Note): void => {
  if (waiting.length < MAX_WAITING) waiting.push(note);
};

/** Records a note. Notes are queued until telemetry is loaded. */
export const note = (what: Note): void => take(what);

/** Passes the queued notes and all later ones to `taker`. */
export function takeNotes(taker: (note: Note) => void): void {
  take = taker;
  waiting.splice(0).forEach(taker);
}

/**
 * Origin of a blocked URL, without its path: `https://shop.example`, `inline`, `eval`,
 * `trusted-types-sink` …
 */
function origin(blocked: string): string {
  try {
    return new URL(blocked).origin;
  } catch {
    return blocked;
  }
}

/** Records violations of the content security policy. */
export function watchPolicy(): void {
  document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
    note({ kind: 'policy-violation', directive: effectiveDirective, blocked: origin(blockedURI) }),
  );
}
