import { CAP_MS } from '../settings';
import { afterLcp, findMiddle } from './after-lcp';
import { TRACE_CATEGORIES, mainThread, computeWork } from './main-thread';
import { openPage } from './open-page';
import { watchVitals } from './vitals';

const AFTER_MS = 1000;

export interface StartWork {
  readonly startCpu: number;
  readonly startLongest: number;
}

/**
 * Runs in the page before all other scripts: marks the first press, the first request of a script,
 * and the moment when the application has continued the screen.
 */
function markStart(): void {
  addEventListener('pointerdown', () => performance.mark('bench-pressed'), {
    capture: true,
    once: true,
  });
  let wasRendered = false;
  new MutationObserver((changes, observer) => {
    for (const { addedNodes } of changes)
      for (const node of addedNodes)
        if (node instanceof HTMLScriptElement && node.src !== '')
          performance.mark('bench-requested');
    const isRendered = document.getElementById('root')?.hasAttribute('data-rendered') ?? false;
    if (wasRendered && !isRendered) {
      performance.mark('bench-started');
      observer.disconnect();
    }
    wasRendered ||= isRendered;
  }).observe(document, { childList: true, subtree: true, attributes: true });
}

/**
 * Work of the main thread from the first press, 1 s after the largest paint, until the application
 * has continued the screen. Of a page that started before: from the request of its scripts.
 */
export async function measureStart(url: string, keyHash: string): Promise<StartWork> {
  const { browser, page, close } = await openPage({ keyHash });
  try {
    await page.addInitScript(watchVitals);
    await page.addInitScript(markStart);
    await browser.startTracing(page, { categories: TRACE_CATEGORIES });
    await page.goto(url, { waitUntil: 'domcontentloaded', timeout: CAP_MS });
    await afterLcp(page, AFTER_MS);
    const { x, y } = await findMiddle(page, '[type="search"]');
    await page.touchscreen.tap(x, y);
    await page.waitForFunction(
      () => performance.getEntriesByName('bench-started').length > 0,
      null,
      { polling: 100, timeout: CAP_MS },
    );
    const thread = mainThread((await browser.stopTracing()).toString());
    const mark = (name: string): number => thread.marks.get(name) ?? Number.POSITIVE_INFINITY;
    const started = mark('bench-started');
    const from = mark('bench-pressed') < started ? mark('bench-pressed') : mark('bench-requested');
    const { cpu, longest } = computeWork(thread, from, started);
    return { startCpu: cpu, startLongest: longest };
  } finally {
    await close();
  }
}
