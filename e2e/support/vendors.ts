import type { BrowserContext, Page } from '@playwright/test';
import { changeRestaurant } from './change-restaurant';

export const IDS = {
  google_tag_manager_id: 'GTM-TEST12',
  google_analytics_id: 'G-TEST123456',
  fb_pixel_id: '123456789012345',
};

/** Hosts of the vendors: no request may be sent to them before the customer consents. */
const VENDOR_HOST = /(^|\.)(googletagmanager\.com|google-analytics\.com|facebook\.(net|com))$/;

/*
 * Replacements of the vendors' scripts: each sends its received events to its vendor by a request.
 */
const send = (host: string) => `const report = (what) => {
    new Image().src = 'https://${host}/collect?' + encodeURIComponent(JSON.stringify(what));
  };`;
const once = (host: string, script: string) => `(() => { ${send(host)} ${script} })();`;
const SCRIPTS: Readonly<Record<string, string>> = {
  '/gtm.js': once(
    'www.google-analytics.com',
    `const list = window.dataLayer;
    list.forEach((it) => report({ gtm: it }));
    const push = list.push.bind(list);
    list.push = (it) => (report({ gtm: it }), push(it));`,
  ),
  '/gtag/js': once(
    'www.google-analytics.com',
    `const list = window.analyticsLayer;
    const one = (it) => report({ ga: [...it] });
    list.forEach(one);
    const push = list.push.bind(list);
    list.push = (it) => (one(it), push(it));`,
  ),
  '/en_US/fbevents.js': once(
    'www.facebook.com',
    `const one = (it) => report({ px: [...it] });
    window.fbq.queue.forEach(one);
    window.fbq.callMethod = (...it) => one(it);
    document.cookie = '_fbp=1';`,
  ),
};

/** Events that vendors and the API received in a test. */
export interface Reported {
  /** Every request to a vendor's host, including scripts. */
  readonly requests: readonly string[];
  /** Data sent by the scripts of a vendor: `gtm`, `ga`, `px`. */
  of(vendor: 'gtm' | 'ga' | 'px'): unknown[];
  /** Bodies of calls of the API with a path that ends with `path`. */
  calls(path: string): Record<string, unknown>[];
}

/** Replaces the vendors on the network of a context, and records the requests to them. */
export async function standInForVendors(context: BrowserContext): Promise<Reported> {
  const requests: string[] = [];
  const calls: { path: string; body: string }[] = [];
  await context.route(
    (url) => VENDOR_HOST.test(url.hostname),
    (route) => {
      const url = new URL(route.request().url());
      requests.push(url.href);
      const script = SCRIPTS[url.pathname];
      return route.fulfill(
        script === undefined ? { status: 204 } : { contentType: 'text/javascript', body: script },
      );
    },
  );
  context.on('request', (request) => {
    if (request.method() === 'POST')
      calls.push({ path: new URL(request.url()).pathname, body: request.postData() ?? '' });
  });
  return {
    requests,
    of: (vendor) =>
      requests
        .map((address) => new URL(address))
        .filter(({ pathname }) => pathname === '/collect')
        .map(
          ({ search }) =>
            JSON.parse(decodeURIComponent(search.slice(1))) as Record<string, unknown>,
        )
        .filter((what) => vendor in what)
        .map((what) => what[vendor]),
    calls: (path) =>
      calls
        .filter((call) => call.path.endsWith(path))
        .map(({ body }) => JSON.parse(body) as Record<string, unknown>),
  };
}

/** The page sees a restaurant with vendor ids; the API's record stays unchanged. */
export const giveVendors = (
  page: Page,
  restaurantUrl = 'bella-napoli',
  ids: Partial<typeof IDS> = IDS,
): Promise<void> =>
  changeRestaurant(page, restaurantUrl, ({ info }) => void Object.assign(info, ids));
