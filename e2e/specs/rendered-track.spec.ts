import type { APIRequestContext, Page, Response } from '@playwright/test';
import { holdRoute } from '../support/hold-route';
import { placeOrder } from '../support/placed-order';
import { expect, test } from '../support/rendering-edge';
import { textsOf } from '../support/texts';
import { layoutShift } from '../support/layout-shift';

// the rendering edge belongs to a worker: it is started once
test.describe.configure({ mode: 'default' });

const NO_ORDER = '00000000-0000-4000-8000-000000000000';
const texts = textsOf('pt-br');

/** The address of a placed order's page, once the edge renders it: its first request starts a realm. */
async function renderedOrder(api: APIRequestContext): Promise<{ uuid: string; address: string }> {
  const { uuid } = await placeOrder(api);
  const address = `/bella-napoli/track?token=${uuid}`;
  const headers = { 'accept-language': 'pt-BR' };
  const html = async () => (await api.get(address, { headers })).text();
  await expect.poll(html, { timeout: 60_000 }).toContain('data-rendered=');
  return { uuid, address };
}

/** Opens it until it is rendered: on a busy machine the edge waits no longer than usual. */
async function openRendered(page: Page, address: string): Promise<Response | null> {
  let response: Response | null = null;
  await expect(async () => {
    response = await page.goto(address, { waitUntil: 'domcontentloaded' });
    expect(await response?.text()).toContain('data-rendered=');
  }).toPass();
  return response;
}

const stateOf = (page: Page) =>
  page.getByRole('region', { name: texts('mf-tracking:state.label') }).getByRole('status');

test(
  '[TRACKING-01] [TRACKING-02] the application continues the rendered order live, without a shift; ' +
    'no other token is rendered',
  async ({ page, api, advance }) => {
    const { uuid, address } = await renderedOrder(api);
    const release = await holdRoute(page, '**/builds/**/*.js*');
    const failed: string[] = [];
    page.on('console', (message) => message.type() === 'error' && failed.push(message.text()));
    const response = await openRendered(page, address);
    expect(response?.headers()).toMatchObject({
      'cache-control': 'no-store',
      'referrer-policy': 'same-origin',
    });
    await expect(
      page.getByRole('list', { name: texts('mf-tracking:summary.items') }),
    ).toBeVisible();
    await expect(page.locator('[aria-busy="true"]')).toHaveCount(0);
    await expect(stateOf(page)).toContainText(texts('domain:order.status.CREATED'));
    await stateOf(page).evaluate((element) => element.setAttribute('data-from-the-edge', ''));
    await release();
    await page.keyboard.press('Shift'); // the first interaction, without an effect
    await expect(page.locator('#root')).not.toHaveAttribute('data-rendered', /./);
    await expect(page.getByText(texts('mf-tracking:connection.live'))).toBeVisible();
    await expect(page.locator('[data-from-the-edge]')).toHaveCount(1);
    expect(await layoutShift(page)).toBeLessThan(0.01);
    expect(await advance(uuid)).toBe('CONFIRMED');
    await expect(stateOf(page)).toContainText(texts('domain:order.status.CONFIRMED'));
    expect(failed).toEqual([]);
    for (const token of [NO_ORDER, encodeURIComponent('"><script>alert(1)</script>../..')]) {
      const html = await (await api.get(`/bella-napoli/track?token=${token}`)).text();
      expect(html).not.toMatch(/data-rendered=|page-data|alert\(1\)/);
    }
  },
);

test('[TRACKING-02] an untouched page runs no script of the application until its order changes', async ({
  page,
  api,
  advance,
}) => {
  const { uuid, address } = await renderedOrder(api);
  const streams: string[] = [];
  page.on('request', (request) => {
    const { pathname } = new URL(request.url());
    if (pathname.includes('/realtime/')) streams.push(pathname);
  });
  await page.addInitScript(() => {
    localStorage.setItem('deviceOrders', '{"v":1,"value":{}}');
    // without a message the page starts alone after 15 s: here it never does, however slow the machine
    const { setTimeout } = globalThis;
    const started = (work: () => void, ms?: number) => (ms === 15_000 ? 0 : setTimeout(work, ms));
    Object.assign(globalThis, { setTimeout: started });
  });
  await openRendered(page, address);
  // opened in the moment in which a page that starts at once requests its scripts
  await expect.poll(() => streams).toEqual([`/api/realtime/order.${uuid}`]);
  await expect(page.locator('link[rel=preload][as=script]')).not.toHaveCount(0);
  await expect(page.locator('#root')).toHaveAttribute('data-rendered', /./);
  await expect(page.locator('script[src]')).toHaveCount(0);
  expect(await advance(uuid)).toBe('CONFIRMED');
  await expect(stateOf(page)).toContainText(texts('domain:order.status.CONFIRMED'));
  await expect(page.locator('#root')).not.toHaveAttribute('data-rendered', /./);
  expect(await layoutShift(page)).toBeLessThan(0.01);
});

test.describe('with the service worker', () => {
  test.use({ serviceWorkers: 'allow' });

  test('no cache of the device stores the order, and the menu is stored for it', async ({
    page,
    api,
  }) => {
    const { uuid, address } = await renderedOrder(api);
    await openRendered(page, address);
    await page.keyboard.press('Shift');
    const stored = () =>
      page.evaluate(async () => {
        const texts: Record<string, string> = {};
        for (const name of await caches.keys()) {
          const cache = await caches.open(name);
          for (const request of await cache.keys())
            texts[new URL(request.url).pathname] =
              (await (await cache.match(request))?.text()) ?? '';
        }
        return texts;
      });
    await expect
      .poll(async () => Object.keys(await stored()), { timeout: 60_000 })
      .toContain('/bella-napoli');
    await openRendered(page, address);
    await page.keyboard.press('Shift');
    await expect(page.getByText(texts('mf-tracking:connection.live'))).toBeVisible();
    expect(Object.values(await stored()).filter((text) => text.includes(uuid))).toEqual([]);
  });
});
