import type { Page } from '@playwright/test';

/** Goal for a page whose remote is broken, in milliseconds from the navigation: the failure panel or the last good build. */
export const FALLBACK_MS = 4500;
/** What a small machine that runs the browser, the server and the tests at once may add. */
export const MACHINE_MS = 3000;

/** Notes in each page, before anything else runs, when it first showed a page that waits for nothing. */
export async function noteSettling(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const isSettled = () => document.querySelector('#root main') !== null && document.querySelector('[aria-busy="true"]') === null;
    new MutationObserver((_, observer) => {
      if (!isSettled()) return;
      performance.mark('settled');
      observer.disconnect();
    }).observe(document, { childList: true, subtree: true, attributes: true, attributeFilter: ['aria-busy'] });
  });
}

/** Milliseconds from the navigation to the first page that waited for nothing; waits for it. */
export async function settledAfter(page: Page): Promise<number> {
  const mark = await page.waitForFunction(() => performance.getEntriesByName('settled')[0]?.startTime ?? null);
  return (await mark.jsonValue()) ?? Number.POSITIVE_INFINITY;
}
