import { type BuildRef, type Experiment, ARMS_COOKIE, armsValue } from '@storefront/compositions';
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
import { serveEdge, stopServers, type Get } from '../testing/serve-edge';
import { allocationOf } from '../visit-arms';
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
  return {
    cachedScreen,
    plainMenuOf: async () => null,
    prepare: () => undefined,
    screenOf: async (request) => cachedScreen(request),
    close: async () => undefined,
  };
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
    { experiment: experiment.name, allocation: allocationOf(experiment), arm },
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
  expect([await shownBy(get, inArm), await shownBy(get, inArm)]).toEqual([tested, tested]);
  expect(await shownBy(get, cookieOf(on, 'control'))).toBe(control);
  const fixed = await change(experimentWith(await aMenu(4)), [tested]);
  expect(fixed).not.toBe(tested);
  expect(await shownBy(get, inArm)).toBe(fixed);
  const off = experimentWith(await aMenu(4), { at: '2026-01-01T00:00:00.000Z', reason: 'slow' });
  await change(off, [fixed ?? '']);
  expect(await shownBy(get, inArm)).toBeNull();
  expect(await shownBy(get, cookieOf(off, ''))).toBe(control);
});

test('each arm is HTML of its own for caches: no arm is revalidated as another, none is shared', async () => {
  const channel = 'caches';
  await release(channel, await aMenu(1));
  const get = await serve(channel);
  expect((await get('/bella-napoli')).headers['cache-control']).toBe('no-cache');
  const experiment = experimentWith(await aMenu(3));
  await changeChannel(store, channel, { note: '' }, () => ({ experiments: [experiment] }));
  const cookies = [{}, ...['control', 'new'].map((arm) => ({ cookie: cookieOf(experiment, arm) }))];
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
