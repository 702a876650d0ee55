import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { CAP_MS, RESTAURANT_PATH } from '../settings';
import { afterLcp } from './after-lcp';
import { openPage } from './open-page';
import { watchVitals } from './vitals';

/** Storage key of the durations: a link that is followed before the start replaces the document. */
const INTERACTIONS = 'bench.interactions';

/**
 * Runs in the page before all other scripts: stores the longest event of each interaction in ms, by
 * document and interaction.
 */
function watchInteractions(key: string): void {
  new PerformanceObserver((list) => {
    const stored = JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, number>;
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId: number })[]) {
      if (!entry.interactionId) continue;
      const id = `${performance.timeOrigin}/${entry.interactionId}`;
      stored[id] = Math.max(stored[id] ?? 0, entry.duration);
    }
    sessionStorage.setItem(key, JSON.stringify(stored));
  }).observe({ type: 'event', buffered: true, durationThreshold: 16 } as PerformanceObserverInit);
}

/** The 75th percentile. Throws for an empty list. */
function p75(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const found = sorted[Math.ceil(sorted.length * 0.75) - 1];
  if (found === undefined) throw new Error('no values to take the percentile of');
  return found;
}

/** Time in ms in which a customer looks at the result of an interaction. */
const LOOK_MS = 800;
const WORD = 'brus';

async function tap(page: Page, selector: string): Promise<void> {
  await page.locator(selector).filter({ visible: true }).first().tap({ timeout: CAP_MS });
  await pause(LOOK_MS);
}

/** From the menu to the delivery: a category, the search, a product with options, the cart. */
async function order(page: Page): Promise<void> {
  // The first category: its dishes are added without options, and no tap has to scroll to another one.
  await tap(page, 'nav a[href*="#"]');
  await tap(page, 'article button');
  await tap(page, '[type="search"]');
  await page.keyboard.type(WORD, { delay: 150 });
  await pause(LOOK_MS);
  for (const _ of WORD) await page.keyboard.press('Backspace');
  await pause(LOOK_MS);
  // A long menu has only the cards near the chosen category. `data-on`: hidden links to the cart.
  await tap(page, 'article a[href]:not([data-on])');
  await page.waitForURL(({ pathname }) => pathname !== RESTAURANT_PATH, { timeout: CAP_MS });
  await page.locator('h1').first().waitFor({ timeout: CAP_MS });
  await page.goBack({ timeout: CAP_MS });
  await tap(page, 'a[href$="/shopping-cart"]:not([data-on])');
  await page.waitForURL('**/shopping-cart', { timeout: CAP_MS });
  await pause(LOOK_MS);
}

/** Picture of the page at which the story failed. Relative to the project. */
const FAILURE = 'test-results/bench-story.png';

async function withPicture(page: Page, error: unknown): Promise<never> {
  await page.screenshot({ path: FAILURE });
  throw new Error(`the story stopped at ${page.url()} (${FAILURE})`, { cause: error });
}

/**
 * The 75th percentile of the durations of the interactions of the main story, from 1 s after the
 * largest paint on: the first one includes the start.
 */
export async function measureStory(url: string, keyHash: string) {
  const { page, close } = await openPage({ keyHash });
  try {
    await page.addInitScript(watchVitals);
    await page.addInitScript(watchInteractions, INTERACTIONS);
    await page.goto(url, { waitUntil: 'domcontentloaded', timeout: CAP_MS });
    await afterLcp(page, 1000);
    await order(page).catch((error: unknown) => withPicture(page, error));
    const { stored, cls } = await page.evaluate(
      (key) => ({
        stored: JSON.parse(sessionStorage.getItem(key) ?? '{}') as Record<string, number>,
        cls: globalThis.__benchVitals?.cls ?? 0,
      }),
      INTERACTIONS,
    );
    return { inp: p75(Object.values(stored)), storyCls: cls };
  } finally {
    await close();
  }
}
