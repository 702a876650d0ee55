import { setTimeout as pause } from 'node:timers/promises';
import {
  type Renderer,
  createEdge,
  createEdgeMetrics,
  listen,
  readRemoteApi,
  storeRenderer,
} from '@storefront/edge';
import { STOREFRONT_URL } from '../support/address';
import { expect, test as base } from '../support/rendering-edge';

const API = `${STOREFRONT_URL}/api`;
/** Time in ms of a render on a loaded machine. */
const SLOW_MS = 2000;

interface SlowEdge {
  readonly url: string;
  /** Whether no screen comes at all. */
  isBroken: boolean;
}

/** An edge whose screens take long, and are never cached. */
const test = base.extend<{ slow: SlowEdge }>({
  slow: async ({ rendering: { store, channel } }, use) => {
    const readApi = readRemoteApi(API);
    const renderer = storeRenderer({
      store,
      site: {},
      readApi,
      metrics: createEdgeMetrics(),
      log: (line) => void process.stderr.write(`${line}\n`),
    });
    const slow = { url: '', isBroken: false };
    const slowly: Renderer = {
      ...renderer,
      cachedScreen: () => null,
      screenOf: async (request) => {
        await pause(SLOW_MS);
        if (slow.isBroken) return null;
        let screen = null;
        for (let tries = 0; screen === null && tries < 20; tries += 1)
          screen = await renderer.screenOf(request);
        return screen;
      },
    };
    const edge = await listen(
      createEdge({
        store,
        channel,
        api: { url: API },
        readApi,
        renderer: slowly,
        preparesPages: false,
      }),
      0,
    );
    slow.url = `http://localhost:${edge.port}`;
    // their records are read, so that no test begins without one
    for (const name of ['bella-napoli', 'la-esquina'])
      await expect
        .poll(async () => (await fetch(`${slow.url}/${name}`)).text(), { timeout: 20_000 })
        .toContain('og:title');
    await use(slow);
    await edge.close();
    await renderer.close();
  },
  baseURL: async ({ slow }, use) => use(slow.url),
});

test('a page shows its frame while its screen is rendered, and continues the screen in its place', async ({
  page,
}) => {
  await page.goto('/bella-napoli', { waitUntil: 'commit' });
  await expect(page.locator('#coming')).toContainText('Bella Napoli');
  await expect(page).toHaveTitle('Bella Napoli');
  const root = page.locator('#root');
  await expect(root).toHaveAttribute('data-rendered', 'pt-br');
  await expect(page.locator('#coming')).toHaveCount(0);
  await expect(page.locator('html')).toHaveAttribute('lang', 'pt-BR');
  await page.keyboard.press('Shift');
  await expect(root).not.toHaveAttribute('data-rendered', /./);
  await expect(page.getByRole('article').first()).toBeVisible();
});

test('in a language with texts of the country the screen is continued, too', async ({
  browser,
  slow,
}) => {
  const context = await browser.newContext({ locale: 'es-PY' });
  const page = await context.newPage();
  await page.goto(`${slow.url}/la-esquina`);
  await expect(page.locator('#root')).toHaveAttribute('data-rendered', 'es');
  await expect(page.locator('html')).toHaveAttribute('lang', 'es-PY');
  await context.close();
});

test('without scripts the screen replaces the frame', async ({ browser, slow }) => {
  const context = await browser.newContext({ javaScriptEnabled: false });
  const page = await context.newPage();
  await page.goto(`${slow.url}/bella-napoli`);
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('#coming')).toBeHidden();
  await context.close();
});

test('without a screen the same page is rendered in the browser', async ({ page, slow }) => {
  slow.isBroken = true;
  await page.goto('/bella-napoli', { waitUntil: 'commit' });
  await expect(page.locator('#coming')).toContainText('Bella Napoli');
  await expect(page.getByRole('article').first()).toBeVisible();
  await expect(page.locator('#coming')).toHaveCount(0);
});
