import type { Page, Visitor } from '../../cli/browser';
import type { BrowserCheck } from '../check';
import type { Browsing } from './browsing';
import { type Walkable, followRoute, openDocument } from './one-document';
import { recordPage } from './record-page';

/** Repetitions of the routes; the first ones load chunks and fill caches. */
const WARM_REPEATS = 6;
/** Repetitions of each of the two halves that follow. */
const HALF_REPEATS = 7;
const REPEATS = WARM_REPEATS + 2 * HALF_REPEATS;

/**
 * What the page may hold more after half of the repetitions. It grows with every repetition when
 * both halves add more: what a slow machine loads late, it adds once.
 */
const LIMITS = { intervals: 2, observers: 3, listeners: 3, nodes: 700, heapKb: 2500 } as const;

/** In ms, until the page left last has ended what it started. */
const SETTLE_MS = 300;

/** The recorder's counts of `record-page.ts`, listeners by the type of their event. */
interface Live {
  readonly intervals: number;
  readonly observers: number;
  readonly listeners: Readonly<Record<string, number>>;
}

/** What is counted, in words, with its number and its limit. */
type Counts = ReadonlyMap<string, readonly [count: number, limit: number]>;

/** What one half added more of than its limit. */
function addedBetween(before: Counts, after: Counts): string[] {
  return [...after]
    .filter(([what, [count, limit]]) => count - (before.get(what)?.[0] ?? 0) > limit)
    .map(([what]) => what);
}

/** What the page holds while it shows a small page and has nothing to do. */
async function counts(page: Page, visitor: Visitor, pages: Walkable): Promise<Counts> {
  await followRoute(page, pages, pages.screens.rest);
  await page.evaluate(
    (ms) =>
      new Promise((resolve) => {
        setTimeout(() => requestIdleCallback(resolve), ms);
      }),
    SETTLE_MS,
  );
  const cdp = await visitor.newCDPSession(page);
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('Performance.enable');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const live = await page.evaluate(
    () => (globalThis as unknown as { __gatePage: { live(): Live } }).__gatePage.live(),
    null,
  );
  await cdp.detach();
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return new Map<string, readonly [number, number]>([
    ['running intervals', [live.intervals, LIMITS.intervals]],
    ['connected observers', [live.observers, LIMITS.observers]],
    ...Object.entries(live.listeners).map(
      ([type, count]) =>
        [`listeners of window and document for ${type}`, [count, LIMITS.listeners]] as const,
    ),
    ['DOM nodes', [of('Nodes'), LIMITS.nodes]],
    ['kB of heap', [of('JSHeapUsedSize') / 1024, LIMITS.heapKb]],
  ]);
}

async function repeatRoutes(page: Page, pages: Walkable, count: number): Promise<void> {
  for (let repeat = 0; repeat < count; repeat += 1)
    for (const route of pages.screens.repeated)
      await followRoute(page, pages, route).catch((error: unknown) => {
        throw new Error(`/${route} is not shown again`, { cause: error });
      });
}

/**
 * What grows while a customer goes through the pages, in words. The second half runs only when
 * something grew in the first one.
 */
async function measureGrowth(
  visitor: Visitor,
  browsing: Browsing,
  pages: Walkable,
): Promise<string[]> {
  await visitor.addInitScript({ content: recordPage(browsing.containers) });
  const page = await openDocument(visitor, browsing, pages);
  await repeatRoutes(page, pages, WARM_REPEATS);
  const first = await counts(page, visitor, pages);
  await repeatRoutes(page, pages, HALF_REPEATS);
  const second = await counts(page, visitor, pages);
  const added = addedBetween(first, second);
  if (added.length === 0) return [];
  await repeatRoutes(page, pages, HALF_REPEATS);
  const last = await counts(page, visitor, pages);
  const again = new Set(addedBetween(second, last));
  return added.filter((what) => again.has(what));
}

export const growth: BrowserCheck = {
  name: 'growth',
  isComparable: true,
  sentence: `The document grows no further while all pages are opened up to ${REPEATS} times.`,
  advice:
    'Return a function from the effect that ends what the effect starts: intervals, listeners, ' +
    'observers, subscriptions; do not collect elements or answers in a module.',
  run: async (browsing) => {
    const { screens, texts } = browsing;
    if (screens === null) return [];
    const visitor = await browsing.visitor();
    try {
      const growing = await measureGrowth(visitor, browsing, { screens, texts });
      return growing.map((what) => `pages: ${what} grow with every repetition`);
    } catch (error) {
      const { message } = error as Error;
      return [`pages: a customer cannot go through them: ${message.split('\n', 1)[0]}`];
    } finally {
      await visitor.close();
    }
  },
};
