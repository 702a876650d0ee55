import type { Page } from '@playwright/test';
import { changeChannel } from '@storefront/release';
import { type Composed, expect, test } from '../support/composed';
import { publishVariant } from '../support/variant';

const shellBase = (page: Page): Promise<string> => page.evaluate(() => window.__storefront?.composition.shell.base ?? '');
const menu = (page: Page) => page.getByRole('heading', { level: 1, name: 'Bella Napoli' });

/** Promotes a shell whose main script is changed; the one before stays as its last good build. */
async function releaseShellBuild({ store, channel }: Composed, change: (text: string) => string): Promise<void> {
  const build = await publishVariant(store, 'shell', { file: (name, text) => (name.startsWith('main.') && name.endsWith('.js') ? change(text) : null) });
  await changeChannel(store, channel, { note: 'shell' }, () => ({ builds: [build] }));
}

/** Serves a shell that has an earlier build. Gives the names of its scripts, and the addresses of both. */
async function releaseShell(page: Page, composed: Composed): Promise<{ scripts: string[]; now: string; before: string }> {
  await page.goto(`${composed.url}/bella-napoli`);
  await menu(page).waitFor();
  const before = await shellBase(page);
  await releaseShellBuild(composed, (text) => `${text}\n`);
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${composed.url}/bella-napoli`);
  const now = await shellBase(page);
  expect(now).not.toBe(before);
  const scripts = await page.evaluate((base) => [...document.scripts].map(({ src }) => new URL(src || 'x:').pathname).filter((path) => path.startsWith(base)), now);
  expect(scripts.length).toBeGreaterThan(1);
  return { scripts, now, before };
}

/** Nothing is on its way when the page is left: a response that is cut, while interception goes on or off, is stored cut and fails its hash. */
async function openAnew(page: Page, composed: Composed): Promise<void> {
  await page.waitForLoadState('networkidle');
  await page.evaluate(() => sessionStorage.clear());
  await page.goto(`${composed.url}/bella-napoli`);
}

test('each script of the shell, refused once or replaced by a page of HTML, is loaded again at once; refused for good, the last good shell starts', async ({ page, composed }) => {
  const { scripts, now, before } = await releaseShell(page, composed);
  for (const [index, script] of scripts.entries()) {
    let refused = 0;
    await page.route(`**${script}`, (route) => {
      refused += 1;
      return index % 2 === 0 ? route.fulfill({ status: 503, headers: { 'retry-after': '1' } }) : route.fulfill({ contentType: 'text/html', body: '<!doctype html><p>Welcome to the network of the café' });
    });
    // Interception goes on and off between loads: Chromium may cut a file of such a load, which then fails its hash. That load says nothing of this script.
    await expect(async () => {
      refused = 0;
      await openAnew(page, composed);
      await menu(page).waitFor({ timeout: 10_000 });
      expect([refused, await shellBase(page)]).toEqual([1, now]);
    }).toPass();
    await page.waitForLoadState('networkidle');
    await page.unrouteAll();
    await page.route(`**${script}**`, (route) => route.abort());
    await openAnew(page, composed);
    await menu(page).waitFor();
    expect(await shellBase(page)).toBe(before);
    await page.waitForLoadState('networkidle');
    await page.unrouteAll();
  }
});

test('no shell can be loaded: a message with the restaurant’s phone, and Retry opens the menu when the connection is back', async ({ page, composed }) => {
  await releaseShell(page, composed);
  await page.route('**/builds/shell/**', (route) => route.abort());
  await openAnew(page, composed);
  const alert = page.getByRole('alert');
  await expect(alert.getByRole('heading', { name: 'The page could not be loaded' })).toBeVisible();
  await expect(alert.getByRole('link')).toHaveAttribute('href', /^tel:\+?\d{8,}$/);
  await page.unrouteAll();
  await alert.getByRole('button', { name: 'Try again' }).press('Enter');
  await menu(page).waitFor();
});

test('a shell that throws when it starts is replaced by the last good one', async ({ page, composed }) => {
  const { now } = await releaseShell(page, composed);
  await releaseShellBuild(composed, (text) => `throw new Error("planted");${text}`);
  await openAnew(page, composed);
  await menu(page).waitFor();
  expect(await shellBase(page)).toBe(now);
});

test('texts of the shell that fail twice are asked for again; texts that never come lead to the last good shell', async ({ page, composed }) => {
  const { now, before } = await releaseShell(page, composed);
  let refused = 0;
  await page.route(`**${now}locale-*`, (route) => ((refused += 1) <= 2 ? route.abort() : route.continue()));
  await openAnew(page, composed);
  await menu(page).waitFor();
  expect(await shellBase(page)).toBe(now);
  await page.unrouteAll();
  await page.route(`**${now}locale-*`, (route) => route.abort());
  await openAnew(page, composed);
  await expect.poll(() => shellBase(page).catch(() => '')).toBe(before);
  await menu(page).waitFor();
});
