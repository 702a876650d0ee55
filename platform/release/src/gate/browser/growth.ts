import type { Page, Visitor } from '../../cli/browser';
import type { BrowserCheck } from '../check';
import type { Browsing } from './browsing';
import { RESTAURANT } from './customer';
import { CART_KEY, olderCarts } from './older-carts';
import { RECORD_PAGE } from './record-page';
import { headingOf, screens } from './screens';

/** Pages of every remote that a visitor without a login can open. */
const ROUTES = ['hours', 'extra', 'pizza', 'shopping-cart', 'delivery', 'login', 'orders', ''];

/** Rounds through the routes; the first ones load chunks and fill caches. */
const WARM_ROUNDS = 6;
const ROUNDS = 20;

/** What the page may keep more after the last rounds than before them. */
const LIMITS = { intervals: 3, observers: 10, listeners: 60, nodes: 600, heapKb: 3000 } as const;

type Counts = Readonly<Record<keyof typeof LIMITS, number>>;

const WORDS: Readonly<Record<keyof typeof LIMITS, string>> = {
  intervals: 'running intervals',
  observers: 'connected observers',
  listeners: 'event listeners',
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
          __gatePage: { live(): { intervals: number; observers: number } };
        }
      ).__gatePage.live(),
    null,
  );
  await cdp.detach();
  const of = (name: string): number => metrics.find((metric) => metric.name === name)?.value ?? 0;
  return {
    ...live,
    listeners: of('JSEventListeners'),
    nodes: of('Nodes'),
    heapKb: Math.round(of('JSHeapUsedSize') / 1024),
  };
}

/** Opens a route within the document, as a link does. */
async function follow(page: Page, { texts }: Browsing, route: string): Promise<void> {
  const screen = screens[route];
  await page.evaluate(
    (address) => {
      history.pushState(null, '', address);
      window.dispatchEvent(new PopStateEvent('popstate'));
    },
    `/${RESTAURANT}/${route}${screen?.query ?? ''}`,
  );
  await page
    .locator('h1')
    .filter({ hasText: screen && headingOf(screen, texts) })
    .first()
    .waitFor();
}

async function rounds(page: Page, browsing: Browsing, count: number): Promise<void> {
  for (let round = 0; round < count; round += 1)
    for (const route of ROUTES) await follow(page, browsing, route);
}

export const growth: BrowserCheck = {
  name: 'growth',
  isComparable: true,
  sentence: `After ${ROUNDS} rounds through the pages the document holds no more than before.`,
  advice:
    'Return a function from the effect that ends what the effect starts: intervals, listeners, ' +
    'observers, subscriptions; do not collect elements or answers in a module.',
  run: async (browsing) => {
    const visitor = await browsing.visitor();
    try {
      await visitor.addInitScript({ content: STORED_CART });
      await visitor.addInitScript({ content: RECORD_PAGE });
      const page = await visitor.newPage();
      await page.goto(`${browsing.candidate}/${RESTAURANT}/hours`);
      await rounds(page, browsing, WARM_ROUNDS);
      const before = await counts(page, visitor);
      await rounds(page, browsing, ROUNDS - WARM_ROUNDS);
      const after = await counts(page, visitor);
      return Object.entries(LIMITS).flatMap(([name, limit]) => {
        const kind = name as keyof Counts;
        const grown = after[kind] - before[kind];
        return grown > limit ? [`${WORDS[kind]} grow with every round through the pages`] : [];
      });
    } finally {
      await visitor.close();
    }
  },
};
