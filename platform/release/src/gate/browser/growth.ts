import type { Page, Visitor } from '../../cli/browser';
import type { BrowserCheck } from '../check';
import type { Browsing } from './browsing';
import { RESTAURANT } from './customer';
import { CART_KEY, olderCarts } from './older-carts';
import { RECORD_PAGE } from './record-page';
import { headingOf, screens } from './screens';

/** Pages of every remote that a visitor without an order or a login can open. */
const ROUTES = ['hours', 'extra', 'shopping-cart', 'delivery', 'login', ''];

/** A page that the browser renders: the application of a rendered one may still wait for its start. */
const FIRST = 'login';

/** Repetitions of the routes; the first ones load chunks and fill caches. */
const WARM_REPEATS = 6;
const REPEATS = 20;

/** What the page may hold more after the last repetition than after the first ones. */
const LIMITS = { intervals: 3, observers: 5, listeners: 5, nodes: 1000, heapKb: 5000 } as const;

const KINDS = ['intervals', 'observers', 'listeners', 'nodes', 'heapKb'] as const;

type Counts = Readonly<Record<(typeof KINDS)[number], number>>;

const WORDS: Readonly<Record<keyof Counts, string>> = {
  intervals: 'running intervals',
  observers: 'connected observers',
  listeners: 'listeners of window and document',
  nodes: 'DOM nodes',
  heapKb: 'kB of heap',
};

const CART_TEXT = JSON.stringify(olderCarts[0]?.text ?? '');
const STORED_CART = `localStorage.setItem(${JSON.stringify(CART_KEY)}, ${CART_TEXT});`;

async function counts(page: Page, visitor: Visitor): Promise<Counts> {
  const cdp = await visitor.newCDPSession(page);
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('HeapProfiler.collectGarbage');
  await cdp.send('Performance.enable');
  const { metrics } = await cdp.send('Performance.getMetrics');
  const live = await page.evaluate(
    () =>
      (
        globalThis as unknown as {
          __gatePage: { live(): Record<'intervals' | 'observers' | 'listeners', number> };
        }
      ).__gatePage.live(),
    null,
  );
  await cdp.detach();
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    ...live,
    nodes: of('Nodes'),
    heapKb: Math.round(of('JSHeapUsedSize') / 1024),
  };
}

function isShown(page: Page, { texts }: Browsing, route: string): Promise<void> {
  const screen = screens[route];
  const heading = screen && headingOf(screen, texts);
  return page.locator('h1').filter({ hasText: heading }).first().waitFor();
}

/** Opens a route within the document, as a link does. */
async function follow(page: Page, browsing: Browsing, route: string): Promise<void> {
  await page.evaluate(
    (address) => {
      history.pushState(null, '', address);
      window.dispatchEvent(new PopStateEvent('popstate'));
    },
    `/${RESTAURANT}/${route}${screens[route]?.query ?? ''}`,
  );
  await isShown(page, browsing, route);
}

async function repeatRoutes(page: Page, browsing: Browsing, count: number): Promise<void> {
  for (let repeat = 0; repeat < count; repeat += 1)
    for (const route of ROUTES)
      await follow(page, browsing, route).catch((error: unknown) => {
        throw new Error(`/${route} is not shown again`, { cause: error });
      });
}

/** What grows while a customer goes through the pages, in words. */
async function growthOf(visitor: Visitor, browsing: Browsing): Promise<string[]> {
  await visitor.addInitScript({ content: STORED_CART });
  await visitor.addInitScript({ content: RECORD_PAGE });
  const page = await visitor.newPage();
  await page.goto(`${browsing.candidate}/${RESTAURANT}/${FIRST}`);
  await isShown(page, browsing, FIRST);
  await repeatRoutes(page, browsing, WARM_REPEATS);
  const before = await counts(page, visitor);
  await repeatRoutes(page, browsing, REPEATS - WARM_REPEATS);
  const after = await counts(page, visitor);
  return KINDS.filter((kind) => after[kind] - before[kind] > LIMITS[kind]).map(
    (kind) => WORDS[kind],
  );
}

export const growth: BrowserCheck = {
  name: 'growth',
  isComparable: true,
  sentence: `After ${REPEATS} repetitions of all pages the document holds no more than before.`,
  advice:
    'Return a function from the effect that ends what the effect starts: intervals, listeners, ' +
    'observers, subscriptions; do not collect elements or answers in a module.',
  run: async (browsing) => {
    const visitor = await browsing.visitor();
    try {
      const growing = await growthOf(visitor, browsing);
      return growing.map((what) => `pages: ${what} grow with every repetition`);
    } catch (error) {
      const { message } = error as Error;
      return [`pages: a customer cannot go through them: ${message.split('\n', 1)[0]}`];
    } finally {
      await visitor.close();
    }
  },
};
