import type { Page } from '@playwright/test';
import { type BuildRef, type Experiment, ARMS_COOKIE, chooseArm } from '@storefront/compositions';
import {
  changeChannel,
  compose,
  promote,
  replaceBuilds,
  servedBuilds,
  type Store,
} from '@storefront/release';
import { TelemetryBatch, type TelemetryEvent } from '@storefront/shared-domain/contracts';
import { releaseEditions } from '../../scripts/lib/release-editions';
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

/** Folder of a remote's build that the application runs. */
const running = (page: Page, remote = 'mf-menu') =>
  page.evaluate(
    (name) => window.__storefront?.composition.remotes[name]?.base.split('/').at(-2) ?? '',
    remote,
  );

const armsCookie = async (page: Page) =>
  (await page.context().cookies()).find(({ name }) => name === ARMS_COOKIE);

const renderedWith = (html: string, remote: string): string | null =>
  new RegExp(`data-rendered="[^>]*/${remote}/([^/]+)/`).exec(html)?.[1] ?? null;

/** In the language of the page. */
const AS_THE_PAGE = { headers: { 'accept-language': 'pt-BR' } };

/**
 * Waits until the edge has a screen with each of these builds of the menu for first visits: `fetch`
 * stores no cookie.
 */
async function whenRenderedWith(url: string, ...ids: readonly string[]): Promise<void> {
  const seen = new Set<string | null>();
  const look = async (): Promise<boolean> => {
    const answer = await fetch(url, AS_THE_PAGE);
    seen.add(renderedWith(await answer.text(), 'mf-menu'));
    return ids.every((id) => seen.has(id));
  };
  await expect.poll(look, { timeout: 60_000, intervals: [100] }).toBe(true);
}

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

/** Id of the menu's build that visitors get outside of experiments. */
const menuOf = async (store: Store, channel: string): Promise<string> =>
  (await servedBuilds(store, channel)).find(({ name }) => name === 'mf-menu')?.id ?? '';

/** Waits until the application continues the first dish of the rendered screen. */
async function expectContinued(page: Page): Promise<void> {
  const dish = page.getByRole('article').first();
  await dish.evaluate((element) => element.setAttribute('data-from-the-edge', ''));
  await expect(page.locator('#root')).not.toHaveAttribute('data-rendered', /./);
  await expect(page.locator('article[data-from-the-edge]')).toHaveCount(1);
  await expect(dish).toBeVisible();
}

test(
  'the first visit is rendered in the arm of its cookie, the second one too; a screen of another arm is ' +
    'replaced before it is painted',
  async ({ page, experiment, menu, halved, rendering: { url, store, channel } }) => {
    const sent = await watchTelemetry(page);
    const control = await menuOf(store, channel);
    const builds: Readonly<Record<string, string>> = { control, new: menu.id };
    await whenRenderedWith(url + MENU, control, menu.id);
    const first = await page.goto(MENU);
    const html = (await first?.text()) ?? '';
    const assigned = String(await first?.headerValue('set-cookie'));
    const [, arm = ''] =
      /^storefront-arms=~menus\.[0-9a-f]{12}\.(new|control); /.exec(assigned) ?? [];
    expect(await first?.headerValue('cache-control')).toBe('private, no-cache');
    expect(renderedWith(html, 'mf-menu')).toBe(builds[arm]);
    await expectContinued(page);
    expect(await running(page)).toBe(builds[arm]);
    const visitor = await page.evaluate(() => localStorage.getItem('storefront.visitor'));
    expect(chooseArm(experiment.arms, experiment.salt, visitor ?? '')?.name).toBe(arm);
    expect(html).not.toContain(visitor);
    const cookie = await armsCookie(page);
    expect(cookie).toMatchObject({ path: '/', sameSite: 'Lax', secure: false });
    expect(cookie?.value).toMatch(new RegExp(`^menus\\.[0-9a-f]{12}\\.${arm}$`));
    expect(cookie?.expires).toBeCloseTo(Date.parse(experiment.expires) / 1000, -1);
    const exposures = [{ kind: 'exposed', experiment: 'menus', arm }];
    await expect.poll(() => sent('exposed')).toEqual(exposures);

    const second = await page.goto(MENU);
    expect(await second?.text()).toContain(`/mf-menu/${builds[arm]}/" data-tested>`);
    expect(await second?.headerValue('set-cookie')).toBeNull();
    await expectContinued(page);
    await expect.poll(() => sent('visit').length).toBe(2);
    expect(sent('exposed')).toEqual(exposures);

    const other = arm === 'new' ? 'control' : 'new';
    await page
      .context()
      .addCookies([{ ...cookie!, value: cookie!.value.replace(`.${arm}`, `.${other}`) }]);
    await become(page, visitor ?? ''); // the origin of the held pages has a storage of its own
    const release = halved.hold();
    await page.goto(halved.url + MENU, { waitUntil: 'commit' });
    await page.locator('article').first().waitFor({ state: 'attached' });
    expect(await paintedOf(page)).toEqual(['hidden', 0]);
    release();
    await expect(page.getByRole('article').first()).toBeVisible();
    expect(await running(page)).toBe(builds[arm]);
    expect((await armsCookie(page))?.value).toBe(cookie?.value);
  },
);

test('a visitor that has an id and no cookie stays in its arm: the screen of a first visit is replaced', async ({
  page,
  experiment,
  menu,
  halved,
  rendering: { url, store, channel },
}) => {
  await whenRenderedWith(url + MENU, await menuOf(store, channel), menu.id);
  await become(page, visitorIn('new', experiment));
  const release = halved.hold();
  await page.goto(halved.url + MENU, { waitUntil: 'commit' });
  await page.locator('article').first().waitFor({ state: 'attached' });
  expect(await paintedOf(page)).toEqual(['hidden', 0]);
  release();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await running(page)).toBe(menu.id);
  expect((await armsCookie(page))?.value).toMatch(/^menus\.[0-9a-f]{12}\.new$/);
});

test('[OPEN-037] the demo: first visits to pages of products and pizzas are rendered, with one exposure', async ({
  page,
  rendering: { url, store, channel },
}) => {
  const sent = await watchTelemetry(page);
  await releaseEditions(store, channel);
  const pages = ['extra?product=brownie', 'pizza?product=media'].map((it) => `/bella-napoli/${it}`);
  const ofModule = '/slice-house/pizza-nep?product=large';
  /** A combo of the module at a restaurant without it: its build is beside the one of the restaurant. */
  const beside = '/bella-napoli/pizza-nep?product=combo-galera&isCombo=true';
  const builders = new Map<string, string | null>();
  for (const address of [...pages, ofModule, beside])
    await expect
      .poll(
        async () => {
          const html = await (await fetch(url + address, AS_THE_PAGE)).text();
          builders.set(address, renderedWith(html, 'mf-pizza-builder'));
          return builders.get(address);
        },
        { timeout: 60_000, intervals: [100] },
      )
      .not.toBeNull();
  const [classic, module] = [builders.get(pages[0] ?? ''), builders.get(ofModule)];
  expect([classic, module]).toEqual([
    builders.get(pages[1] ?? ''),
    expect.not.stringMatching(classic!),
  ]);

  const exposures = [{ kind: 'exposed', experiment: 'pizza-builder-nep', arm: 'control' }];
  for (const address of [...pages, ...pages, beside, ofModule, ofModule]) {
    const answer = await page.goto(address);
    const builder = address === ofModule || address === beside ? module : classic;
    expect(renderedWith((await answer?.text()) ?? '', 'mf-pizza-builder')).toBe(builder);
    // every visitor of the restaurant has this arm: nothing is hidden, and shared caches may store it
    expect(await answer?.headerValue('cache-control')).toBe('no-cache');
    const heading = page.getByRole('heading', { level: 1 });
    await heading.evaluate((element) => element.setAttribute('data-from-the-edge', ''));
    await expect(page.locator('#root')).not.toHaveAttribute('data-rendered', /./);
    await expect(page.locator('h1[data-from-the-edge]')).toHaveCount(1);
    expect(await running(page, 'mf-pizza-builder')).toBe(address === beside ? classic : builder);
    // once in a session; the arm that a module gives is not counted
    await expect.poll(() => sent('exposed')).toEqual(exposures);
  }
  await changeChannel(store, channel, { note: 'after a test' }, () => ({ experiments: [] }));
});

test('a session of an earlier release: the screen of the new one is replaced before it is painted', async ({
  page,
  rendering: { url, store, channel },
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
  const pinned = await running(page);
  const next = await compose(store, replaceBuilds(builds, [menu]));
  await promote(store, channel, next.hash);
  await whenRenderedWith(url + MENU, menu.id);
  const release = halved.hold();
  await page.reload({ waitUntil: 'commit' });
  await page.locator('article').first().waitFor({ state: 'attached' });
  expect(await paintedOf(page)).toEqual(['hidden', 0]);
  release();
  await expect(page.getByRole('article').first()).toBeVisible();
  expect(await running(page)).toBe(pinned);
  await promote(store, channel, before.hash, 'after a test');
});
