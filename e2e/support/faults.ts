import type { Page, Route } from '@playwright/test';

/** Network faults of a file. */
export type Fault = 'not-found' | 'server-error' | 'reset' | 'hang' | 'truncated' | 'tampered';

const hanging = (): Promise<void> => new Promise(() => undefined);

const behaviours: Readonly<Record<Fault, (route: Route) => Promise<void>>> = {
  'not-found': (route) => route.fulfill({ status: 404, body: 'Not found' }),
  'server-error': (route) =>
    route.fulfill({ status: 500, contentType: 'text/html', body: '<h1>Oops</h1>' }),
  reset: (route) => route.abort('connectionreset'),
  hang: hanging,
  truncated: async (route) => {
    const response = await route.fetch();
    const body = await response.body();
    await route.fulfill({ response, body: body.subarray(0, Math.floor(body.length / 2)) });
  },
  tampered: async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: `${await response.text()}\n` });
  },
};

export interface BrokenFiles {
  /** URLs that were requested while the fault was active, in order. */
  readonly requests: string[];
  mend(): Promise<void>;
}

/**
 * Breaks every file with a matching URL until `mend` is called. Pending requests are not affected.
 */
export async function breakFiles(page: Page, address: RegExp, fault: Fault): Promise<BrokenFiles> {
  const requests: string[] = [];
  const onRoute = (route: Route): Promise<void> => {
    requests.push(route.request().url());
    return behaviours[fault](route);
  };
  await page.route(address, onRoute);
  return { requests, mend: () => page.unroute(address, onRoute) };
}
