import type { BrowserContext, Page, Route } from '@playwright/test';
import type { BuildRef } from '@storefront/compositions';
import { changeChannel, readBuild, servedBuilds } from '@storefront/release';
import type { Composed } from '../support/composed';
import { expect, test } from '../support/planted';
import { publishVariant } from '../support/variant';

const shellBase = (page: Page): Promise<string> =>
  page.evaluate(() => window.__storefront?.composition.shell.base ?? '');
const menu = (page: Page) => page.getByRole('heading', { level: 1, name: 'Bella Napoli' });

const baseOf = ({ id }: BuildRef): string => `/builds/shell/${id}/`;

/** Promotes a shell with a changed main script; the previous one stays its last good build. */
async function releaseShellBuild(
  { store, channel }: Composed,
  change: (text: string) => string,
): Promise<BuildRef> {
  const build = await publishVariant(store, 'shell', {
    file: (name, text) => (name.startsWith('main.') && name.endsWith('.js') ? change(text) : null),
  });
  await changeChannel(store, channel, { note: 'shell' }, () => ({ builds: [build] }));
  return build;
}

/**
 * Opens the store in a new tab: a used tab stores its session when it is closed, and its next load
 * continues with that shell.
 */
async function openTab(
  context: BrowserContext,
  composed: Composed,
  intercepted?: { readonly files: string | RegExp; readonly by: (route: Route) => Promise<void> },
): Promise<Page> {
  const tab = await context.newPage();
  if (intercepted) await tab.route(intercepted.files, intercepted.by);
  await tab.goto(`${composed.url}/bella-napoli`);
  return tab;
}

/**
 * Serves a shell that has an earlier build. Returns the addresses of its start scripts, and the
 * folders of both.
 */
async function releaseShell(
  composed: Composed,
): Promise<{ scripts: string[]; now: string; before: string }> {
  const { store, channel } = composed;
  const [before] = (await servedBuilds(store, channel)).filter(({ name }) => name === 'shell');
  const build = await releaseShellBuild(composed, (text) => `${text}\n`);
  const { entry } = await readBuild(store, 'shell', build.id);
  const now = baseOf(build);
  expect(entry.js.length).toBeGreaterThan(1);
  return { scripts: entry.js.map((script) => now + script), now, before: baseOf(before!) };
}

const abort = (route: Route): Promise<void> => route.abort();
const busy = (route: Route): Promise<void> =>
  route.fulfill({ status: 503, headers: { 'retry-after': '1' } });
const login = (route: Route): Promise<void> =>
  route.fulfill({
    contentType: 'text/html',
    body: '<!doctype html><p>Welcome to the network of the café',
  });

test(
  'a shell that fails once, keeps failing, cannot be loaded, or throws: again, the last good one, a ' +
    'message, the last one',
  async ({ context, composed }) => {
    const { scripts, now, before } = await releaseShell(composed);
    const [first, second] = scripts;
    const refused: (string | undefined)[] = [];
    const refusedOnce = await openTab(context, composed, {
      files: /\.js$/, // the second request has a query
      by: (route) => {
        const { pathname } = new URL(route.request().url());
        if (![first, second].includes(pathname)) return route.continue();
        refused.push(pathname);
        return pathname === first ? busy(route) : login(route);
      },
    });
    await menu(refusedOnce).waitFor();
    expect([refused.sort(), await shellBase(refusedOnce)]).toEqual([[first, second].sort(), now]);
    const refusedAlways = await openTab(context, composed, { files: `**${first}**`, by: abort });
    await menu(refusedAlways).waitFor();
    expect(await shellBase(refusedAlways)).toBe(before);

    // no shell can be loaded: a message with the phone, and Retry opens the menu when online again
    const tab = await openTab(context, composed, { files: '**/builds/shell/**', by: abort });
    const alert = tab.getByRole('alert');
    await expect(
      alert.getByRole('heading', { name: 'The page could not be loaded' }),
    ).toBeVisible();
    await expect(alert.getByRole('link', { name: /\d/ })).toHaveAttribute(
      'href',
      /^tel:\+?\d{8,}$/,
    );
    await tab.unrouteAll();
    await alert.getByRole('button', { name: 'Try again' }).press('Enter');
    await menu(tab).waitFor();

    await releaseShellBuild(composed, (text) => `throw new Error("planted");${text}`);
    const thrown = await openTab(context, composed);
    await menu(thrown).waitFor();
    expect(await shellBase(thrown)).toBe(now);
  },
);
