import { createHash } from 'node:crypto';
import { brotliDecompressSync } from 'node:zlib';
import type { QueryForm, RemoteDeclaration } from '@storefront/compositions';
import { anOffer } from '@storefront/compositions/testing';
import {
  changeChannel,
  compose,
  openStore,
  promote,
  publish,
  type Store,
} from '@storefront/release';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '@storefront/release/testing';
import { aRenderer } from '../testing/a-renderer';
import { serveEdge, stopServers, type Get } from '../testing/serve-edge';
import type { RenderedPage } from './rendered-page';
import type { ScreenRequest } from './renderer';

const NAME = '</title><script>alert(1)</script>"';
const SCREEN: RenderedPage = {
  html: '<main class="page" data-s="0">Menu</main>',
  style: '.page{margin:0}[data-s="0"]{--cards:2}',
  tag: 'es',
  look: '',
  fonts: [],
  language: 'es',
  revision: 'W/"1"',
  query: '',
  builds: ['/builds/shell/1/', '/builds/mf-menu/1/'],
};

/** A channel with an edition of the pages that only the restaurant's module gives. */
const MODULES = 'modules';

let store: Store;
beforeAll(async () => {
  store = openStore(await aTemporaryFolder());
  const files = { 'main.js': 'const shell = 1;', 'boot.js': 'start();' };
  const home = { page: 'home', heading: 'restaurant' } as const;
  const of = (list: string, more: QueryForm['parameters'] = {}): QueryForm => ({
    parameters: {
      product: { in: list },
      menu: { groupOf: 'product', optional: true },
      ...more,
    },
  });
  const builder = [
    of('sizes', { by: { values: ['flavor'], optional: true } }),
    of('combos', { isCombo: { values: ['true'] } }),
  ];
  const ofModule = {
    ...of('new-combos', { isCombo: { values: ['true'] } }),
    module: 'new_nep_pizzas',
  };
  const token = {
    token: { uuid: true },
    caller: { any: true, optional: true },
  } as const;
  const declaration: RemoteDeclaration = {
    pages: [
      { ...home, path: '', rendered: { freshMinutes: 15 } },
      { ...home, path: 'hours', rendered: { freshMinutes: 15 } },
      { ...home, path: 'info', rendered: {} },
      { ...home, path: 'tablet', catchesBelow: true },
      {
        ...home,
        path: 'track',
        rendered: { queries: [{ parameters: token }], data: '/order/uuid/{token}' },
      },
      {
        ...home,
        path: 'pizza',
        withoutModule: 'new_nep_pizzas',
        rendered: { queries: builder },
      },
      {
        ...home,
        path: 'pizza-nep',
        module: 'new_nep_pizzas',
        rendered: { queries: [...builder, ofModule] },
      },
      { ...home, path: 'extra', rendered: { queries: [of('products')] } },
      { ...home, path: 'news/:slug', rendered: {} },
      { ...home, path: 'shopping-cart', dialogs: [{ path: 'notes', page: 'home' }] },
    ],
  };
  const offers = anOffer({
    screens: ['not-found', 'unknown-restaurant'],
    lists: ['products', 'sizes', 'combos', 'new-combos'],
  });
  const none = { js: [], css: [], consumes: [] };
  const exposes = { './remote': none, './pages/home': none };
  const folders = [
    await aBuildFolder('shell', files, {
      boot: 'boot.js',
      offers,
    }),
    await aBuildFolder(
      'mf-menu',
      { 'main.js': 'const menu = 1;' },
      { exposes, rendered: ['./pages/home'], declaration },
    ),
  ];
  const builds = [];
  for (const { folder } of folders) builds.push(await publish(store, folder));
  const { hash } = await compose(store, builds);
  await promote(store, 'stable', hash);
  const { folder } = await aBuildFolder(
    'mf-menu',
    { 'main.js': 'const menu = 2;' },
    { version: '1.0.0+2', exposes, rendered: ['./pages/home'], declaration },
  );
  const edition = await publish(store, folder);
  await promote(store, MODULES, hash);
  await changeChannel(store, MODULES, { note: '' }, () => ({
    experiments: [
      {
        name: 'nep',
        owner: 'pizza team',
        salt: 'nep',
        since: '2026-01-01T00:00:00.000Z',
        expires: '2100-01-01T00:00:00.000Z',
        forces: { module: 'new_nep_pizzas', arm: 'nep' },
        arms: [
          { name: 'control', share: 10_000, ranges: [[0, 10_000]], builds: [] },
          { name: 'nep', share: 0, ranges: [], builds: [edition] },
        ],
      },
    ],
  }));
});
afterEach(stopServers);
afterAll(removeTemporaryFolders);

const LISTS = {
  sizes: { large: ['pizzas'] },
  combos: { 9: ['combos'] },
  'new-combos': { 10: ['combos'] },
  products: { pasta: ['category-7'] },
};
const info = {
  name: NAME,
  timezone: 'America/Sao_Paulo',
  language: 'pt-br',
  modules: {},
  theme: {},
  whatsapp: '"><script>',
};

/** An edge with a renderer that returns `screen` and records its requests. */
async function serve(
  screen: RenderedPage | null,
  status = 200,
  modules: Record<string, boolean> = {},
  channel = 'stable',
): Promise<{ get: Get; requests: ScreenRequest[] }> {
  const requests: ScreenRequest[] = [];
  const get = await serveEdge({
    store,
    channel,
    publicUrl: 'https://pizza.example',
    readApi: async () => ({
      status,
      body: { info: { ...info, modules }, lists: LISTS },
      etag: 'W/"1"',
    }),
    renderer: aRenderer({
      screenOf: async (request) => {
        requests.push(request);
        return screen;
      },
    }),
  });
  return { get, requests };
}

const hashOf = (text: string): string =>
  `'sha256-${createHash('sha256').update(text).digest('base64')}'`;
const textsOf = (html: string, element: string): string[] =>
  [...html.matchAll(new RegExp(`<${element}(?: data[^>]*)?>(.*?)</${element}>`, 'gs'))].map(
    ([, text = '']) => text,
  );

describe('a rendered page', () => {
  test('has the screen before its scripts, and names what rendered it', async () => {
    const { get } = await serve(SCREEN);
    const html = (await get('/bella-napoli')).body.toString();
    expect(html).toContain('<html lang="es">');
    expect(html).toContain(
      'data-rendered="es" data-path="/bella-napoli" data-restaurant="0" ' +
        'data-revision="W/&quot;1&quot;" data-builds="/builds/shell/1/ /builds/mf-menu/1/">' +
        SCREEN.html,
    );
    expect(html.indexOf('id="composition"')).toBeGreaterThan(html.indexOf(SCREEN.html));
    expect(html.indexOf('<script data-builds="/builds/shell/1/ ')).toBeLessThan(
      html.indexOf(SCREEN.html),
    );
    expect(html.indexOf('<template id="placeholder"><div id="first"')).toBeGreaterThan(0);
  });

  test('allows its inline script and style by their hashes, and contains no other', async () => {
    const { get } = await serve(SCREEN);
    const { headers, body } = await get('/bella-napoli');
    const [html, policy] = [body.toString(), String(headers['content-security-policy'])];
    const [styles, scripts] = [textsOf(html, 'style'), textsOf(html, 'script')];
    expect([styles.length, scripts.length]).toEqual([1, 3]);
    expect(policy).toContain(`style-src 'self' ${hashOf(styles[0] ?? '')}`);
    expect(policy).toContain(`script-src 'self' ${scripts.map(hashOf).join(' ')}`);
    expect(html.match(/<[^<>]*\s(?:style|on\w+)=/g)).toBeNull();
  });

  test('is revalidated by all that it contains, and depends on the languages of the browser', async () => {
    const first = await (await serve(SCREEN)).get('/bella-napoli');
    const etag = String(first.headers['etag']);
    const { get } = await serve({ ...SCREEN, html: '<main>Other</main>' });
    expect((await get('/bella-napoli', { 'if-none-match': etag })).status).toBe(200);
    const again = await (await serve(SCREEN)).get('/bella-napoli', { 'if-none-match': etag });
    expect(again.status).toBe(304);
    expect(first.headers['vary']).toBe('accept-encoding, accept-language');
  });
});

test.each([
  ['pizza?product=large', 'product=large'],
  ['pizza?product=large&menu=pizzas&utm_source=x', 'menu=pizzas&product=large'],
  ['pizza?isCombo=true&product=9', 'isCombo=true&product=9'],
  ['extra?product=pasta', 'product=pasta'],
  ['extra?product=pasta&menu=category-7', 'menu=category-7&product=pasta'],
])('/%s shows an item of the menu: its screen is cached by its query', async (path, query) => {
  const { get, requests } = await serve({ ...SCREEN, query });
  const { headers } = await get(`/bella-napoli/${path}`);
  const [page = ''] = path.split('?');
  expect(requests).toMatchObject([{ path: page, query, dataPath: null, period: 0 }]);
  expect(headers['cache-control']).toBe('no-cache');
});

describe('while a module gives another builder, and no visitor is assigned to it', () => {
  const rendered = async (modules: Record<string, boolean>, path: string) => {
    const { get, requests } = await serve(SCREEN, 200, modules, MODULES);
    const { headers } = await get(`/bella-napoli/${path}`);
    // every visitor gets the same: a shared cache may store it
    expect([headers['cache-control'], headers['set-cookie']]).toEqual(['no-cache', undefined]);
    return requests[0]?.rendered?.modules ?? (requests[0]?.rendered ? [] : null);
  };
  const ON = { new_nep_pizzas: true };

  test.each([
    ['extra?product=pasta', {}, []],
    ['pizza?product=large', {}, []],
    ['pizza?product=9&isCombo=true', {}, []],
    ['extra?product=pasta', ON, ['new_nep_pizzas']],
    ['pizza-nep?product=large', ON, ['new_nep_pizzas']],
    ['pizza-nep?product=10&isCombo=true', ON, ['new_nep_pizzas']],
    // a combo of the module, beside the builder of the restaurant
    ['pizza-nep?product=10&isCombo=true', {}, ['new_nep_pizzas']],
  ])('the first visit of /%s is rendered, with the modules %j', async (path, modules, expected) =>
    expect(await rendered(modules, path)).toEqual(expected),
  );

  test.each([
    ['pizza?product=large', ON],
    ['pizza-nep?product=large', {}],
    ['pizza?product=10&isCombo=true', {}],
    ['pizza-nep?product=none', ON],
  ])('/%s with the modules %j leads elsewhere: it starts no render', async (path, modules) =>
    expect(await rendered(modules, path)).toBeNull(),
  );
});

test.each([
  'pizza',
  'pizza?product=none',
  'pizza?product=large&menu=none',
  'pizza?product=large&isCombo=true',
  'pizza?product=large&step=2',
  'pizza?product=large&product=large',
  'extra?product=water',
  'extra?product=pasta&menu=category-8',
])('/%s is no item of the menu: it starts no render', async (path) => {
  const { get, requests } = await serve(SCREEN);
  expect((await get(`/bella-napoli/${path}`)).body.toString()).toContain('id="first"');
  expect(requests).toEqual([]);
});

const TOKEN = '4f1c2a6e-8a55-4a63-9b8e-3d0f3a6f3b11';

test.each([
  [`track?token=${TOKEN}`, `token=${TOKEN}`],
  [`track?caller=menu&token=${TOKEN}&src=push`, `caller=menu&token=${TOKEN}`],
])('/%s is rendered with its order, for the request alone', async (path, query) => {
  const data = { uuid: TOKEN };
  const { get, requests } = await serve({ ...SCREEN, query, data });
  const { headers, body } = await get(`/bella-napoli/${path}`, { 'accept-encoding': 'br' });
  expect(requests).toMatchObject([{ path: 'track', query, dataPath: `/order/uuid/${TOKEN}` }]);
  expect([headers['cache-control'], headers['etag']]).toEqual(['no-store', undefined]);
  expect(headers['vary']).toBe('accept-encoding, accept-language');
  expect(headers['referrer-policy']).toBe('same-origin');
  expect(brotliDecompressSync(body).toString()).toContain(
    `<script type="application/json" id="page-data">${JSON.stringify(data)}</script>`,
  );
});

test('a screen is of the opening state, those of home and hours also of the day', async () => {
  const now = jest.spyOn(Date, 'now');
  const { get, requests } = await serve(SCREEN);
  for (const hour of [1, 2, 4]) {
    now.mockReturnValue(Date.UTC(2026, 0, 1, hour)); // the day begins at three in Brasília
    await get('/bella-napoli/hours');
    await get('/bella-napoli');
    await get('/bella-napoli/info');
  }
  now.mockRestore();
  const of = (page: string) =>
    requests.filter(({ path }) => path === page).map(({ opening }) => opening);
  for (const page of ['hours', '']) {
    const [first, second, third] = of(page);
    expect([first === second, first === third]).toEqual([true, false]);
  }
  expect(new Set(of('info')).size).toBe(1);
});

test('a path with parameters is rendered for each address, apart from the screens of known ones', async () => {
  const { get, requests } = await serve(SCREEN);
  for (const path of ['news/one', 'news/two?src=push', 'news/one?step=2', 'news', 'news/:slug'])
    await get(`/bella-napoli/${path}`);
  expect(requests).toMatchObject([
    { path: 'news/one', isOfAnyPath: true, rendered: { route: { path: 'news/:slug' } } },
    { path: 'news/two', isOfAnyPath: true },
    { path: '*', isOfAnyPath: false },
    { path: 'news/:slug', isOfAnyPath: true },
  ]);
});

test.each([
  // the router of the browser finds a page for each of them
  '/bella-napoli/NEWS/one',
  '/bella-napoli/HOURS',
  '/bella-napoli/%68ours',
  '/bella-napoli/shopping-cart/notes',
  '/bella-napoli/tablet/any',
  '/none?t=code',
  '/bella-napoli/track?token=%2e%2e%2fother',
  '/bella-napoli/track?token=%F0%9F%8D%95',
  '/bella-napoli/track?cid=1&oid=2',
  `/bella-napoli/track?token=${TOKEN}&token=${TOKEN}`,
  `/bella-napoli/track?token=${TOKEN}&t=code`,
  '/bella-napoli?t=code',
  '/bella-napoli?debug=1',
])('%s is rendered in the browser', async (path) => {
  const { get, requests } = await serve(SCREEN);
  expect((await get(path)).body.toString()).toContain('id="first"');
  expect(requests).toEqual([]);
});
