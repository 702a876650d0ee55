import type { Page } from '@playwright/test';
import { CAP_MS } from '../settings';

/** Waits until a time after the page's latest largest paint, in ms. */
export async function afterLcp(page: Page, ms: number): Promise<void> {
  await page.waitForFunction(
    (wait) => {
      const lcp = globalThis.__benchVitals?.lcp ?? null;
      return lcp !== null && performance.now() - lcp >= wait;
    },
    ms,
    { polling: 50, timeout: CAP_MS },
  );
}

/** Middle of an element on the screen. Throws when it is not on it. */
export async function findMiddle(page: Page, selector: string): Promise<{ x: number; y: number }> {
  const found = await page.evaluate((query) => {
    for (const element of document.querySelectorAll(query)) {
      const { left, top, width, height } = element.getBoundingClientRect();
      const [x, y] = [left + width / 2, top + height / 2];
      const isShown = width > 0 && x > 0 && y > 0 && x < innerWidth && y < innerHeight;
      if (isShown && element.contains(document.elementFromPoint(x, y))) return { x, y };
    }
    return null;
  }, selector);
  if (found === null) throw new Error(`nothing on the screen is ${selector}`);
  return found;
}
