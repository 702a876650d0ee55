import { paths } from '@storefront/shared-domain/paths';
import { isTabletPath } from '../table-link/table-address';
import { paymentReturn } from './payment-return';

/** Delay of the start navigation, in ms after the page's start (SHELL-44). */
export const START_DELAY_MS = 500;

/** Input of the start navigation. */
export interface StartFacts {
  /** The first location: the path inside the restaurant, and the query. */
  readonly pathname: string;
  readonly search: string;
  /** The code of this tablet's table; null for every other device. */
  readonly tabletToken: string | null;
  /** The code in the URL is still being opened. */
  readonly isCodeOpening: boolean;
  /** The restaurant and the data stored on this device are loaded. */
  readonly isLoaded: boolean;
  readonly isAtTable: boolean;
  /** A cart to continue: its record is being read, or it was found and has items (SHELL-43). */
  readonly recovery: 'none' | 'waiting' | 'found';
  /** This device's last order: being read, or over and to be reviewed (SHELL-41, OPEN-024). */
  readonly lastOrder:
    | { readonly kind: 'none' }
    | { readonly kind: 'waiting' }
    | { readonly kind: 'rate'; readonly uuid: string };
  /** The customer has interacted with the page. */
  readonly hasActed: boolean;
}

export type StartVerdict =
  | { readonly kind: 'stay' }
  | { readonly kind: 'wait'; readonly for: 'table' | 'restaurant' | 'recovery' | 'order' }
  /** `isKept`: the first location stays in the history, so that Back leads to it. */
  | { readonly kind: 'go'; readonly to: string; readonly isStored: boolean };

const STAY: StartVerdict = { kind: 'stay' };
const go = (to: string, isStored = false): StartVerdict => ({ kind: 'go', to, isStored });

/** Pages with a token in the query: `track`, `reset-password`, `rate-order` (SHELL-40). */
const isTokenPath = (path: string): boolean =>
  path.split('/').some((segment) => ['track', 'reset-password', 'rate-order'].includes(segment));

/**
 * Any path under `tablet` leads to the tablet's screen. The scan page stays open until its code is
 * assigned to the tablet (OPEN-030).
 */
function tabletVerdict(
  path: string,
  code: string,
  { tabletToken, isCodeOpening }: StartFacts,
): StartVerdict {
  if (path === paths.tablet()) return STAY;
  if (path !== paths.tabletScan() || (code !== '' && code === tabletToken))
    return go(paths.tablet());
  return isCodeOpening ? { kind: 'wait', for: 'table' } : STAY;
}

/**
 * The review of the last order opens only from the menu's home, without a table, and before any
 * interaction (OPEN-008).
 */
function lastOrderVerdict(
  { lastOrder, isAtTable, hasActed }: StartFacts,
  code: string,
): StartVerdict {
  if (isAtTable || code !== '' || hasActed || lastOrder.kind === 'none') return STAY;
  return lastOrder.kind === 'waiting'
    ? { kind: 'wait', for: 'order' }
    : go(paths.rateOrder({ token: lastOrder.uuid }), true);
}

/**
 * Target of the start navigation; the first match applies (OPEN-008): a tablet link to the tablet's
 * screen (SHELL-39); a path with a token stays (SHELL-40); the return from an external payment to
 * its order (SHELL-45); a cart to be continued to the cart (SHELL-43); from the menu's home, the
 * last order to its review (SHELL-41); else the path stays.
 */
export function startVerdict(facts: StartFacts): StartVerdict {
  const { pathname, search, isLoaded, recovery, hasActed } = facts;
  const path = pathname.replace(/\/{1,9}$/, '');
  const code = new URLSearchParams(search).get('t') ?? '';
  if (isTabletPath(path)) return tabletVerdict(path, code, facts);
  if (isTokenPath(path)) return STAY;
  const back = paymentReturn(search);
  if (back !== null) return go(paths.track(back));
  if (!isLoaded) return { kind: 'wait', for: 'restaurant' };
  if (recovery === 'found') return path === paths.cart() ? STAY : go(paths.cart());
  if (recovery === 'waiting' && !hasActed) return { kind: 'wait', for: 'recovery' };
  return path === '' ? lastOrderVerdict(facts, code) : STAY;
}
