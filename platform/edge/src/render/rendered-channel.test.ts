import {
  type BuildRef,
  type Experiment,
  ARMS_COOKIE,
  armsValue,
  readArms,
} from '@storefront/compositions';
import {
  changeChannel,
  compose,
  openStore,
  promote,
  publish,
  rollback,
  type Store,
} from '@storefront/release';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '@storefront/release/testing';
import { aRenderer } from '../testing/a-renderer';
import { serveEdge, stopServers, type Get } from '../testing/serve-edge';
import { hashAllocation } from '@storefront/compositions/hash-allocation';
import type { RenderedPage } from './rendered-page';
import type { Renderer, ScreenRequest } from './renderer';

const NONE = { js: [], css: [], consumes: [] };
const ROUTES = [{ path: '', pages: [{ remote: 'mf-menu', page: 'home' }] }];

let store: Store;
let shell: BuildRef;
beforeAll(async () => {
  store = openStore(await aTemporaryFolder());
  const files = { 'main.js': 'const shell = 1;', 'boot.js': 'start();' };
  const { folder } = await aBuildFolder('shell', files, {
    boot: 'boot.js',
    routes: ROUTES,
    rendered: ['mf-menu/home'],
  });
  shell = await publish(store, folder);
});
afterEach(stopServers);
afterAll(removeTemporaryFolders);

/** Publishes a build of the menu with this number. */
async function aMenu(number: number): Promise<BuildRef> {
  const { folder } = await aBuildFolder(
    'mf-menu',
    { 'main.js': `const menu = ${number};` },
    {
      version: `1.0.0+${number}`,
      exposes: { './remote': NONE, './pages/home': NONE },
      rendered: ['./pages/home'],
    },
  );
  return publish(store, folder);
}

/** Promotes a build of the menu. Returns the hash of the composition. */
async function release(channel: string, menu: BuildRef): Promise<string> {
  const { hash } = await compose(store, [shell, menu]);
  await promote(store, channel, hash);
  return hash;
}

/** A renderer with a cached screen for each composition: its HTML is the hash. */
function cachingRenderer(): Renderer {
  const screens = new Map<string, RenderedPage>();
  const cachedScreen = ({ rendered }: ScreenRequest): RenderedPage | null => {
    if (rendered === null) return null;
    const { hash, shell: built, remotes } = rendered.composition;
    const builds = [built.base, remotes['mf-menu']?.base ?? ''];
    const shown = { tag: 'en', look: '', fonts: [], language: 'en', revision: '1', query: '' };
    const made = { html: hash, style: '', ...shown, builds };
    const screen = screens.get(hash) ?? made;
    screens.set(hash, screen);
    return screen;
  };
  return aRenderer({ cachedScreen, screenOf: async (request) => cachedScreen(request) });
}

const serve = (channel: string): Promise<Get> =>
  serveEdge({
    store,
    channel,
    readApi: async () => ({ status: 200, body: { info: { name: 'Bella' } }, etag: '1' }),
    renderer: cachingRenderer(),
  });

/** What the page shows: the hash of the rendered composition; null when it is not rendered. */
async function shownBy(get: Get, cookie = ''): Promise<string | null> {
  const { body } = await get('/bella-napoli', cookie === '' ? {} : { cookie });
  return /data-builds="[^"]+">([0-9a-f]{64})<\/div>/.exec(body.toString())?.[1] ?? null;
}

const experimentWith = (menu: BuildRef, off?: Experiment['arms'][number]['off']): Experiment => ({
  name: 'menus',
  owner: 'menu team',
  salt: 'menus',
  since: '2026-01-01T00:00:00.000Z',
  expires: '2100-01-01T00:00:00.000Z',
  arms: [
    { name: 'control', share: 5000, ranges: [[0, 5000]], builds: [] },
    { name: 'new', share: 5000, ranges: [[5000, 10_000]], builds: [menu], off },
  ],
});
const cookieOf = (experiment: Experiment, arm: string): string =>
  `${ARMS_COOKIE}=${armsValue([
    { experiment: experiment.name, allocation: hashAllocation(experiment), arm },
  ])}`;

test('the request after a promotion, and after a rollback, gets no HTML of the former composition', async () => {
  const channel = 'rollbacks';
  const first = await release(channel, await aMenu(1));
  const get = await serve(channel);
  expect([await shownBy(get), await shownBy(get)]).toEqual([first, first]);
  const second = await release(channel, await aMenu(2));
  expect([await shownBy(get), await shownBy(get)]).toEqual([second, second]);
  await rollback(store, channel);
  expect(await shownBy(get)).toBe(first);
});

test('the request after an arm is switched off, or gets other builds, gets no HTML of it', async () => {
  const channel = 'arms';
  const control = await release(channel, await aMenu(1));
  const get = await serve(channel);
  const on = experimentWith(await aMenu(3));
  const change = async (experiment: Experiment, revoke: string[]) =>
    (
      await changeChannel(store, channel, { note: '' }, () => ({
        experiments: [experiment],
        revoke,
      }))
    ).revision.variants['new'];
  const tested = (await change(on, [])) ?? '';
  const inArm = cookieOf(on, 'new');
  const shownFirst = async () =>
    new Set(await Promise.all(Array.from({ length: 20 }, () => shownBy(get))));
  expect(await shownFirst()).toEqual(new Set([control, tested]));
  expect([await shownBy(get, inArm), await shownBy(get, inArm)]).toEqual([tested, tested]);
  expect(await shownBy(get, cookieOf(on, 'control'))).toBe(control);
  const fixed = await change(experimentWith(await aMenu(4)), [tested]);
  expect(fixed).not.toBe(tested);
  expect(await shownBy(get, inArm)).toBe(fixed);
  const off = experimentWith(await aMenu(4), { at: '2026-01-01T00:00:00.000Z', reason: 'slow' });
  await change(off, [fixed ?? '']);
  // every visitor gets control: nothing is left to decide
  for (const cookie of [inArm, cookieOf(off, '')]) expect(await shownBy(get, cookie)).toBe(control);
  expect(await shownFirst()).toEqual(new Set([control]));
});

test('a larger share may move a visitor: with a cookie from before, one page is rendered in the browser', async () => {
  const channel = 'shares';
  const control = await release(channel, await aMenu(1));
  const get = await serve(channel);
  const half = experimentWith(await aMenu(3));
  const change = (experiment: Experiment) =>
    changeChannel(store, channel, { note: '' }, () => ({ experiments: [experiment] }));
  await change(half);
  expect(await shownBy(get, cookieOf(half, 'control'))).toBe(control);
  const more = experimentWith(await aMenu(3));
  more.arms[0] = { ...more.arms[0]!, share: 1000, ranges: [[0, 1000]] };
  more.arms[1] = {
    ...more.arms[1]!,
    share: 9000,
    ranges: [
      [5000, 10_000],
      [1000, 5000],
    ],
  };
  await change(more);
  expect(await shownBy(get, cookieOf(half, 'control'))).toBeNull();
  expect(await shownBy(get, cookieOf(more, 'control'))).toBe(control);
});

test('each arm is HTML of its own for caches: no arm is revalidated as another, none is shared', async () => {
  const channel = 'caches';
  await release(channel, await aMenu(1));
  const get = await serve(channel);
  expect((await get('/bella-napoli')).headers['cache-control']).toBe('no-cache');
  const experiment = experimentWith(await aMenu(3));
  await changeChannel(store, channel, { note: '' }, () => ({ experiments: [experiment] }));
  const unreadable = { cookie: `${ARMS_COOKIE}=1` };
  const cookies = [
    unreadable,
    ...['control', 'new'].map((arm) => ({ cookie: cookieOf(experiment, arm) })),
  ];
  const answers = await Promise.all(cookies.map((headers) => get('/bella-napoli', headers)));
  const etags = answers.map(({ headers }) => String(headers['etag']));
  expect(new Set(etags).size).toBe(3);
  for (const [index, headers] of cookies.entries()) {
    expect(answers[index]?.headers['cache-control']).toBe('private, no-cache');
    const statuses = etags.map(
      async (etag) => (await get('/bella-napoli', { ...headers, 'if-none-match': etag })).status,
    );
    expect(await Promise.all(statuses)).toEqual(etags.map((_, of) => (of === index ? 304 : 200)));
  }
});

describe('a first visit', () => {
  const channel = 'first';
  let get: Get;
  let experiment: Experiment;
  beforeAll(async () => {
    await release(channel, await aMenu(1));
    experiment = experimentWith(await aMenu(3));
    await changeChannel(store, channel, { note: '' }, () => ({ experiments: [experiment] }));
  });
  beforeEach(async () => (get = await serve(channel)));

  /** A visit without a cookie, and the arm of the cookie that it gets. */
  async function first(headers: Record<string, string> = {}) {
    const { status, headers: sent, body } = await get('/bella-napoli', headers);
    const [cookie = ''] = sent['set-cookie'] ?? [];
    const [pair = ''] = cookie.split(';');
    const { arm = '' } = readArms(pair).arms.get('menus') ?? {};
    const [, html = ''] = /data-builds="[^"]+">([0-9a-f]{64})<\/div>/.exec(String(body)) ?? [];
    return {
      status,
      cookie,
      pair,
      arm,
      html,
      etag: String(sent['etag']),
      cache: sent['cache-control'],
      body,
    };
  }
  const visits = async (count: number) => Promise.all(Array.from({ length: count }, () => first()));

  test('is rendered in the arm of its cookie, and so is the second visit', async () => {
    const { composition } = await shownAs('control');
    const { composition: tested } = await shownAs('new');
    for (const { arm, html, pair, cookie, cache } of await visits(20)) {
      expect(html).toBe(arm === 'new' ? tested : composition);
      expect(cookie).toMatch(
        /^storefront-arms=~menus\.[0-9a-f]{12}\.\w+; Path=\/; SameSite=Lax; Expires=/,
      );
      expect(cache).toBe('private, no-cache');
      expect(await shownBy(get, pair)).toBe(html);
      expect((await get('/bella-napoli', { cookie: pair })).headers).not.toHaveProperty(
        'set-cookie',
      );
    }
  });
  const shownAs = async (arm: string) => ({
    composition: await shownBy(get, cookieOf(experiment, arm)),
  });

  test('the shares of the arms are those of the published assignment', async () => {
    const arms = (await visits(400)).map(({ arm }) => arm);
    expect(Math.abs(arms.filter((arm) => arm === 'new').length - 200)).toBeLessThan(80);
    expect(new Set(arms)).toEqual(new Set(['control', 'new']));
  });

  test('no answer names a visitor: visitors of one arm get the same bytes, also as 304', async () => {
    const found = await visits(20);
    for (const name of ['control', 'new']) {
      const same = found.filter(({ arm }) => arm === name);
      expect(new Set(same.map(({ body }) => String(body))).size).toBe(1);
      expect(new Set(same.map(({ cookie }) => cookie)).size).toBe(1);
      expect(String(same[0]?.body)).not.toMatch(/[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}/);
    }
    const etags = new Map(found.map(({ arm, etag }) => [arm, etag]));
    for (const etag of etags.values()) {
      // a copy of one arm is never confirmed in another, and the cookie names the arm that is confirmed
      const again = await Promise.all(
        Array.from({ length: 20 }, () => first({ 'if-none-match': etag })),
      );
      for (const { status, arm } of again) expect(status).toBe(etags.get(arm) === etag ? 304 : 200);
    }
  });

  test('over https the cookie is for https alone', async () => {
    expect((await first({ 'x-forwarded-proto': 'https' })).cookie).toMatch(/; Secure$/);
    expect((await first()).cookie).not.toContain('Secure');
  });

  test.each([
    ['of another site', `${ARMS_COOKIE}=1`],
    [
      'sent twice',
      `${ARMS_COOKIE}=~menus.0123456789ab.new; ${ARMS_COOKIE}=~menus.0123456789ab.control`,
    ],
    ['of an earlier allocation', `${ARMS_COOKIE}=~menus.0123456789ab.new`],
  ])('is none with a cookie %s: the start script decides', async (_case, cookie) => {
    const { html, cookie: sent } = await first({ cookie });
    expect([html, sent]).toEqual(['', '']);
  });
});
