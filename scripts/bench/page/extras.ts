import { note } from '../note';
import { CAP_MS, RESTAURANT_PATH } from '../settings';
import { computeFigures, type Figures } from './figures';
import { coldLoad, loadIn } from './load';
import { machineLoad } from './machine-load';
import { newPage, openPage } from './open-page';
import type { Served } from './server';
import { measureStart } from './start-work';
import { measureStory } from './story';
import { afterLcp, findMiddle } from './after-lcp';
import { watchVitals } from './vitals';

const AFTER_MS = 1000;
const PRODUCT = 'article a[href*="/extra?product="]';

/**
 * Scrolls to the first product with options, taps it, and returns the ms until its page is painted: by the
 * application, or by the browser when the link was followed before the start.
 */
async function tapProduct(url: string, keyHash: string): Promise<number> {
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

/** What is measured beside cold loads of the menu; times in ms, null for what does not exist. */
export interface Extras {
  /** Largest paint of the track page, and of the same without script. */
  readonly trackLcp: number;
  readonly trackStillLcp: number | null;
  /** Time beyond 50 ms of the track page's long tasks after its first paint. */
  readonly trackTbt: number;
  /** A visit that the service worker answers: largest paint, and bytes on the wire. */
  readonly warmLcp: number;
  readonly warmBytes: number;
  readonly warmCls: number;
  /** From the tap on a product, 1 s after the largest paint, to its painted page. */
  readonly tapMs: number;
  /** CPU time of the start, and its longest task. */
  readonly startCpu: number;
  readonly startLongest: number;
  /** 75th percentile of the interactions of the main story, and their layout shift. */
  readonly inp: number;
  readonly storyCls: number;
}

/**
 * A second visit of the same browser, whose service worker has stored the page. The worker's own
 * requests, which refresh what it stored, are not counted: they do not delay the page.
 */
async function measureWarm(url: string, keyHash: string) {
  const first = await openPage({ keyHash, slow: 'nothing', worker: true });
  try {
    await loadIn(first, url);
    await first.page.evaluate(() => navigator.serviceWorker.ready.then(() => undefined));
    const second = await newPage(first.page.context(), 'phone');
    await first.page.close();
    const { vitals, requests } = await loadIn(second, url);
    const bytes = requests
      .filter(({ fromCache }) => !fromCache)
      .reduce((sum, request) => sum + request.bytes, 0);
    return { warmLcp: vitals.lcp ?? 0, warmBytes: bytes, warmCls: vitals.cls };
  } finally {
    await first.close();
  }
}

/** One round. */
export async function measureExtras({
  ports,
  keyHash,
  trackPath,
  stills,
}: Served): Promise<Extras> {
  const menu = `https://localhost:${ports.rendered}${RESTAURANT_PATH}`;
  const trackOf = async (port: number): Promise<Figures> =>
    computeFigures(await coldLoad(`https://localhost:${port}${trackPath}`, keyHash));
  await machineLoad();
  const { lcp: trackLcp, tbtAfterFcp: trackTbt } = await trackOf(ports.rendered);
  const trackStillLcp = stills.includes(trackPath) ? (await trackOf(ports.still)).lcp : null;
  const warm = await measureWarm(menu, keyHash);
  const tapMs = await tapProduct(menu, keyHash);
  const start = await measureStart(menu, keyHash);
  const story = await measureStory(menu, keyHash);
  note(`  tap ${Math.round(tapMs)} ms, start ${Math.round(start.startCpu)} ms of CPU`);
  return { trackLcp, trackStillLcp, trackTbt, ...warm, tapMs, ...start, ...story };
}
