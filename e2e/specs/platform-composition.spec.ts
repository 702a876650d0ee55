import { expect, test } from '../support/planted';
import { busy, navigate } from '../support/failed-remote';
import { PageFailures } from '../support/page-failures';
import { storeCart, restaurantData } from '../support/stored-cart';

// the store belongs to a worker: it is started once
test.describe.configure({ mode: 'default' });

const HOME = '/bella-napoli';
const copiesOn = () => (globalThis.__storefrontCopies ?? []).map(([name]) => name).sort();
/** Names of Trusted Types policies that a script of the page can create. */
const creatablePolicies = () =>
  ['storefront', 'storefront-chunks', 'html', 'mine'].filter((name) => {
    try {
      globalThis.trustedTypes?.createPolicy(name, { createScriptURL: (url) => url });
      return true;
    } catch {
      return false;
    }
  });
/** The directive that refuses a frame, and what the frame would show. */
const refusedFrame = (src: string) =>
  new Promise<string>((resolve) => {
    document.addEventListener('securitypolicyviolation', ({ effectiveDirective, blockedURI }) =>
      resolve(`${effectiveDirective} ${new URL(blockedURI).pathname}`),
    );
    document.body.append(Object.assign(document.createElement('iframe'), { src }));
  });
const ONCE = ['effector', 'i18next', 'react', 'react-dom', 'shared-domain', 'shared-ui'];

test(
  'one copy of each singleton on all pages, no error of page or policy, and no script creates a ' +
    'Trusted Types policy or opens an answer that is no page in a frame',
  async ({ page, request, browser, composed }) => {
    const failures = new PageFailures();
    failures.watch(page.context());
    await storeCart(page, await restaurantData(request, 'bella-napoli'));
    await page.goto(HOME);
    await expect(busy(page)).toHaveCount(0);
    expect(await page.evaluate(copiesOn)).toEqual(ONCE);
    for (const path of ['shopping-cart', 'delivery', 'payment/success', 'login']) {
      await navigate(page, `${HOME}/${path}`);
      await expect(busy(page)).toHaveCount(0);
    }
    expect(await page.evaluate(copiesOn)).toEqual(ONCE);
    expect(failures.problems()).toEqual([]);

    // a page of its own: the refusals are violations of its policy
    const other = await browser.newPage();
    await other.goto(`${composed.url}${HOME}/login`);
    await expect(busy(other)).toHaveCount(0);
    expect(await other.evaluate(creatablePolicies)).toEqual([]);
    expect(await other.evaluate(refusedFrame, '/robots.txt')).toBe('frame-src /robots.txt');
    await other.close();
  },
);

test('the first load has depth 2: the document, then code, styles and data at once', async ({
  page,
}) => {
  const held = new Map<string, () => void>();
  await page.route('**/*', async (route) => {
    const type = route.request().resourceType();
    if (['script', 'stylesheet', 'fetch', 'xhr'].includes(type))
      await new Promise<void>((resolve) => held.set(route.request().url(), resolve));
    await route.continue();
  });
  await page.goto(HOME, { waitUntil: 'commit' });
  const namedByDocument = () =>
    page.evaluate(() =>
      [
        ...document.querySelectorAll<HTMLLinkElement | HTMLScriptElement>(
          'link[rel=preload], link[rel=stylesheet], script[src]',
        ),
      ]
        .map((it) => ('src' in it ? it.src : it.href))
        .filter((url) => url.includes('/builds/')),
    );
  await expect
    .poll(async () => {
      const named = await namedByDocument();
      return (
        named.some((url) => url.includes('/builds/mf-menu/')) &&
        named.every((url) => held.has(url)) &&
        [...held.keys()].some((url) => url.includes('/api/restaurant/'))
      );
    })
    .toBe(true);
  // Requests after these get no answer: the first content must not need them.
  for (const release of held.values()) release();
  await expect(page.locator('#root h1')).toBeVisible();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
});
