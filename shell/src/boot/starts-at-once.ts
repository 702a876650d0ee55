import type { PageDocument } from '@storefront/loader/page';
import { isCampaignOnly } from '../addresses/campaign';
import type { MatchedPath } from '../addresses/match-path';
import './page-work';

/**
 * Stored data that the application shows or continues: an order, a table, a customer, a payment, a
 * call that the server has not received. Prefixes and names of `shared-domain/src/storage/keys.ts`.
 */
const OF_VISITOR =
  /^(?:lastOrderToken-|deviceOrders$|pendingOrder-|table-|tablet-|token-|loggingOut-|external_reference_|debug_mode$)/;

/**
 * Stored data of others, on a page that watches its own work: the order that it shows is no work of
 * others.
 */
const BESIDE_ITS_OWN =
  /^(?:pendingOrder-|table-|tablet-|loggingOut-|external_reference_|debug_mode$)/;

/** A stored cart with at least one line, in the format of any build. */
const FILLED_CART = /"lines":\[\s*\{/;

const isWork = (key: string, value: string): boolean =>
  OF_VISITOR.test(key) || (key.startsWith('cart-') && FILLED_CART.test(value));

/** Whether the device stores something that the application shows or continues. */
function hasStoredWork(watchesItself: boolean): boolean {
  try {
    return Object.entries(localStorage).some(([key, value]) =>
      watchesItself ? BESIDE_ITS_OWN.test(key) : isWork(key, String(value)),
    );
  } catch {
    return false; // storage is forbidden: nothing is stored
  }
}

/** Whether an experiment tests the shell or the page: its exposure is counted by the application. */
const isTested = ({ experiments }: PageDocument, { pages }: MatchedPath): boolean => {
  const names = new Set(['shell', ...pages.map(({ remote }) => remote)]);
  return experiments.some(({ arms }) =>
    arms.some(({ builds }) => Object.keys(builds).some((name) => names.has(name))),
  );
};

export interface Visit {
  readonly page: PageDocument;
  readonly path: MatchedPath;
  /** Query of the URL. */
  readonly search: string;
  /** The tab has overrides of builds or arms. */
  readonly hasOverrides: boolean;
}

/**
 * Whether the application of a rendered page starts without an interaction: its declaration does not state
 * that it waits, or it has work to do, such as a code or a payment in the URL, a stored cart or order, the
 * message about a missing connection, or the site has disabled the start on first interaction. A page with
 * a script that watches its work (`page-work.ts`) waits for it; its screen was rendered for this query.
 */
export function startsAtOnce({ page, path, search, hasOverrides }: Visit): boolean {
  const watchesItself = globalThis.__storefrontWork !== undefined;
  return (
    page.config.startOnInteraction === 'off' ||
    hasOverrides ||
    !navigator.onLine ||
    (!watchesItself &&
      (path.pages.some((shown) => !shown.startsOnInteraction) || !isCampaignOnly(search))) ||
    isTested(page, path) ||
    hasStoredWork(watchesItself)
  );
}
