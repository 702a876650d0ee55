const LATEST_MS = 3000;

/** Settles when the page has nothing better to do, three seconds later at most. */
export const idle = (): Promise<void> =>
  new Promise((resolve) => {
    if (typeof requestIdleCallback === 'function') requestIdleCallback(() => resolve(), { timeout: LATEST_MS });
    else setTimeout(resolve, 0); // Safari has none
  });
