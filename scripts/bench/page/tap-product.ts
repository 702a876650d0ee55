import { CAP_MS } from '../settings';
import { afterLcp, findMiddle } from './after-lcp';
import { openPage } from './open-page';
import { watchVitals } from './vitals';

const AFTER_MS = 1000;
const PRODUCT = 'article a[href*="/extra?product="]';

/**
 * Scrolls to the first product with options, taps it, and returns the ms until its page is painted: by the
 * application, or by the browser when the link was followed before the start.
 */
export async function tapProduct(url: string, keyHash: string): Promise<number> {
  const { page, close } = await openPage({ keyHash });
  try {
    await page.addInitScript(watchVitals);
    await page.goto(url, { waitUntil: 'domcontentloaded', timeout: CAP_MS });
    await page.evaluate((selector) => {
      document.querySelector(selector)?.scrollIntoView({ block: 'center', behavior: 'instant' });
    }, PRODUCT);
    await afterLcp(page, AFTER_MS);
    const { x, y } = await findMiddle(page, PRODUCT);
    const from = Date.now();
    await page.touchscreen.tap(x, y);
    const painted = await page.waitForFunction(
      () => {
        const heading = document.querySelector('h1');
        const isOpen = location.pathname.endsWith('/extra') && heading?.checkVisibility();
        if (!isOpen || document.querySelector('main [aria-busy="true"]') !== null) return null;
        return new Promise<number>((resolve) => {
          requestAnimationFrame(() =>
            setTimeout(() => resolve(performance.timeOrigin + performance.now())),
          );
        });
      },
      null,
      { polling: 'raf', timeout: CAP_MS },
    );
    return ((await painted.jsonValue()) ?? 0) - from;
  } finally {
    await close();
  }
}
