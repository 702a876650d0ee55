import { createServer, type Server } from 'node:http';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Page } from '@playwright/test';
import { CONTROL, EVERYBODY } from '@storefront/compositions';
import { changeChannel } from '@storefront/release';
import { accessibilityProblems } from '../support/accessibility';
import { expect, test } from '../support/composed';
import { PageErrors } from '../support/page-errors';
import { publishVariant, type Change } from '../support/variant';

const HOME = '/bella-napoli';
const KEY = 'storefront.overrides';
const marked = (mark: string): Change => ({
  file: (name, text) => (name.startsWith('remote.') ? `document.documentElement.dataset.mark="${mark}";${text}` : null),
});
const shown = (page: Page) => page.getByRole('article').first();
const panel = (page: Page) => page.getByRole('dialog', { name: 'Try other builds' });
const banner = (page: Page) => page.getByRole('complementary', { name: 'Other builds on this tab' });
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

test.beforeEach(({ page }) => {
  const errors = new PageErrors();
  errors.watch(page);
  unexpected = () => errors.unexpected();
});
let unexpected: () => string[] = () => [];

test('another build of this store: shown, told on every page, kept by a reload, and ended by its button', async ({ page, composed }) => {
  test.slow(); // six loads, and axe
  const { id } = await publishVariant(composed.store, 'mf-menu', marked('other'));
  await openMenu(page);
  await page.keyboard.press('Control+Alt+KeyO');
  await useBuild(page, 'mf-menu', id);
  await expect(page.locator('html')).toHaveAttribute('data-mark', 'other');
  await expect(banner(page)).toContainText(`mf-menu${id}`);
  await page.goto(`${HOME}/login`);
  await expect(banner(page)).toContainText(id);
  await openMenu(page);
  expect(await markOf(page)).toBe('other');
  expect(await accessibilityProblems(page)).toEqual([]);
  await banner(page).getByRole('button', { name: 'End' }).click();
  await expect(shown(page)).toBeVisible();
  await expect(banner(page)).toHaveCount(0);
  expect(await markOf(page)).toBeNull();
  expect(await stored(page)).toBeNull();
  expect(unexpected()).toEqual([]);
});

test('it ends with the session: another tab gets what every customer gets', async ({ page, context, composed }) => {
  const { id } = await publishVariant(composed.store, 'mf-menu', marked('other'));
  await openMenu(page, '?overrides');
  await useBuild(page, 'mf-menu', id);
  await expect(banner(page)).toBeVisible();
  const next = await context.newPage();
  await openMenu(next);
  expect(await markOf(next)).toBeNull();
  await expect(banner(next)).toHaveCount(0);
});

test('by keyboard alone, in a dialog that everybody can use', async ({ page, composed }) => {
  test.slow(); // axe, and many keys
  const { id } = await publishVariant(composed.store, 'mf-menu', marked('typed'));
  await openMenu(page);
  await page.keyboard.press('Control+Alt+KeyO');
  await expect(panel(page)).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(panel(page)).toHaveCount(0);
  await page.keyboard.press('Control+Alt+KeyO');
  const select = panel(page).getByLabel('Part');
  while (!(await select.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.type('mf-menu');
  await page.keyboard.press('Tab');
  await page.keyboard.type(id);
  await page.keyboard.press('Enter');
  await expect(page.locator('html')).toHaveAttribute('data-mark', 'typed');
  const end = banner(page).getByRole('button', { name: 'End' });
  while (!(await end.evaluate((element) => element === document.activeElement))) await page.keyboard.press('Tab');
  await page.keyboard.press('Enter');
  await expect(banner(page)).toHaveCount(0);
});

test('what cannot stand in is refused, with the reason, and nothing is stored', async ({ page, composed }) => {
  test.slow(); // axe
  const cart = await publishVariant(composed.store, 'mf-cart', {});
  const old = await publishVariant(composed.store, 'mf-menu', { record: (record) => ({ ...record, contract: record.contract + 1 }) });
  await openMenu(page);
  await page.keyboard.press('Control+Alt+KeyO');
  for (const { build, reason } of [
    { build: 'https://evil.example', reason: 'neither the id of a build nor an address that is allowed' },
    { build: '//evil.example/', reason: 'neither the id of a build nor an address that is allowed' },
    { build: `../mf-cart/${cart.id}`, reason: 'neither the id of a build nor an address that is allowed' },
    { build: '1.0.0-000000000000', reason: 'No build was found there' },
    { build: old.id, reason: 'does not fit this version of the store' },
  ]) {
    await useBuild(page, 'mf-menu', build);
    await expect(panel(page)).toContainText(reason);
  }
  expect(await accessibilityProblems(page)).toEqual([]);
  expect(await stored(page)).toBeNull();
});

test.describe('an origin', () => {
  let server: Server;
  let asked: string[] = [];

  test.beforeEach(async ({ composed }) => {
    const build = await publishVariant(composed.store, 'mf-menu', marked('elsewhere'));
    const folder = path.join(composed.store.root, 'builds/mf-menu', build.id);
    asked = [];
    server = createServer((request, response) => {
      const file = path.basename(request.url ?? '');
      asked.push(file);
      const type = file.endsWith('.css') ? 'text/css' : file.endsWith('.json') ? 'application/json' : 'text/javascript';
      readFile(path.join(folder, file)).then(
        (bytes) => response.writeHead(200, { 'access-control-allow-origin': '*', 'content-type': type }).end(bytes),
        () => response.writeHead(404).end(),
      );
    }).listen(0);
  });
  test.afterEach(() => new Promise<void>((resolve) => {
    server.closeAllConnections();
    server.close(() => resolve());
  }));

  const address = (): string => {
    const at = server.address();
    return `http://localhost:${typeof at === 'object' && at ? at.port : 0}`;
  };

  test('that the channel allows stands in, under the page\'s own policy', async ({ page, composed }) => {
    await changeChannel(composed.store, composed.channel, { note: 'allow' }, () => ({ origins: [address()] }));
    await openMenu(page);
    await page.keyboard.press('Control+Alt+KeyO');
    await expect(panel(page)).toContainText(address());
    await useBuild(page, 'mf-menu', address());
    await expect(page.locator('html')).toHaveAttribute('data-mark', 'elsewhere');
    await expect(shown(page)).toBeVisible();
    await expect(banner(page)).toContainText(address());
    expect(asked.some((file) => file.startsWith('entry.'))).toBe(true);
    expect(unexpected()).toEqual([]);
    await changeChannel(composed.store, composed.channel, { note: 'take back' }, () => ({ origins: [] }));
    await openMenu(page); // what was stored is not believed any more
    expect(await markOf(page)).toBeNull();
    await expect(banner(page)).toHaveCount(0);
  });

  test('that it does not allow is asked for nothing, and what was stored by force is not believed', async ({ page }) => {
    await openMenu(page);
    await page.keyboard.press('Control+Alt+KeyO');
    await useBuild(page, 'mf-menu', address());
    await expect(panel(page)).toContainText('neither the id of a build nor an address that is allowed');
    await page.evaluate(([key, base]) => {
      const build = window.__storefront?.composition.remotes['mf-menu'];
      sessionStorage.setItem(key, JSON.stringify({ builds: { 'mf-menu': { ...build, base } } }));
    }, [KEY, `${address()}/`] as const);
    await openMenu(page);
    await expect(banner(page)).toHaveCount(0);
    expect(asked).toEqual([]);
  });
});

test('no link sets anything, whatever it carries', async ({ page, composed }) => {
  test.slow(); // one load for each link
  const { id } = await publishVariant(composed.store, 'mf-menu', marked('hostile'));
  await openMenu(page);
  const build = await page.evaluate(() => window.__storefront?.composition.remotes['mf-menu']);
  const base = build?.base.replace(/[^/]+\/$/, `${id}/`) ?? '';
  const value = encodeURIComponent(JSON.stringify({ builds: { 'mf-menu': { ...build, base } }, arms: {} }));
  const links = [
    `?overrides=${value}`, `?${KEY}=${value}`, `?overrides[builds][mf-menu]=${id}`, `?overrides=mf-menu:${id}`, `?overrides&mf-menu=${id}`,
    `?overrides&remote=mf-menu&build=${id}&use=1&submit=1`, `?override=${value}`, `?mf-menu=${encodeURIComponent(base)}`, `#overrides=${value}`,
    `#${KEY}=${value}`, `?composition=${value}`, `?storefront=${value}`, `?__storefront=${value}`, `?arm=new&experiment=nep`, `?origins=https://evil.example`,
    `?__proto__[overrides]=${value}`, `?overrides=%3Cscript%3Edocument.documentElement.dataset.mark%3D1%3C/script%3E`,
  ];
  for (const link of links) {
    const opens = /^\?overrides(=|&|$)/.test(link);
    await page.goto('about:blank');
    await openMenu(page, link);
    await expect(panel(page)).toHaveCount(opens ? 1 : 0);
    if (opens) await expect(panel(page).getByLabel('Build', { exact: true })).toHaveValue('');
    expect({ link, stored: await stored(page), mark: await markOf(page) }).toEqual({ link, stored: null, mark: null });
    await expect(banner(page)).toHaveCount(0);
  }
  await page.evaluate((text) => { window.name = text; }, decodeURIComponent(value));
  await openMenu(page);
  expect(await markOf(page)).toBeNull();
});

test('an arm that a person chose is shown and never counted', async ({ page, composed }) => {
  const tested = await publishVariant(composed.store, 'mf-menu', marked('tested'));
  const experiment = {
    name: 'menu-test', owner: 'menu team', salt: 'menu-test', since: '2026-01-01T00:00:00Z', expires: new Date(Date.now() + 3_600_000).toISOString(),
    arms: [{ name: CONTROL, share: EVERYBODY, ranges: [[0, EVERYBODY] as [number, number]], builds: [] }, { name: 'tested', share: 0, ranges: [], builds: [tested] }],
  };
  await changeChannel(composed.store, composed.channel, { note: 'an experiment' }, () => ({ experiments: [experiment] }));
  const told: { arms: { how: string }[]; events: { kind: string }[] }[] = [];
  await page.route('**/api/telemetry', async (route) => {
    told.push(route.request().postDataJSON() as (typeof told)[number]);
    await route.fulfill({ status: 204 });
  });
  await openMenu(page, '?overrides');
  await panel(page).getByLabel('menu-test').selectOption('tested');
  await panel(page).getByRole('button', { name: 'Use these arms' }).click();
  await expect(page.locator('html')).toHaveAttribute('data-mark', 'tested');
  await expect(banner(page)).toContainText('menu-testtested');
  told.length = 0;
  await page.reload();
  await expect(shown(page)).toBeVisible();
  await expect.poll(() => told.length, { timeout: 15_000 }).toBeGreaterThan(0);
  expect(new Set(told.flatMap(({ arms }) => arms.map(({ how }) => how)))).toEqual(new Set(['override']));
  expect(told.flatMap(({ events }) => events.filter(({ kind }) => kind === 'exposed'))).toEqual([]);
  await changeChannel(composed.store, composed.channel, { note: 'it is over' }, () => ({ experiments: [] }));
});
