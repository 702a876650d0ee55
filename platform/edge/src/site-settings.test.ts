import type { PageDocument, PageSite } from '@storefront/compositions';
import { compose, openStore, promote, publish, type Store } from '@storefront/release';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '@storefront/release/testing';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { exportChannel } from './export/export-channel';
import { serveEdge, stopServers } from './testing/serve-edge';

const SITE: PageSite = {
  services: { cepBase: 'https://cep.example/ws', phoneBase: '/phones' },
  maps: {
    '': { tiles: 'https://tiles.example/{z}/{x}/{y}.png?key=k', attribution: '© A "quoted" name' },
    google_maps: { link: 'https://maps.example/?q={lat},{lng}' },
    own: { tiles: '/t/{z}/{x}/{y}', attribution: 'O' },
  },
  counterPickupRestaurants: [101],
};
let store: Store;

const configIn = (html: string): PageDocument['config'] =>
  (JSON.parse(/id="composition">(.*?)<\/script>/.exec(html)?.[1] ?? '') as PageDocument).config;
const sources = (policy: string, name: string) =>
  policy
    .replaceAll('&#39;', "'")
    .split('; ')
    .find((directive) => directive.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);

beforeAll(async () => {
  store = openStore(await aTemporaryFolder());
  const { folder } = await aBuildFolder(
    'shell',
    { 'main.js': '1', 'boot.js': '2' },
    { version: '1.0.0+a', boot: 'boot.js', entry: { js: ['main.js'], css: [], consumes: [] } },
  );
  await promote(store, 'stable', (await compose(store, [await publish(store, folder)])).hash);
});
afterEach(stopServers);
afterAll(removeTemporaryFolders);

test('[OPEN-055] [OPEN-049] the edge writes the settings into the page and permits those servers', async () => {
  const { headers, body } = await (await serveEdge({ store, site: SITE }))('/bella-napoli');
  expect(configIn(body.toString())).toMatchObject(SITE);
  const policy = String(headers['content-security-policy']);
  expect(sources(policy, 'img-src')).toEqual(["'self'", 'data:', 'https://tiles.example']);
  expect(sources(policy, 'connect-src')).toEqual(["'self'", 'https://cep.example']);
  expect(policy).not.toContain('maps.example');
});

test('card and vendor documents come from an origin that the page cannot call, else from the API', async () => {
  const policyOf = async (site: PageSite) =>
    String(
      (await (await serveEdge({ store, site }))('/bella-napoli')).headers[
        'content-security-policy'
      ],
    );
  const own = await policyOf({ services: { cardBase: 'https://cards.example' } });
  expect([sources(own, 'frame-src'), sources(own, 'connect-src')]).toEqual([
    ["'self'", 'https://cards.example'],
    ["'self'"],
  ]);
  const measured = await policyOf({
    services: { vendorBase: 'https://tags.example', metricsUrl: 'https://metrics.example/put' },
  });
  expect([
    sources(measured, 'frame-src'),
    sources(measured, 'connect-src'),
    sources(measured, 'script-src')?.includes('https://tags.example'),
  ]).toEqual([["'self'", 'https://tags.example'], ["'self'", 'https://metrics.example'], false]);
  const folder = await aTemporaryFolder();
  await exportChannel({
    store,
    channel: 'stable',
    folder,
    apiBase: 'https://api.pizza.example/v1',
    mediaBase: '/media',
    base: '',
    keepDays: 30,
  });
  const html = await readFile(path.join(folder, 'index.html'), 'utf8');
  expect(
    sources(
      /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '',
      'frame-src',
    ),
  ).toEqual(["'self'", 'https://api.pizza.example']);
});

test('without settings the page is not a byte longer, and its policy allows no origin', async () => {
  const [plain, empty] = [
    await (await serveEdge({ store }))('/bella-napoli'),
    await (await serveEdge({ store, site: {} }))('/bella-napoli'),
  ];
  expect(empty.body.equals(plain.body)).toBe(true);
  expect(Object.keys(configIn(plain.body.toString()))).not.toEqual(
    expect.arrayContaining(['maps']),
  );
  expect(sources(String(plain.headers['content-security-policy']), 'img-src')).toEqual([
    "'self'",
    'data:',
  ]);
  expect(sources(String(plain.headers['content-security-policy']), 'connect-src')).toEqual([
    "'self'",
  ]);
});

test("an export carries the same, in the page and in the file server's configuration", async () => {
  const folder = await aTemporaryFolder();
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  await exportChannel({
    store,
    channel: 'stable',
    folder,
    apiBase: 'https://api.example',
    mediaBase: '/media',
    site: SITE,
    base: '',
    keepDays: 1,
  });
  const html = await read('index.html');
  expect(configIn(html)).toMatchObject(SITE);
  const policy = /http-equiv="Content-Security-Policy" content="([^"]*)"/.exec(html)?.[1] ?? '';
  expect(sources(policy, 'img-src')).toEqual(["'self'", 'data:', 'https://tiles.example']);
  expect(sources(policy, 'connect-src')).toEqual([
    "'self'",
    'https://api.example',
    'https://cep.example',
  ]);
  for (const file of ['nginx.conf', '_headers'])
    expect(await read(file)).toContain("img-src 'self' data: https://tiles.example;");
});
