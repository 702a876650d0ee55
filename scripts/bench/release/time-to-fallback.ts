import type { Browser, BrowserContextOptions, Page } from '@playwright/test';

declare global {
  interface Window {
    /**
     * When the page first showed a fallback for the broken remote, in milliseconds since
     * navigation.
     */
    __shownAt?: { readonly ms: number; readonly as: Shown };
  }
}

/** The fallback of a broken build: the last good one, or the panel with the reason and Retry. */
type Shown = 'last good build' | 'panel';

export interface Fallback {
  /** Milliseconds from navigation to the fallback; null when none was shown in time. */
  readonly ms: number | null;
  readonly as: Shown | null;
  readonly isCartPreserved: boolean;
}

const TIMEOUT_MS = 12_000;

/**
 * Runs in the page, before any of its scripts. No function in here has a name: the compiler would
 * wrap it in a helper that the page does not have.
 */
function watch(remote: string): void {
  new MutationObserver(() => {
    if (window.__shownAt) return;
    const heading = document.querySelector('#root h1');
    const isBusy = document.querySelector('#root [aria-busy="true"]') !== null;
    if (document.querySelector(`[data-boundary="${remote}"] [role="alert"]`))
      window.__shownAt = { ms: performance.now(), as: 'panel' };
    else if (heading?.textContent && !isBusy)
      window.__shownAt = { ms: performance.now(), as: 'last good build' };
  }).observe(document, {
    childList: true,
    subtree: true,
    attributes: true,
    attributeFilter: ['aria-busy'],
  });
}

const cartOf = (page: Page): Promise<string> =>
  page.evaluate(() =>
    Object.keys(localStorage)
      .filter((key) => /cart/i.test(key))
      .sort()
      .map((key) => localStorage.getItem(key))
      .join('\n'),
  );

export interface Visit {
  readonly address: string;
  readonly remote: string;
  readonly state: NonNullable<BrowserContextOptions['storageState']>;
  /** Activates the fault. */
  readonly breakFiles: (page: Page) => Promise<void>;
  /** Lines of the cart as they are stored. */
  readonly cart: string;
}

/** Opens a page in a new session with a broken remote, and waits for the fallback. */
export async function timeToFallback(
  browser: Browser,
  { address, remote, state, breakFiles, cart }: Visit,
): Promise<Fallback> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    storageState: state,
    viewport: { width: 390, height: 844 },
    locale: 'pt-BR',
  });
  try {
    const page = await context.newPage();
    await page.addInitScript(watch, remote);
    await breakFiles(page);
    await page.goto(address, { waitUntil: 'commit' });
    await page
      .waitForFunction(() => window.__shownAt !== undefined, undefined, { timeout: TIMEOUT_MS })
      .catch(() => undefined);
    const shown = await page.evaluate(() => window.__shownAt);
    return {
      ms: shown?.ms ?? null,
      as: shown?.as ?? null,
      isCartPreserved: cart !== '' && (await cartOf(page)) === cart,
    };
  } finally {
    await context.close();
  }
}

/** A session with one product in the cart, created through the page like a customer's. */
export async function filledCart(
  browser: Browser,
  menuAddress: string,
): Promise<Pick<Visit, 'state' | 'cart'>> {
  const context = await browser.newContext({
    serviceWorkers: 'block',
    viewport: { width: 390, height: 844 },
    locale: 'pt-BR',
  });
  const page = await context.newPage();
  await page.goto(menuAddress);
  await page.locator('article button').first().click();
  await page.waitForFunction(() => Object.keys(localStorage).some((key) => /cart/i.test(key)));
  const cart = await cartOf(page);
  const state = await context.storageState();
  await context.close();
  return { state, cart };
}
