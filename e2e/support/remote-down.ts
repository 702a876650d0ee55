import type { Page, Route } from '@playwright/test';
import type { RemoteName } from '@storefront/shared-domain/remote';

/**
 * `down`: no answer. `slow`: no answer while the page waits. `broken`: the answer is not a script.
 */
export type HowDown = 'down' | 'slow' | 'broken';

const behaviours: Readonly<Record<HowDown, (route: Route) => Promise<void>>> = {
  down: (route) => route.abort('connectionrefused'),
  slow: () => new Promise(() => undefined),
  broken: (route) =>
    route.fulfill({
      status: 200,
      contentType: 'text/javascript',
      body: 'throw new Error("planted");',
    }),
};

/** Breaks every file of a remote's builds for this page. Returns the function that repairs it. */
export async function breakRemote(
  page: Page,
  name: RemoteName,
  how: HowDown,
): Promise<() => Promise<void>> {
  const files = `**/builds/${name}/**`;
  await page.route(files, behaviours[how]);
  return () => page.unroute(files);
}
