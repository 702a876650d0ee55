import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { changeChannel } from '@storefront/release';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/planted';
import { PageFailures } from '../support/page-failures';
import { publishVariant, type Change } from '../support/variant';

// the store belongs to a worker: it is started once
test.describe.configure({ mode: 'default' });

const HOME = '/bella-napoli';
const KEY = 'storefront.overrides';
const marked = (mark: string): Change => ({
  file: (name, text) =>
    name.startsWith('remote.') ? `document.documentElement.dataset.mark="${mark}";${text}` : null,
});
const shown = (page: Page) => page.getByRole('article').first();
const panel = (page: Page) => page.getByRole('dialog', { name: 'Try other builds' });
const banner = (page: Page) =>
  page.getByRole('complementary', { name: 'Other builds on this tab' });
const markOf = (page: Page) => page.locator('html').getAttribute('data-mark');
const stored = (page: Page) => page.evaluate((key) => sessionStorage.getItem(key), KEY);

async function openMenu(page: Page, query = ''): Promise<void> {
  await page.goto(HOME + query);
  await expect(shown(page)).toBeVisible();
}

async function useBuild(page: Page, remote: string, build: string): Promise<void> {
  await panel(page).getByLabel('Part').selectOption(remote);
  await panel(page).getByLabel('Build', { exact: true }).fill(build);
  await panel(page).getByRole('button', { name: 'Use this build' }).click();
}

test.beforeEach(({ context }) => {
  const failures = new PageFailures();
  failures.watch(context);
  unexpected = () => failures.problems();
});
let unexpected: () => string[] = () => [];

test('another build by keyboard alone: named on every page, unchanged by a reload, ended by its button', async ({
  page,
  context,
  composed,
}) => {
  test.slow(); // seven loads, and axe
  const { id } = await publishVariant(composed.store, 'mf-menu', marked('other'));
  // a page with few controls: the banner follows them in tab order
  await page.goto(`${HOME}/login`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.keyboard.press('Control+Alt+KeyO');
  await expect(panel(page)).toBeVisible();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await page.keyboard.press('Control+Alt+KeyO');
  const select = panel(page).getByLabel('Part');
  while (!(await select.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.type('mf-menu');
  await page.keyboard.press('Tab');
  await page.keyboard.type(id);
  await page.keyboard.press('Enter');
  await expect(banner(page)).toContainText(`mf-menu${id}`);
  await expectAccessible(page);
  await openMenu(page);
  expect(await markOf(page)).toBe('other');

  const next = await context.newPage();
  await openMenu(next);
  expect(await markOf(next)).toBeNull();
  await expect(banner(next)).toHaveCount(0);
  await next.close();

  await page.goto(`${HOME}/login`);
  await expect(banner(page)).toContainText(id);
  const end = banner(page).getByRole('button', { name: 'End' });
  while (!(await end.evaluate((element) => element === document.activeElement)))
    await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveCount(0);
  await openMenu(page);
  expect(await markOf(page)).toBeNull();
  expect(await stored(page)).toBeNull();
  expect(unexpected()).toEqual([]);
});

test.describe('an origin', () => {
  let server: Server;
  let requests: string[] = [];

  test.beforeEach(async ({ composed }) => {
    const build = await publishVariant(composed.store, 'mf-menu', marked('elsewhere'));
    const folder = path.join(composed.store.root, 'builds/mf-menu', build.id);
    requests = [];
    server = createServer((request, response) => {
      const file = path.basename(request.url ?? '');
      requests.push(file);
      const type = file.endsWith('.css')
        ? 'text/css'
        : file.endsWith('.json')
          ? 'application/json'
          : 'text/javascript';
      readFile(path.join(folder, file)).then(
        (bytes) =>
          response
            .writeHead(200, { 'access-control-allow-origin': '*', 'content-type': type })
            .end(bytes),
        () => response.writeHead(404).end(),
      );
    }).listen(0);
  });
  test.afterEach(
    () =>
      new Promise<void>((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  );

  const address = (): string => {
    const at = server.address();
    return `http://localhost:${typeof at === 'object' && at ? at.port : 0}`;
  };

  test("that the channel allows stands in, under the page's own policy", async ({
    page,
    composed,
  }) => {
    await changeChannel(composed.store, composed.channel, { note: 'allow' }, () => ({
      origins: [address()],
    }));
    await openMenu(page);
    await page.keyboard.press('Control+Alt+KeyO');
    await expect(panel(page)).toContainText(address());
    await useBuild(page, 'mf-menu', address());
    await expect(page.locator('html')).toHaveAttribute('data-mark', 'elsewhere');
    await expect(shown(page)).toBeVisible();
    await expect(banner(page)).toContainText(address());
    expect(requests.some((file) => file.startsWith('entry.'))).toBe(true);
    expect(unexpected()).toEqual([]);
    await changeChannel(composed.store, composed.channel, { note: 'disallow' }, () => ({
      origins: [],
    }));
    await openMenu(page); // the stored override is no longer trusted
    expect(await markOf(page)).toBeNull();
    await expect(banner(page)).toHaveCount(0);
  });
});
