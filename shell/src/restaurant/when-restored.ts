/** Milliseconds for which a page in the browser's back-forward cache is as good as a new one. */
export const FRESH_MS = 60_000;

/**
 * Calls `refresh` when the browser shows the page from its back-forward cache after more than
 * `FRESH_MS`: prices, hours and the offer may have changed meanwhile. A clock that was set back counts
 * as a long time.
 */
export function whenRestored(refresh: () => void): void {
  let leftAt = Date.now();
  addEventListener('pagehide', () => {
    leftAt = Date.now();
  });
  addEventListener('pageshow', ({ persisted }) => {
    const awayMs = Date.now() - leftAt;
    if (persisted && (awayMs > FRESH_MS || awayMs < 0)) refresh();
  });
}
