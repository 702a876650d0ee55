const MAX_DELAY_MS = 3000;

/** Settles when the page is idle, but not before `quietMs` have passed. */
export const idle = (quietMs: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(() => {
      if (typeof requestIdleCallback === 'function')
        requestIdleCallback(() => resolve(), { timeout: MAX_DELAY_MS });
      else resolve(); // Safari has none
    }, quietMs);
  });
