import { setTimeout as pause } from 'node:timers/promises';
import { CAP_MS, QUIET_MS } from '../settings';
import { openPage, type OpenedPage } from './open-page';
import { type LoggedRequest, type RequestLog, logRequests } from './request-log';
import { type Vitals, watchVitals } from './vitals';

/** One cold load, from navigation to quiet. */
export interface Load {
  readonly vitals: Vitals;
  readonly requests: readonly LoggedRequest[];
  /** Addresses that the page fetches for later, at lowest priority. */
  readonly prefetched: readonly string[];
  /** Package and build of every live copy of the packages that must be loaded once. */
  readonly copies: readonly (readonly [packageName: string, build: string])[];
  /** Warnings and errors of the console. */
  readonly complaints: readonly string[];
}

const TICK_MS = 250;

/** Waits until the network and the main thread have been idle for a while. */
async function quiet({ page }: OpenedPage, log: RequestLog): Promise<void> {
  const cap = Date.now() + CAP_MS;
  for (;;) {
    await pause(TICK_MS);
    if (Date.now() > cap) throw new Error(`the page was not quiet after ${CAP_MS / 1000} s`);
    if (log.open() > 0 || Date.now() - log.lastEventAt() < QUIET_MS) continue;
    const sinceTask = await page.evaluate(() => {
      const last = globalThis.__benchVitals?.tasks.at(-1);
      return last ? performance.now() - last[0] - last[1] : Number.MAX_SAFE_INTEGER;
    });
    if (sinceTask >= QUIET_MS) return;
  }
}

/**
 * Loads a URL in a new browser and returns its measurements. Rejects when the page never becomes
 * idle or fails.
 */
export async function coldLoad(url: string, keyHash: string): Promise<Load> {
  const opened = await openPage({ keyHash });
  const { page, cdp } = opened;
  try {
    const complaints: string[] = [];
    page.on('console', (message) => {
      if (message.type() === 'warning' || message.type() === 'error')
        complaints.push(message.text());
    });
    page.on('pageerror', (error) => complaints.push(String(error)));
    await page.addInitScript(watchVitals);
    const log = logRequests(cdp);
    const response = await page.goto(url, { waitUntil: 'load', timeout: CAP_MS });
    if (response?.status() !== 200) throw new Error(`${url} answered ${response?.status()}`);
    await quiet(opened, log);
    const seen = await page.evaluate(() => ({
      timeOrigin: performance.timeOrigin,
      vitals: globalThis.__benchVitals,
      copies: (globalThis as { __storefrontCopies?: [string, string][] }).__storefrontCopies ?? [],
      prefetched: [...document.querySelectorAll<HTMLLinkElement>('link[rel=prefetch]')].map(
        ({ href }) => href,
      ),
    }));
    const { timeOrigin, vitals, copies, prefetched } = seen;
    if (!vitals?.lcp) throw new Error(`${url} painted nothing`);
    return { vitals, copies, prefetched, requests: log.requests(timeOrigin), complaints };
  } finally {
    await opened.close();
  }
}
