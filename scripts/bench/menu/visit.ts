import type { CDPSession, Page } from '@playwright/test';
import { setTimeout as pause } from 'node:timers/promises';
import { openPage } from '../page/open-page';
import { QUERIES } from './menus';

const VSYNC_MS = 1000 / 60;
/**
 * A longer frame has missed at least one refresh of the screen: differences below one refresh are
 * noise.
 */
const LATE_MS = VSYNC_MS * 1.5;

/**
 * `late`: share of frames after their deadline; `dropped`: share of the screen's refreshes without
 * a new frame, both 0…1.
 */
interface Frames {
  readonly count: number;
  readonly late: number;
  readonly dropped: number;
  readonly worstMs: number;
}

/*
 * Texts instead of functions: helpers that a compiler adds to a function do not exist in the page.
 */
const RECORD = `(() => {
  const deltas = []; let last = performance.now(); let on = true;
  const tick = (now) => { deltas.push(now - last); last = now; if (on) requestAnimationFrame(tick); };
  requestAnimationFrame((now) => { last = now; requestAnimationFrame(tick); });
  window.__stopFrames = () => { on = false; return deltas; };
})()`;

/** Frames of the page while something happens to it. */
async function recordFrames(page: Page, act: () => Promise<void>): Promise<number[]> {
  await page.evaluate(RECORD);
  await act();
  return page.evaluate<number[]>('window.__stopFrames()');
}

function summary(deltas: readonly number[]): Frames {
  const missed = deltas.reduce(
    (sum, delta) => sum + Math.max(0, Math.round(delta / VSYNC_MS) - 1),
    0,
  );
  const late = deltas.filter((delta) => delta > LATE_MS).length;
  const count = Math.max(1, deltas.length);
  return {
    count: deltas.length,
    late: late / count,
    dropped: missed / (count + missed),
    worstMs: Math.max(0, ...deltas),
  };
}

/** A finger that swipes over the page: real input, scrolled by the browser as on a phone. */
async function swipe(cdp: CDPSession, pixels: number, speed: number): Promise<void> {
  await cdp.send('Input.synthesizeScrollGesture', {
    x: 195,
    y: 500,
    yDistance: -pixels,
    speed,
    gestureSourceType: 'touch',
    preventFling: true,
  });
}

/**
 * One visit to a menu. Times in milliseconds on a slowed processor; `searchMs` one per query,
 * `nodes` of the document.
 */
export interface Visit {
  /** Largest contentful paint before the first tap. */
  readonly lcpMs: number;
  /** From the request to the first card on the screen. */
  readonly firstCardMs: number;
  /** From the first tap, as soon as a card can be tapped, to the picture that answers it. */
  readonly tapMs: number;
  readonly scroll: Frames;
  /** The longest task while scrolling; 0 when none took 50 ms. */
  readonly scrollTaskMs: number;
  /** Memory of the language's objects after the scrolling and a garbage collection, in MB. */
  readonly heapMb: number;
  readonly nodesAtRest: number;
  readonly nodesAfter: number;
  readonly searchMs: readonly number[];
  /** The longest time the page could not answer while the search was made ready. */
  readonly indexBlockMs: number;
}

const SWIPES = 8;
const SWIPE_PX = 3000;
const SPEED = 3500;
/** Timeout in ms of a search. */
const TIMEOUT_MS = 20_000;

const WATCH = `
  window.__taps = []; window.__tasks = []; window.__lcp = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.__lcp = entry.startTime;
  }).observe({ type: 'largest-contentful-paint', buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries())
      if (entry.interactionId) window.__taps.push(entry.duration);
  }).observe({ type: 'event', durationThreshold: 16, buffered: true });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.__tasks.push([entry.startTime, entry.duration]);
  }).observe({ type: 'longtask', buffered: true });
`;
/** Browsers do not report shorter event durations than this, in ms. */
const BRIEFEST_TAP_MS = 16;

const countNodes = (page: Page): Promise<number> =>
  page.evaluate<number>('document.querySelectorAll("*").length');

async function firstTap(page: Page): Promise<Pick<Visit, 'lcpMs' | 'firstCardMs' | 'tapMs'>> {
  const add = page.locator('article button').first();
  await add.waitFor();
  const firstCardMs = await page.evaluate<number>('performance.now()');
  await add.scrollIntoViewIfNeeded();
  const box = await add.boundingBox();
  if (box === null) throw new Error('the first card has no place on the screen');
  await page.touchscreen.tap(box.x + box.width / 2, box.y + box.height / 2);
  await page.locator('aside a[href$="/shopping-cart"]').waitFor();
  const tapMs = await page.evaluate<number>(`Math.max(${BRIEFEST_TAP_MS}, ...window.__taps)`);
  const lcpMs = await page.evaluate<number>('window.__lcp');
  return { lcpMs, firstCardMs, tapMs };
}

/** The longest task since `start`, in ms of the page's clock; 0 when none took 50 ms. */
const longestTaskSince = (page: Page, start: number): Promise<number> =>
  page.evaluate<number>(
    `Math.max(0, ...window.__tasks.filter(([at]) => at > ${start}).map(([, ms]) => ms))`,
  );

async function heapMb(cdp: CDPSession): Promise<number> {
  await cdp.send('HeapProfiler.collectGarbage');
  const { usedSize } = await cdp.send('Runtime.getHeapUsage');
  return usedSize / 1e6;
}

/**
 * Swipes down the menu, then up from its last category; at the ends back and forth, so that both
 * directions have the same number of swipes.
 */
async function scrollThrough(page: Page, cdp: CDPSession): Promise<number[]> {
  const deltas: number[] = [];
  let direction = 1;
  for (let count = 0; count < SWIPES; count += 1) {
    if (count === SWIPES / 2) {
      await page.locator('nav a[href^="#section-"]').last().click();
      await pause(1000);
      direction = -1;
    }
    const before = await page.evaluate<number>('scrollY');
    deltas.push(...(await recordFrames(page, () => swipe(cdp, direction * SWIPE_PX, SPEED))));
    if (Math.abs((await page.evaluate<number>('scrollY')) - before) < SWIPE_PX / 2) direction *= -1;
  }
  return deltas;
}

async function search(page: Page): Promise<{ searchMs: number[]; indexBlockMs: number }> {
  await page.evaluate('window.scrollTo(0, 0)');
  const start = await page.evaluate<number>('performance.now()');
  const box = page.getByRole('searchbox');
  await box.focus();
  const searchMs: number[] = [];
  let indexBlockMs = 0;
  for (const query of QUERIES) {
    await box.fill('');
    await box.pressSequentially(query, { delay: 30 });
    await page.waitForFunction(
      (known) => performance.getEntriesByName('menu-search').length > known,
      searchMs.length,
      { timeout: TIMEOUT_MS },
    );
    searchMs.push(
      await page.evaluate<number>(
        `performance.getEntriesByName('menu-search')[${searchMs.length}].duration`,
      ),
    );
    if (searchMs.length === 1) indexBlockMs = await longestTaskSince(page, start);
  }
  return { searchMs, indexBlockMs };
}

/** A visit by a phone with a slow processor, on a network that does not matter. */
export async function visitMenu(url: string): Promise<Visit> {
  const { page, cdp, close } = await openPage({ keyHash: '', slow: 'processor' });
  try {
    await page.addInitScript(WATCH);
    await page.goto(url, { waitUntil: 'commit' });
    const first = await firstTap(page);
    await page.waitForLoadState('networkidle');
    await pause(2000);
    const nodesAtRest = await countNodes(page);
    const start = await page.evaluate<number>('performance.now()');
    const scroll = summary(await scrollThrough(page, cdp));
    const scrollTaskMs = await longestTaskSince(page, start);
    return {
      ...first,
      scroll,
      scrollTaskMs,
      heapMb: await heapMb(cdp),
      nodesAtRest,
      nodesAfter: await countNodes(page),
      ...(await search(page)),
    };
  } finally {
    await close();
  }
}
