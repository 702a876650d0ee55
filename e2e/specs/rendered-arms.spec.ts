import type { Page } from '@playwright/test';
import { type BuildRef, type Experiment, ARMS_COOKIE } from '@storefront/compositions';
import { changeChannel, compose, promote, replaceBuilds, servedBuilds } from '@storefront/release';
import { TelemetryBatch, type TelemetryEvent } from '@storefront/shared-domain/contracts';
import { halvePages, type HalvedPages } from '../support/halved-page';
import { expect, test as base } from '../support/rendering-edge';
import { publishVariant } from '../support/variant';
import { visitorIn } from '../support/visitors';

const MENU = '/bella-napoli';

const test = base.extend<{
  menu: BuildRef;
  experiment: Experiment;
  halved: HalvedPages;
}>({
  /** Another build of the menu. */
  menu: async ({ rendering: { store } }, use) =>
    use(
      await publishVariant(store, 'mf-menu', {
        file: (name, text) => (name.startsWith('remote.') ? `${text}\n` : null),
      }),
    ),
  /** Half of the customers get the other menu. */
  experiment: async ({ rendering: { store, channel }, menu }, use) => {
    const experiment: Experiment = {
      name: 'menus',
      owner: 'menu team',
      salt: 'menus',
      since: new Date().toISOString(),
      expires: new Date(Date.now() + 3_600_000).toISOString(),
      arms: [
        { name: 'control', share: 5000, ranges: [[0, 5000]], builds: [] },
        { name: 'new', share: 5000, ranges: [[5000, 10_000]], builds: [menu] },
      ],
    };
    await changeChannel(store, channel, { note: 'menus' }, () => ({ experiments: [experiment] }));
    await use(experiment);
    await changeChannel(store, channel, { note: 'after a test' }, () => ({ experiments: [] }));
  },
  halved: async ({ rendering, page }, use) => {
    const halved = await halvePages(rendering.url);
    await use(halved);
    await page.close(); // a started application still requests pictures and its idle parts
    await halved.close();
  },
});

// the rendering edge belongs to a worker: it is started once
test.describe.configure({ mode: 'default' });

const become = (page: Page, visitor: string): Promise<unknown> =>
  page.addInitScript((id) => localStorage.setItem('storefront.visitor', id), visitor);

/** Folder of the menu's build that the application runs. */
const runningMenu = (page: Page) =>
  page.evaluate(() => window.__storefront?.composition.remotes['mf-menu']?.base ?? '');

const armsCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === ARMS_COOKIE);

const headers = { 'accept-language': 'pt-BR' };

/** Waits until the edge has a screen with this build of the menu for the visitor of the page. */
const whenRenderedWith = (page: Page, id: string): Promise<void> =>
  expect
    .poll(async () => (await page.request.get(MENU, { headers })).text(), { timeout: 60_000 })
    .toMatch(new RegExp(`data-rendered="[^>]*/mf-menu/${id}/`));

/** The telemetry that the page has sent, by kind. */
async function watchTelemetry(page: Page) {
  const events: TelemetryEvent[] = [];
  await page.route('**/api/telemetry', (route) => {
    events.push(...TelemetryBatch.parse(route.request().postDataJSON()).events);
    return route.fulfill({ status: 204 });
  });
  return (kind: TelemetryEvent['kind']) => events.filter((event) => event.kind === kind);
}

/** Visibility of the first dish, and the number of paints with content, after two frames. */
const paintedOf = (page: Page) =>
  page.evaluate(async () => {
    const frame = () => new Promise(requestAnimationFrame);
    await frame();
    await frame();
    const dish = document.querySelector('article');
    return [
      dish && getComputedStyle(dish).visibility,
      performance.getEntriesByName('first-contentful-paint').length,
    ];
  });

test(
  'a visitor gets the arm rendered from the second page on; a screen of another arm is replaced ' +
    'before it is painted',
  async ({ page, experiment, menu, halved }) => {
    const sent = await watchTelemetry(page);
    const exposures = [{ kind: 'exposed', experiment: 'menus', arm: 'new' }];
    await become(page, visitorIn('new', experiment));
    const first = await page.goto(MENU);
    expect(await first?.text()).not.toContain('data-rendered=');
    expect(await runningMenu(page)).toContain(`/${menu.id}/`);
    const cookie = await armsCookie(page);
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: false });
    expect(cookie?.value).toMatch(/^menus\.[0-9a-f]{12}\.new$/);
    expect(cookie?.expires).toBeCloseTo(Date.parse(experiment.expires) / 1000, -1);
    await expect.poll(() => sent('exposed')).toEqual(exposures);
    await whenRenderedWith(page, menu.id);
    const second = await page.goto(MENU);
    expect(await second?.text()).toContain(`/mf-menu/${menu.id}/" data-tested>`);
    const dish = page.getByRole('article').first();
    await dish.evaluate((element) => element.setAttribute('data-from-the-edge', ''));
    await expect(page.locator('#root')).not.toHaveAttribute('data-rendered', /./);
    await expect(page.locator('article[data-from-the-edge]')).toHaveCount(1);
    await expect(dish).toBeVisible();
    await expect.poll(() => sent('visit').length).toBe(2);
    expect(sent('exposed')).toEqual(exposures);

    await page
      .context()
      .addCookies([{ ...cookie!, value: cookie!.value.replace('.new', '.control') }]);
    const control = await page.evaluate(
      () => window.__storefront?.composition.previous['mf-menu']?.base.split('/').at(-2) ?? '',
    );
    await whenRenderedWith(page, control);
    const release = halved.hold();
    await page.goto(halved.url + MENU, { waitUntil: 'commit' });
    await page.locator('article').first().waitFor({ state: 'attached' });
    expect(await paintedOf(page)).toEqual(['hidden', 0]);
    release();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await runningMenu(page)).toContain(`/${menu.id}/`);
    expect((await armsCookie(page))?.value).toBe(cookie?.value);
  },
);

test('a session of an earlier release: the screen of the new one is replaced before it is painted', async ({
  page,
  rendering: { store, channel },
  menu,
  halved,
}) => {
  const builds = await servedBuilds(store, channel);
  const before = await compose(store, builds);
  await page.goto(halved.url + MENU);
  await page.keyboard.press('Shift'); // starts the application
  await expect
    .poll(() => page.evaluate(() => sessionStorage.getItem('storefront.session')))
    .not.toBeNull();
  const pinned = await runningMenu(page);
  const next = await compose(store, replaceBuilds(builds, [menu]));
  await promote(store, channel, next.hash);
  await whenRenderedWith(page, menu.id);
  const release = halved.hold();
  await page.reload({ waitUntil: 'commit' });
  await page.locator('article').first().waitFor({ state: 'attached' });
  expect(await paintedOf(page)).toEqual(['hidden', 0]);
  release();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await runningMenu(page)).toBe(pinned);
  await promote(store, channel, before.hash, 'after a test');
});
