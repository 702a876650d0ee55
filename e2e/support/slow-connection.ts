import type { BrowserContext } from '@playwright/test';

/**
 * Reports a slow connection to the pages: they preload nothing while they are idle. The 35 files of
 * the later steps of an order take 0.2 s of processor time per page load, in the browser alone.
 */
export const reportSlowConnection = (context: BrowserContext): Promise<unknown> =>
  context.addInitScript(() => {
    const { connection } = navigator as Navigator & { readonly connection?: object };
    if (connection)
      Object.defineProperty(connection, 'effectiveType', { get: () => '2g', configurable: true });
  });
