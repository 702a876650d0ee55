import { deviceNow } from '@storefront/shared-domain/clock';

/** Milliseconds for which a page in the browser's back-forward cache is as good as a new one. */
export const FRESH_MS = 60_000;

/**
 * Calls `refresh` when the browser shows the page from its back-forward cache after more than
 * `FRESH_MS`: prices, hours and the offer may have changed meanwhile. A clock that was set back counts
 * as a long time.
 */
export function whenRestored(refresh: () => void): void {
  let leftAt = deviceNow();
  addEventListener('pagehide', () => {
    leftAt = deviceNow();
  });
  addEventListener('pageshow', ({ persisted }) => {
    const awayMs = deviceNow() - leftAt;
    if (persisted && (awayMs > FRESH_MS || awayMs < 0)) refresh();
  });
}
