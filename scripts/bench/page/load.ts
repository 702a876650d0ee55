import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { CAP_MS, QUIET_MS } from '../settings';
import { openPage, type OpenedPage } from './open-page';
import { TRACE_CATEGORIES, mainThread, computeWork } from './main-thread';
import { type LoggedRequest, type RequestLog, logRequests } from './request-log';
import { type Vitals, watchVitals } from './vitals';

/** One cold load, from navigation to quiet. */
export interface Load {
  readonly vitals: Vitals;
  readonly requests: readonly LoggedRequest[];
  /** Addresses that the page fetches for later, at lowest priority. */
  readonly prefetched: readonly string[];
  /** Product cards in the viewport. */
  readonly cards: number;
  /** Tasks of the main thread until quiet, in ms of wall time and of CPU time. */
  readonly work: { readonly wall: number; readonly cpu: number };
  /** Warnings and errors of the console. */
  readonly complaints: readonly string[];
}

const TICK_MS = 250;

/**
 * Waits until the network and the main thread have been idle for a while. Returns false for a page
 * that never is: on a busy machine, each move of a slider is a long task.
 */
async function quiet(page: Page, log: RequestLog): Promise<boolean> {
  const cap = Date.now() + CAP_MS;
  for (;;) {
    await pause(TICK_MS);
    if (Date.now() > cap) return false;
    if (log.open() > 0 || Date.now() - log.lastEventAt() < QUIET_MS) continue;
    const sinceTask = await page.evaluate(() => {
      const last = globalThis.__benchVitals?.tasks.at(-1);
      return last ? performance.now() - last[0] - last[1] : Number.MAX_SAFE_INTEGER;
    });
    if (sinceTask >= QUIET_MS) return true;
  }
}

/** Loads a URL in a page until it is quiet. Rejects when the page fails. */
export async function loadIn(
  { page, cdp }: Pick<OpenedPage, 'page' | 'cdp'>,
  url: string,
): Promise<Omit<Load, 'work'>> {
  const complaints: string[] = [];
  page.on('console', (message) => {
    if (message.type() === 'warning' || message.type() === 'error') complaints.push(message.text());
  });
  page.on('pageerror', (error) => complaints.push(String(error)));
  await page.addInitScript(watchVitals);
  const log = logRequests(cdp);
  const response = await page.goto(url, { waitUntil: 'load', timeout: CAP_MS });
  if (response?.status() !== 200) throw new Error(`${url} answered ${response?.status()}`);
  if (!(await quiet(page, log))) complaints.push(`not quiet after ${CAP_MS / 1000} s`);
  const seen = await page.evaluate(() => ({
    timeOrigin: performance.timeOrigin,
    vitals: globalThis.__benchVitals,
    prefetched: [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(
      ({ href }) => href,
    ),
    cards: [...document.querySelectorAll('article')].filter(
      (card) => card.getBoundingClientRect().top < innerHeight && card.checkVisibility(),
    ).length,
  }));
  const { timeOrigin, vitals, prefetched, cards } = seen;
  if (!vitals?.lcp) throw new Error(`${url} painted nothing`);
  return { vitals, prefetched, cards, requests: log.requests(timeOrigin), complaints };
}

/** Loads a URL in a new browser and returns its measurements. */
export async function coldLoad(url: string, keyHash: string): Promise<Load> {
  const opened = await openPage({ keyHash });
  try {
    await opened.browser.startTracing(opened.page, { categories: TRACE_CATEGORIES });
    const load = await loadIn(opened, url);
    const { wall, cpu } = computeWork(mainThread((await opened.browser.stopTracing()).toString()));
    return { ...load, work: { wall, cpu } };
  } finally {
    await opened.close();
  }
}
