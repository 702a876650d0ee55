import { expect, type Page } from '@playwright/test';

/**
 * Holds the page's requests for a URL until the result is called. It waits for the first of them, and
 * fails without one: a URL that matches nothing would hold nothing.
 */
export async function holdRoute(page: Page, url: string | RegExp): Promise<() => Promise<void>> {
  let requests = 0;
  let release = (): void => undefined;
  const released = new Promise<void>((resolve) => (release = resolve));
  await page.route(url, async (route) => {
    requests += 1;
    await released;
    await route.continue();
  });
  return async () => {
    await expect.poll(() => requests, `requests for ${String(url)}`).toBeGreaterThan(0);
    release();
  };
}
