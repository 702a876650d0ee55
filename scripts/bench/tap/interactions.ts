import { setTimeout as pause } from 'node:timers/promises';
import type { CDPSession, Page } from '@playwright/test';
import { afterLcp, findMiddle } from '../page/after-lcp';
import { TRACE_CATEGORIES, mainThread, computeWork } from '../page/main-thread';
import { openPage } from '../page/open-page';
import { watchVitals } from '../page/vitals';
import { CAP_MS } from '../settings';
import { type Probe, startProbe } from './probe';

/** A finger that touches the screen for a moment, as real input of the browser. */
async function touch(cdp: CDPSession, { x, y }: { x: number; y: number }): Promise<void> {
  await Promise.all([
    cdp.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [{ x, y }] }),
    cdp.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] }),
  ]);
}

/** A tap on the first "+" of the menu. Milliseconds from the touch, unless stated otherwise. */
export interface PlusTap {
  /** Until the counter of the card shows 1. */
  readonly counter: number;
  /** Until the cart bar shows the number of items, and until it shows their price. */
  readonly bar: number;
  readonly total: number;
  /** From the request of the page until counter and bar have changed. */
  readonly sinceLink: number;
  /** From the request of the page until the "+" was painted. */
  readonly plusPainted: number;
}

/** Taps `afterMs` after the "+" was painted; 0: as soon as it is reported. */
async function tapWhenPainted(
  { page, cdp }: { page: Page; cdp: CDPSession },
  probe: Probe,
  { url, afterMs }: { url: string; afterMs: number },
): Promise<PlusTap> {
  await page.goto(url, { waitUntil: 'commit', timeout: CAP_MS });
  const plus = await probe.first('plus');
  if (afterMs > 0) await pause(Math.max(0, plus.at + afterMs - Date.now()));
  const from = Date.now();
  await touch(cdp, plus);
  const total = await probe.first('total');
  await Promise.all([probe.first('counter'), probe.first('bar')]);
  const [counter, bar] = [probe.last('counter') ?? total, probe.last('bar') ?? total];
  return {
    counter: counter.at - from,
    bar: bar.at - from,
    total: total.at - from,
    sinceLink: Math.max(counter.at, bar.at) - plus.origin,
    plusPainted: plus.at - plus.origin,
  };
}

/** Opens the menu as a first visit, and taps the first "+" that is on the screen. */
export async function tapPlus(url: string, keyHash: string, afterMs: number): Promise<PlusTap> {
  const opened = await openPage({ keyHash });
  try {
    const probe = await startProbe(opened.cdp);
    return await tapWhenPainted(opened, probe, { url, afterMs }).catch((error: unknown) => {
      throw new Error(`a tap ${afterMs} ms after the paint of ${url} had no effect`, {
        cause: error,
      });
    });
  } finally {
    await opened.close();
  }
}

/** What a cart page shows: ms from its request. */
export interface CartPaint {
  readonly heading: number;
  readonly lines: number;
}

/** Stored values of a cart, and the name of its line. */
export interface StoredCart {
  readonly entries: readonly (readonly [key: string, value: string])[];
  readonly name: string;
}

/** The cart that a tap on the first "+" of a menu has stored. */
export async function storeCart(url: string, keyHash: string): Promise<StoredCart> {
  const { page, cdp, close } = await openPage({ keyHash, slow: 'nothing' });
  try {
    const probe = await startProbe(cdp);
    await tapWhenPainted({ page, cdp }, probe, { url, afterMs: 1000 });
    const stored = await page.waitForFunction(
      () => {
        const entries = Object.entries({ ...localStorage }) as [string, string][];
        const carts = entries.filter(([key]) => key.startsWith('cart-'));
        const name = /"name":"([^"]+)"/.exec(carts[0]?.[1] ?? '')?.[1];
        return name === undefined ? null : { entries: carts, name };
      },
      null,
      { polling: 100, timeout: CAP_MS },
    );
    const cart = await stored.jsonValue();
    if (cart === null) throw new Error('the cart was not stored');
    return cart;
  } finally {
    await close();
  }
}

/** Opens the cart page with a stored cart, with an empty cache. */
export async function openCart(
  url: string,
  keyHash: string,
  { entries, name }: StoredCart,
): Promise<CartPaint> {
  const { page, cdp, close } = await openPage({ keyHash });
  try {
    const probe = await startProbe(cdp, name);
    await page.addInitScript((values) => {
      for (const [key, value] of values) localStorage.setItem(key, value);
    }, entries);
    await page.goto(url, { waitUntil: 'commit', timeout: CAP_MS });
    const [heading, lines] = [await probe.first('heading'), await probe.first('lines')];
    return { heading: heading.at - heading.origin, lines: lines.at - lines.origin };
  } finally {
    await close();
  }
}

/** CPU time of the page's main thread in ms, of which the probe's own; null without a probe. */
export interface ProbeCost {
  readonly cpu: number;
  readonly own: number | null;
}

const FOLLOWED_MS = 3000;

/**
 * Work of the main thread for the menu and a tap on "+", from the request until 3 s after the tap,
 * with or without the probe.
 */
export async function workOfTap(
  url: string,
  keyHash: string,
  isProbed: boolean,
): Promise<ProbeCost> {
  const { browser, page, cdp, close } = await openPage({ keyHash });
  try {
    const probe = isProbed ? await startProbe(cdp) : null;
    await page.addInitScript(watchVitals);
    await browser.startTracing(page, { categories: TRACE_CATEGORIES });
    await page.goto(url, { waitUntil: 'domcontentloaded', timeout: CAP_MS });
    await afterLcp(page, 1000);
    await touch(cdp, await findMiddle(page, 'article button'));
    await pause(FOLLOWED_MS);
    const { cpu } = computeWork(mainThread((await browser.stopTracing()).toString()));
    return { cpu, own: probe?.used() ?? null };
  } finally {
    await close();
  }
}

/**
 * Largest paint of a page that is not busy any more, in ms from its request, and whether its HTML
 * contained the rendered screen.
 */
export async function measurePaint(
  url: string,
  keyHash: string,
): Promise<{ lcp: number; isRendered: boolean }> {
  const { page, close } = await openPage({ keyHash });
  try {
    await page.addInitScript(watchVitals);
    const response = await page.goto(url, { waitUntil: 'load', timeout: CAP_MS });
    const html = (await response?.text()) ?? '';
    await page.waitForFunction(
      () => {
        const heading = document.querySelector('h1');
        const isBusy = document.querySelector('main [aria-busy="true"]') !== null;
        return document.readyState === 'complete' && heading?.checkVisibility() && !isBusy;
      },
      null,
      { polling: 100, timeout: CAP_MS },
    );
    await afterLcp(page, 1000);
    const lcp = await page.evaluate(() => globalThis.__benchVitals?.lcp ?? null);
    if (lcp === null) throw new Error(`${url} painted nothing`);
    return { lcp, isRendered: html.includes('data-rendered=') };
  } finally {
    await close();
  }
}
