import { setTimeout as pause } from 'node:timers/promises';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import {
  createEdge,
  createEdgeMetrics,
  listen,
  renderCandidate,
  storeRenderer,
} from '@storefront/edge';
import { demoRestaurants } from '@storefront/demo/restaurants';
import { escapeHtml } from '@storefront/http-kit';
import {
  changeChannel,
  compose,
  newExperiment,
  openStore,
  promote,
  publish,
} from '@storefront/release';
import { anOrder } from '@storefront/shared-domain/testing';
import { remoteNames } from '@storefront/build/workspace';

/* The published builds in a realm: what they need at run time differs from their sources. */

const lines: string[] = [];
let folder: string;
let port: number;
let screens: string;
let serveAgain: () => Promise<{ port: number; close: () => Promise<void> }>;
let close: () => Promise<void>;
let candidate: Parameters<typeof renderCandidate>[0];

const ORDER_OF = 'la-esquina';

const wireOf = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const urls = demoRestaurants.map(({ info }) => info.restaurant_url);

const STATUSES = ['CREATED', 'CONFIRMED', 'PREPARING', 'READY', 'DISPATCHED', 'CANCELED'];
/** An order of each restaurant, each in another status. */
const orders = demoRestaurants.map(({ info }, at) =>
  anOrder({
    uuid: `4f1c2a6e-8a55-4a63-9b8e-3d0f3a6f3b1${at}`,
    restaurantId: info.id,
    status: STATUSES[at % STATUSES.length]!,
  }),
);
const tokenOf = (restaurant: string): string => orders[urls.indexOf(restaurant)]!.uuid;
const TOKEN = tokenOf(ORDER_OF);

const readApi = async (url: string) => {
  const name = url.split('/').pop();
  const order = orders.find(({ uuid }) => url === `/order/uuid/${uuid}`);
  if (order) return { status: 200, body: wireOf(order) };
  const found = demoRestaurants.find(({ info }) => info.restaurant_url === name);
  if (name === 'no-record') return { status: 200, body: { info: { name: 'None' } }, etag: '"1"' };
  if (found === undefined) return { status: 404, body: null };
  const { info, menu, hours } = found;
  return { status: 200, body: wireOf({ info, menu, hours }), etag: '"1"' };
};

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'storefront-screens-'));
  const store = openStore(path.join(folder, 'store'));
  const builds = [];
  for (const name of ['shell', ...remoteNames])
    builds.push(
      // compressing all files takes seconds of processor time, and nothing here reads them over a network
      await publish(store, path.join(__dirname, '../..', name, 'dist'), { isCompressed: false }),
    );
  const { hash } = await compose(store, builds);
  await promote(store, 'stable', hash);
  // as `releaseEditions` does for the demo: the module of slice-house gives another builder
  const dist = path.join(__dirname, '../../mf-pizza-builder/dist-nep');
  const { name, id, contentHash } = await publish(store, dist, { isCompressed: false });
  const edition = newExperiment({
    name: 'pizza-builder-nep',
    owner: 'storefront',
    salt: 'pizza-builder-nep',
    since: new Date().toISOString(),
    expires: '2099-12-31T00:00:00.000Z',
    arms: [{ name: 'nep', share: 0, builds: [{ name, id, contentHash }] }],
    forces: { module: 'new_nep_pizzas', arm: 'nep' },
  });
  await changeChannel(store, 'stable', { note: 'editions' }, () => ({ experiments: [edition] }));
  candidate = {
    store,
    hash,
    sample: { restaurantUrl: 'bella-napoli', wire: (await readApi('bella-napoli')).body },
  };
  screens = path.join(folder, 'screens');
  serveAgain = async () => {
    const renderer = storeRenderer({
      store,
      site: {},
      readApi,
      metrics: createEdgeMetrics(),
      log: (line) => void lines.push(line),
      screens: { folder: screens, secret: null },
    });
    const api = { handle: () => undefined };
    const edge = await listen(createEdge({ store, channel: 'stable', api, readApi, renderer }), 0);
    return {
      port: edge.port,
      close: async () => {
        await edge.close();
        await renderer.close();
      },
    };
  };
  ({ port, close } = await serveAgain());
});
afterAll(async () => {
  await close();
  await rm(folder, { recursive: true, force: true });
});

/** Requests until a page counts as not rendered: 20 s. */
const MAX_REQUESTS = 200;
const BETWEEN_MS = 100;

/** A busy machine: the edge renders the page again for a later request. */
const isLate = (line: string): boolean => line.includes('no screen after');

/** The page, requested until it is rendered. Throws the first failed render. */
async function renderedPage(address: string, language: string): Promise<string> {
  for (let count = 0; count < MAX_REQUESTS; count += 1) {
    const answer = await fetch(`http://localhost:${port}${address}`, {
      headers: { 'accept-language': language },
    });
    const html = await answer.text();
    if (html.includes(' data-rendered="')) return html;
    const failed = lines.splice(0).find((line) => !isLate(line));
    if (failed !== undefined) throw new Error(failed);
    await pause(BETWEEN_MS);
  }
  throw new Error(`${address} is not rendered`);
}

test.each([
  ['/bella-napoli', 'pt-br', '<article'],
  ['/app/slice-house/hours', 'en', 'Hours'],
  ['/la-esquina/reviews', 'es', 'Opiniones'],
  ['/bella-napoli/shopping-cart', 'pt-br', 'Carregando seu carrinho'],
  ['/app/la-esquina/shopping-cart', 'es', 'Cargando tu carrito'],
  [`/${ORDER_OF}/track?token=${TOKEN}`, 'es', '#501'],
  [
    `/app/${ORDER_OF}/track?token=${TOKEN}`,
    'en',
    '<script type="application/json" id="page-data">',
  ],
  ['/bella-napoli/pizza?product=broto', 'pt-br', '<h1'],
  ['/slice-house/pizza-nep?product=large', 'en', 'id="nep-pizza"'],
  ['/loja-bloqueada', 'pt-br', '<h1'],
  ['/app/slice-house/no-such-page', 'en', 'href="/app/slice-house"'],
  ['/no-such-restaurant', 'es', 'data-revision="unknown-restaurant"'],
])('%s in %s', async (address, language, part) => {
  const html = await renderedPage(address, language);
  expect(html).toContain(`data-rendered="${language}"`);
  expect(html).toContain(part);
});

test('after a restart the first request of each page is rendered', async () => {
  const pages = ['/bella-napoli', '/slice-house/hours', '/la-esquina/shopping-cart'];
  for (const page of pages) await renderedPage(page, 'es');
  const page = '/bella-napoli/pizza?product=broto';
  await renderedPage(page, 'pt-br');
  const stored = async (ending: string) =>
    (await readdir(screens)).filter((name) => name.endsWith(ending)).length;
  while ((await stored('.screen')) <= pages.length) await pause(BETWEEN_MS);
  expect(await stored('.head')).toBeGreaterThan(2);
  const restarted = await serveAgain();
  const first = async (address: string, language: string): Promise<string> =>
    (
      await fetch(`http://localhost:${restarted.port}${address}`, {
        headers: { 'accept-language': language },
      })
    ).text();
  try {
    for (const address of pages) expect(await first(address, 'es')).toContain('data-rendered="es"');
    expect(await first(page, 'pt-br')).toContain('data-rendered="pt-br"');
  } finally {
    await restarted.close();
  }
});

const comboPage = (id: string): string => `pizza?isCombo=true&product=${id}`;
/** Pages of items: one of each kind that the restaurant has. */
const ITEMS: Readonly<Record<string, readonly string[]>> = {
  'bella-napoli': [
    'extra?product=brownie',
    'pizza?product=media',
    comboPage('combo-familia'),
    'pizza-nep?isCombo=true&product=combo-galera',
  ],
  'slice-house': [
    'extra?product=wings',
    'pizza-nep?product=large',
    'pizza-nep?isCombo=true&product=game-night',
  ],
  'forno-fechado': ['extra?product=lasanha-forno', 'pizza?product=unica'],
  'cantina-mesa': ['extra?product=mesa-bolonhesa'],
  'la-esquina': ['extra?product=docena', 'pizza?product=chica', comboPage('combo-dos')],
};
const PAGES = ['', 'hours', 'payments', 'info', 'reviews', 'shopping-cart', 'no-such-page'];
const LANGUAGES = ['en', 'es', 'pt-br'];

describe('the rules of the edge (`html-rules.ts`) accept', () => {
  test.each(urls.flatMap((url) => LANGUAGES.map((language) => [url, language] as const)))(
    'every rendered page of %s in %s',
    async (url, language) => {
      const pages = [...PAGES, ...(ITEMS[url] ?? []), `track?token=${tokenOf(url)}`];
      for (const page of pages)
        await expect(renderedPage(`/${url}/${page}`, language)).resolves.toContain('</html>');
    },
  );
  test.each(LANGUAGES)('the screen of an unknown restaurant in %s', async (language) => {
    await expect(renderedPage('/no-such-restaurant', language)).resolves.toContain('</html>');
  });
});

test.each(demoRestaurants.map(({ info }) => [info.restaurant_url, info] as const))(
  'what pages of %s state comes from the shell',
  async (url, { name, id }) => {
    const html = await renderedPage(`/${url}`, 'en');
    expect(html).toContain(`<meta property="og:title" content="${escapeHtml(name)}">`);
    expect(html).toContain(`data-restaurant="${id}"`);
    const [, json = ''] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
    const data = JSON.parse(json) as Record<string, unknown>;
    expect(data).toMatchObject({
      '@type': 'Restaurant',
      name,
      url: `http://localhost:${port}/${url}`,
    });
    const manifest = await fetch(`http://localhost:${port}/${url}/manifest.webmanifest`);
    expect(await manifest.json()).toMatchObject({ name, start_url: `/${url}` });
  },
);

test.each(urls)('%s is shown without scripts, in its language and by its search', async (url) => {
  const address = `http://localhost:${port}/app/${url}/menu.html`;
  const page = await fetch(address, { headers: { 'accept-language': 'en' } });
  const html = await page.text();
  expect([page.status, html.slice(0, 30)]).toEqual([200, '<!doctype html><html lang="en"']);
  expect(html).toContain(`<form role="search" action="/app/${url}/menu.html">`);
  const found = await fetch(`${address}?utm_source=x&q=zzz`, {
    headers: { 'accept-language': 'en' },
  });
  expect(await found.text()).toContain('No dishes match “zzz”.');
  const way = await renderedPage(`/app/${url}`, 'en');
  expect(way).toContain(`<a href="/app/${url}/menu.html">Open the menu without scripts</a>`);
});

test('a record that violates its contract fails by the name that the edge counts for it alone', async () => {
  await expect(renderedPage('/no-record', 'en')).rejects.toThrow('UnreadableDataError');
});

test('the gate finds nothing that a page would not need', async () =>
  expect(await renderCandidate(candidate)).toEqual([]));
