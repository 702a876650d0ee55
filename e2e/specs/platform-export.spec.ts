import type { Browser, Page } from '@playwright/test';
import { CONTROL, EVERYBODY, type BuildRef } from '@storefront/compositions';
import { changeChannel, rollback } from '@storefront/release';
import { reachCheckout } from '../support/at-checkout';
import { PageFailures } from '../support/page-failures';
import { expect, test } from '../support/static-site';
import { publishVariant, releaseVariant, type Change } from '../support/variant';
import { visitorIn } from '../support/visitors';

// the site belongs to a worker: it is started once
test.describe.configure({ mode: 'default' });

const HOME = '/bella-napoli';
const HALF = EVERYBODY / 2;

/** A build that sets a marker on the page. */
const marked = (mark: string): Change => ({
  file: (name, text) =>
    name.startsWith('remote.') ? `document.documentElement.dataset.mark="${mark}";${text}` : null,
});
const shown = (page: Page) => page.getByRole('article').first();
const markOf = (page: Page) => page.locator('html').getAttribute('data-mark');

test('a customer orders from files of nginx alone, each with its cache header, and nothing else is served', async ({
  page,
  request,
  site,
  delivery,
  checkout,
  advance,
  texts,
}) => {
  const servers = new Map<string, string>();
  page.on('response', (answer) => {
    const { pathname, origin } = new URL(answer.url());
    if (origin === new URL(site.url).origin && !/^\/(api|media)\//.test(pathname))
      servers.set(pathname, answer.headers()['server'] ?? '');
  });
  await reachCheckout({ page, delivery, checkout });
  await checkout.choose('pix');
  const uuid = await checkout.placeOrder();
  const order = (await (await page.request.get(`/api/order/uuid/${uuid}`)).json()) as {
    details: Record<string, unknown>;
  };
  expect(order.details).toMatchObject({ paymentType: 'pix', deliveryType: 'balcony' });
  await page.getByRole('link', { name: texts('mf-checkout:success.follow') }).click();
  const said = page
    .getByRole('region', { name: texts('mf-tracking:state.label') })
    .getByRole('status');
  await expect(said).toContainText(texts('domain:order.status.CREATED'));
  expect(await advance(uuid)).toBe('CONFIRMED');
  await expect(said).toContainText(texts('domain:order.status.CONFIRMED'));
  expect(
    [...servers.keys()].filter((pathname) => pathname.startsWith('/builds/')).length,
  ).toBeGreaterThan(10);
  expect([...servers].filter(([, server]) => !server.startsWith('nginx'))).toEqual([]);

  const { shell } = await page.evaluate(() => ({ shell: window.__storefront?.composition.shell }));
  const headersOf = async (path: string) => {
    const answer = await request.get(path, { headers: { 'accept-encoding': 'gzip' } });
    return { status: answer.status(), headers: answer.headers() };
  };
  for (const path of ['/', HOME, `/app${HOME}/track?token=1`, `${HOME}/credit-cards/add-card`]) {
    const { status, headers } = await headersOf(path);
    expect(status).toBe(200);
    expect(headers).toMatchObject({
      'content-type': 'text/html; charset=utf-8',
      'cache-control': 'no-cache',
      'x-frame-options': 'DENY',
      'x-content-type-options': 'nosniff',
      'cross-origin-opener-policy': 'same-origin',
      'content-encoding': 'gzip',
    });
    expect(headers['content-security-policy']).toContain("frame-ancestors 'none'");
  }
  const script = await headersOf(`${shell?.base}${shell?.entry.js[0]}`);
  expect(script.headers).toMatchObject({
    'content-type': 'text/javascript; charset=utf-8',
    'cache-control': 'public, max-age=31536000, immutable',
    'content-encoding': 'gzip',
    vary: 'Accept-Encoding',
  });
  expect((await headersOf('/channel.json')).headers).toMatchObject({
    'content-type': 'application/json; charset=utf-8',
    'cache-control': 'no-cache',
  });
  expect((await headersOf(`/compositions/${site.base}.json`)).status).toBe(200);
  for (const path of [
    '/builds/shell/gone.js',
    '/nginx.conf',
    '/exports.json',
    '/favicon.ico',
    `${HOME}/cover.png`,
  ]) {
    const { status, headers } = await headersOf(path);
    expect({
      path,
      status,
      stored: headers['cache-control'],
      type: headers['content-type'],
    }).toEqual({ path, status: 404, stored: 'no-store', type: 'text/plain; charset=utf-8' });
  }
});

test.describe('with rendered pages', () => {
  const [PATHS, LANGUAGES, PREFIXES] = [6, 3, 2];
  test.setTimeout(300_000); // three exports, each with 36 rendered pages

  test('each is in the HTML, the application continues it, requests no file twice, and a rollback replaces it', async ({
    page,
    browser,
    site,
  }) => {
    const { rendered } = await site.export(['bella-napoli']);
    expect(rendered).toMatchObject({ pages: PATHS * LANGUAGES * PREFIXES, fallbacks: {} });

    const plain = await browser.newContext({
      baseURL: site.url,
      javaScriptEnabled: false,
      locale: 'es-AR',
    });
    const reader = await plain.newPage();
    for (const path of ['', '/hours', '/info', '/payments', '/reviews', '/shopping-cart']) {
      await reader.goto(`${HOME}${path}`);
      await expect(reader.locator('html')).toHaveAttribute('lang', 'es');
      await expect(reader.getByRole('heading', { level: 1 }).first()).toBeVisible();
    }
    await reader.goto(HOME);
    await expect(reader.getByRole('article').first()).toContainText(/R\$\s?\d/);
    await plain.close();

    const failures = new PageFailures();
    failures.watch(page.context());
    const files: string[] = [];
    page.on('request', (request) => files.push(new URL(request.url()).pathname));
    await page.goto(`/app${HOME}`);
    await expect(page.locator('#root')).toHaveAttribute('data-rendered', /./);
    await shown(page).evaluate((card) => card.setAttribute('data-from-the-file', ''));
    await page.keyboard.press('Shift');
    await expect(page.locator('#root')).not.toHaveAttribute('data-rendered', /./);
    await expect(page.locator('article[data-from-the-file]')).toHaveCount(1);
    expect(
      files.filter(
        (pathname, index) => pathname.startsWith('/builds/') && files.indexOf(pathname) !== index,
      ),
    ).toEqual([]);
    expect(failures.problems()).toEqual([]);

    await releaseVariant(site, 'mf-menu', marked('released'));
    await site.export(['bella-napoli']);
    const next = await page.context().newPage();
    await next.goto(HOME);
    await next.keyboard.press('Shift');
    await expect(next.locator('html')).toHaveAttribute('data-mark', 'released');
    await rollback(site.store, site.channel, {});
    await site.export(['bella-napoli']);
    await next.reload();
    await next.keyboard.press('Shift');
    await expect(next.locator('#root')).not.toHaveAttribute('data-rendered', /./);
    await expect(shown(next)).toBeVisible();
    expect(await markOf(next)).toBeNull();
  });
});

test.describe('an experiment, with no server to decide', () => {
  const arms = (build: BuildRef) => [
    { name: CONTROL, share: HALF, ranges: [[0, HALF] as [number, number]], builds: [] },
    {
      name: 'tested',
      share: HALF,
      ranges: [[HALF, EVERYBODY] as [number, number]],
      builds: [build],
    },
  ];

  async function visit(browser: Browser, baseURL: string, visitor: string) {
    const context = await browser.newContext({ baseURL, viewport: { width: 390, height: 844 } });
    await context.addInitScript((id) => localStorage.setItem('storefront.visitor', id), visitor);
    const page = await context.newPage();
    const failures = new PageFailures();
    failures.watch(context);
    const requests: string[] = [];
    page.on('request', (request) => requests.push(new URL(request.url()).pathname));
    return { page, requests, failures, close: () => context.close() };
  }

  /** The folder of mf-menu that the page requests before any script of the shell is loaded. */
  async function requestedBeforeShell(page: Page): Promise<string> {
    await page.route(/\/builds\/shell\/.*\.js$/, () => undefined);
    const [request] = await Promise.all([
      page.waitForRequest(/\/builds\/mf-menu\/[^/]+\/entry\./),
      page.goto(HOME, { waitUntil: 'commit' }),
    ]);
    return request.url();
  }

  test('two visitors get the builds of their arms, from the first wave of requests, and again at every load', async ({
    browser,
    site,
  }) => {
    const build = await publishVariant(site.store, 'mf-menu', marked('tested'));
    const experiment = {
      name: 'menu',
      owner: 'menu team',
      salt: 'menu-1',
      since: '2026-01-01T00:00:00Z',
      expires: new Date(Date.now() + 3_600_000).toISOString(),
      arms: arms(build),
    };
    await changeChannel(site.store, site.channel, { note: 'an experiment' }, () => ({
      experiments: [experiment],
    }));
    await site.export();
    for (const { arm, mark } of [
      { arm: CONTROL, mark: null },
      { arm: 'tested', mark: 'tested' },
    ]) {
      const { page, requests, failures, close } = await visit(
        browser,
        site.url,
        visitorIn(arm, experiment),
      );
      for (let load = 0; load < 2; load += 1) {
        await (load === 0 ? page.goto(HOME) : page.reload());
        await expect(shown(page)).toBeVisible();
        expect(await markOf(page)).toBe(mark);
      }
      // a variant has its source's file names with other bytes, and is not in the shared folder
      const own = arm === 'tested' ? build.id : 'files';
      expect(await requestedBeforeShell(page)).toContain(`/builds/mf-menu/${own}/`);
      const menus = new Set(
        requests.flatMap((pathname) => /^\/builds\/mf-menu\/([^/]+)\//.exec(pathname)?.[1] ?? []),
      );
      expect([...menus]).toHaveLength(1); // no other arm was requested
      expect(menus.has(build.id)).toBe(arm === 'tested');
      expect(failures.problems()).toEqual([]);
      await close();
    }
    await changeChannel(site.store, site.channel, { note: 'it is over' }, () => ({
      experiments: [],
    }));
  });
});
