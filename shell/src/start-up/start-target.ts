import { paths } from '@storefront/shared-domain/paths';
import { isTabletPath } from '../table-link/table-address';
import { paymentReturn } from './payment-return';

/** When the page leads elsewhere by itself, in ms after its start (SHELL-44). */
export const START_DELAY_MS = 500;

/** What decides where a visit goes by itself. */
export interface StartFacts {
  /** Where it began: the path inside the restaurant, and the query. */
  readonly pathname: string;
  readonly search: string;
  /** The code of the table this tablet stands on; null for every other device. */
  readonly tabletToken: string | null;
  /** The code of the address is not opened yet. */
  readonly isCodeOpening: boolean;
  /** The restaurant was read, and with it what this device keeps of it. */
  readonly isLoaded: boolean;
  readonly isAtTable: boolean;
  /**
   * A cart that is to be continued: its record is being read, or it is there and holds something
   * (SHELL-43).
   */
  readonly recovery: 'none' | 'waiting' | 'found';
  /**
   * The order this device placed last: being read, or over and to be reviewed (SHELL-41, OPEN-024).
   */
  readonly lastOrder:
    | { readonly kind: 'none' }
    | { readonly kind: 'waiting' }
    | { readonly kind: 'rate'; readonly uuid: string };
  /** The customer has touched the page already. */
  readonly hasActed: boolean;
}

export type StartVerdict =
  | { readonly kind: 'stay' }
  | { readonly kind: 'wait'; readonly for: 'table' | 'restaurant' | 'recovery' | 'order' }
  /** `isKept`: Back leads to where the visit began. */
  | { readonly kind: 'go'; readonly to: string; readonly isKept: boolean };

const STAY: StartVerdict = { kind: 'stay' };
const go = (to: string, isKept = false): StartVerdict => ({ kind: 'go', to, isKept });

/** Pages whose token is in the query: `track`, `reset-password`, `rate-order` (SHELL-40). */
const isTokenPath = (path: string): boolean =>
  path.split('/').some((segment) => ['track', 'reset-password', 'rate-order'].includes(segment));

/**
 * Any path under `tablet` goes to the tablet's screen; the page that reads codes stays until the
 * code it was opened with seated the tablet (OPEN-030).
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
 * The last order asks only who comes to the menu's home, by no table, and has not begun to choose
 * (OPEN-008).
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
 * Where a visit goes by itself, the first that holds (OPEN-008): a tablet link to the tablet's
 * screen (SHELL-39); a path with a token stays (SHELL-40); the return from an external payment to
 * its order (SHELL-45); a cart to be continued to the cart (SHELL-43); from the menu's home, the
 * last order to its review (SHELL-41); else the path stays as it was asked for.
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
