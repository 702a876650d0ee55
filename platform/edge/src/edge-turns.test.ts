import type * as httpKit from '@storefront/http-kit';
import { type Store, openStore } from '@storefront/release';
import { aTemporaryFolder, removeTemporaryFolders } from '@storefront/release/testing';
import type { CurrentPage } from './channel-page';
import type { RenderedPage } from './render/rendered-page';
import * as sending from './send';
import { createEdge } from './edge';
import { listen } from './listen';
import { alsoStop, serveEdge, stopServers } from './testing/serve-edge';

const started: string[] = [];
/** The running and finished work of menus without scripts. */
const plainMenus: Promise<unknown>[] = [];
jest.mock('@storefront/http-kit', () => {
  const actual = jest.requireActual<typeof httpKit>('@storefront/http-kit');
  return {
    ...actual,
    budget: (options: Parameters<typeof actual.budget>[0]) => {
      const run = actual.budget(options);
      return (work: () => Promise<unknown>) => {
        started.push(options.name);
        const running = run(work);
        if (options.name === 'menus without scripts') plainMenus.push(running);
        return running;
      };
    },
  };
});

jest.mock('./send', () => {
  const actual = jest.requireActual<typeof sending>('./send');
  return { ...actual, sendText: jest.fn(actual.sendText) };
});

const SCREEN: RenderedPage = {
  html: '<main>Menu</main>',
  style: '',
  tag: 'en',
  look: '',
  fonts: [],
  language: 'en',
  revision: '"1"',
  query: '',
  builds: [],
};
const ROUTES = [''];
const PAGE = {
  boot: 'start();',
  worker: '',
  document: () => ({ config: { origins: [], revision: 1 }, experiments: [] }),
  isTested: () => false,
  rendered: () => null,
  ofShell: () => null,
  hasRoute: (path: string) => ROUTES.includes(path),
} as unknown as CurrentPage;

let store: Store;
beforeAll(async () => {
  store = openStore(await aTemporaryFolder());
});
beforeEach(() => {
  started.splice(0);
  plainMenus.splice(0);
});
afterEach(stopServers);
afterAll(removeTemporaryFolders);

/** An edge whose requests find `screens` in the cache, in their order, and none after that. */
const serve = (screens: (RenderedPage | null)[], status = 200, page: CurrentPage | null = PAGE) =>
  serveEdge({
    store,
    page: async () => page,
    readApi: async () => ({ status, body: { info: { name: 'Bella' } }, etag: '"1"' }),
    renderer: {
      screenOf: async () => SCREEN,
      cachedScreen: () => screens.shift() ?? null,
      plainMenuOf: async () => null,
      prepare: () => undefined,
      close: async () => undefined,
    },
  });
const turns = (): string[] => started.filter((name) => name.endsWith('pages'));

test('a page whose screen was cached has the turn of cached pages the next time', async () => {
  const get = await serve([SCREEN, SCREEN]);
  for (let count = 0; count < 2; count += 1) expect((await get('/bella-napoli')).status).toBe(200);
  expect(turns()).toEqual(['pages', 'cached pages']);
});

test('a page whose screen is cached no longer has the turn of other pages again', async () => {
  const get = await serve([SCREEN, null]);
  for (let count = 0; count < 3; count += 1) await get('/bella-napoli');
  expect(turns()).toEqual(['pages', 'cached pages', 'pages']);
});

test.each([
  ['a page without a cached screen', '/bella-napoli', null, 200],
  ['a path without a page', '/bella-napoli/none', SCREEN, 200],
  ['an unknown restaurant', '/none', SCREEN, 404],
])('%s never has the turn of cached pages', async (_case, path, screen, status) => {
  const get = await serve([screen, screen], status);
  for (let count = 0; count < 2; count += 1) expect((await get(path)).status).toBe(status);
  expect(turns()).toEqual(['pages', 'pages']);
});

test('before the first promotion a page is 503, with a renderer too', async () => {
  const get = await serve([], 200, null);
  expect((await get('/bella-napoli')).status).toBe(503);
});

test.each(['/robots.txt', '/sw.js', '/bella-napoli/manifest.webmanifest'])(
  '%s is answered once, and has no turn of a page',
  async (path) => {
    const sendText = jest.mocked(sending.sendText).mockClear();
    const get = await serve([]);
    expect((await get(path)).status).toBe(200);
    expect(sendText.mock.calls.filter(([, , status]) => status === 404)).toEqual([]);
    expect(turns()).toEqual([]);
  },
);

test.each([
  { effect: 'reads the API on an open connection', isGone: false },
  { effect: 'reads nothing after its connection closed', isGone: true },
])('a menu without scripts $effect', async ({ isGone }) => {
  const readApi = jest.fn(async () => ({ status: 404, body: null }));
  const edge = createEdge({
    store,
    channel: 'stable',
    api: { handle: (_, response) => void response.end() },
    page: async () => PAGE,
    readApi,
  });
  const server = await listen((request, response) => {
    if (isGone) response.destroy();
    edge(request, response);
  }, 0);
  alsoStop(server);
  await fetch(`http://localhost:${server.port}/bella-napoli/menu.html`).catch(() => null);
  expect(plainMenus).toHaveLength(1);
  await plainMenus[0];
  expect(readApi.mock.calls.length > 0).toBe(!isGone);
});
