declare global {
  /**
   * Timer of the request for a chunk, with the element that requests it: each build uses it where the
   * page has it. Builds of earlier releases wait for a fixed time.
   */
  var __storefrontStalled:
    ((late: () => void, ms: number, element: Element) => unknown) | undefined;
}

/** Other files arrive, this one does not: the longest wait in ms. */
const MAX_WAIT_MS = 20_000;
/** A timer that is later than this in ms has waited for the page's own work. */
const BLOCKED_MS = 250;
/** What arrived during that work is read within this time in ms. */
const READ_MS = 1000;

/** When the latest file arrived, on the clock of `performance.now()`. */
let arrivedAt = -Infinity;
let isWatching = false;

type Arrival = PerformanceResourceTiming & { readonly responseStatus?: number };

const isFile = ({ initiatorType, responseStatus = 200 }: Arrival): boolean =>
  /^(?:script|link|css)$/.test(initiatorType) && responseStatus === 200;

function watchArrivals(): void {
  if (isWatching || typeof PerformanceObserver !== 'function') return;
  isWatching = true;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Arrival[])
      if (isFile(entry)) arrivedAt = Math.max(arrivedAt, entry.responseEnd);
  }).observe({ type: 'resource' });
}

/**
 * Calls `late` when no script and no style of the page has arrived for `ms`: on a slow connection
 * many files share it, and none may take 4 seconds alone. At the latest after 20 s. Time in which the
 * page itself was busy does not count. Returns what ends it.
 */
export function whenStalled(ms: number, late: () => void): () => void {
  watchArrivals();
  const until = performance.now() + Math.max(ms, MAX_WAIT_MS);
  let due = performance.now() + ms;
  const look = (): void => {
    const now = performance.now();
    const read = now - due > BLOCKED_MS ? now + READ_MS : 0;
    const next = Math.min(Math.max(arrivedAt + ms, read), until);
    if (next <= now) return late();
    due = next;
    timer = setTimeout(look, due - now);
  };
  let timer = setTimeout(look, Math.max(0, ms));
  return () => clearTimeout(timer);
}

/** Provides the timer of chunks. */
export function provideStalled(): void {
  globalThis.__storefrontStalled ??= (late, ms, element) => {
    const end = whenStalled(ms, () => {
      if (element.isConnected) late();
    });
    element.addEventListener('load', end);
    element.addEventListener('error', end);
    return undefined;
  };
}
