import { compose, openStore, promote, publish, type Store } from '@storefront/release';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '@storefront/release/testing';
import type { ReadApi } from '../restaurant-head';
import { aRenderer } from '../testing/a-renderer';
import { serveEdge, stopServers } from '../testing/serve-edge';

let store: Store;

beforeAll(async () => {
  store = openStore(await aTemporaryFolder());
  const { folder } = await aBuildFolder(
    'shell',
    { 'main.js': '1', 'boot.js': 'boot()' },
    { version: '1.0.0+a', boot: 'boot.js', entry: { js: ['main.js'], css: [], consumes: [] } },
  );
  await promote(store, 'stable', (await compose(store, [await publish(store, folder)])).hash);
});
afterEach(stopServers);
afterAll(removeTemporaryFolders);

const INFO = {
  name: 'Bella Napoli',
  message: 'Forno a lenha aceso desde as 10h.',
  language: 'pt-br',
  cover_pic: 'bella',
  theme: { mainColor: '#B3261E' },
};
const answering =
  (body: unknown): ReadApi =>
  (path) =>
    Promise.resolve(
      path === '/restaurants'
        ? {
            status: 200,
            body: [
              { url: 'bella-napoli', name: 'B' },
              { url: 'a&b', name: 'C' },
            ],
          }
        : { status: 200, body },
    );
const serve = (body: unknown = { info: INFO }) => serveEdge({ store, readApi: answering(body) });
const HOST = { host: 'pizza.example' };
const dataIn = (html: string): Record<string, unknown> =>
  JSON.parse(
    /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html)?.[1] ?? 'null',
  ) as Record<string, unknown>;

test('the menu says what it is to search engines and to previews of its link', async () => {
  const html = (await (await serve())('/bella-napoli?utm=1', HOST)).body.toString();
  expect(html).toContain('<meta name="description" content="Forno a lenha aceso desde as 10h.">');
  expect(html).toContain('<link rel="canonical" href="http://pizza.example/bella-napoli">');
  for (const [name, content] of [
    ['og:title', 'Bella Napoli'],
    ['og:url', 'http://pizza.example/bella-napoli'],
    ['og:locale', 'pt_BR'],
    ['og:image', 'http://pizza.example/media/covers/bella/960.jpg'],
  ])
    expect(html).toContain(`<meta property="${name}" content="${content}">`);
  expect(html).toContain('<meta name="twitter:card" content="summary_large_image">');
  expect(html).toContain(
    '<link rel="manifest" href="/bella-napoli/manifest.webmanifest">' +
      '<link rel="apple-touch-icon" href="/media/app-icons/bella-napoli/180.png">',
  );
  expect(html).not.toContain('noindex');
});

test('data for search engines is on the first page alone, with the addresses of the host', async () => {
  const get = await serve();
  const html = (await get('/bella-napoli', HOST)).body.toString();
  expect(dataIn(html)).toEqual({
    '@type': 'Restaurant',
    name: 'Bella Napoli',
    url: 'http://pizza.example/bella-napoli',
    image: 'http://pizza.example/media/covers/bella/960.jpg',
  });
  expect(html.indexOf('ld+json')).toBeGreaterThan(html.indexOf('id="root"'));
  expect((await get('/bella-napoli/hours', HOST)).body.toString()).not.toContain('ld+json');
});

test.each(['track', 'payment/success', 'nothing-here'])(
  '%s is not indexed, and discloses no menu',
  async (path) => {
    const html = (
      await (
        await serve()
      )(`/bella-napoli/${path}?token=secret`, HOST)
    ).body.toString();
    expect(html).toContain('<meta name="robots" content="noindex">');
    expect(html).not.toMatch(/ld\+json|canonical|og:url|secret/);
  },
);

test.each(['/bella-napoli', '/app/bella-napoli'])(
  'every page under %s is one of the app that its manifest makes',
  async (base) => {
    const get = await serve();
    for (const path of ['', '/', '/shopping-cart']) {
      const manifest =
        /<link rel="manifest" href="([^"]*)">/.exec(
          (await get(`${base}${path}`, HOST)).body.toString(),
        )?.[1] ?? '';
      expect(JSON.parse((await get(manifest, HOST)).body.toString())).toMatchObject({
        id: '/bella-napoli',
        start_url: base,
        scope: base,
      });
    }
  },
);

const CORES = [
  '</script>',
  '<script>alert(1)</script>',
  '<!--',
  '<!--<script>',
  '-->',
  ']]>',
  '"><img src=x onerror=alert(1)>',
  '\u2028alert(1)\u2029',
  '</title><svg onload=alert(1)>',
  "'-alert(1)-'",
  '\\u003c/script\\u003e',
  '</ScRiPt ',
  '&lt;/script&gt;',
  '${alert(1)}',
  '{{alert(1)}}',
];
const PAYLOADS = CORES.flatMap((core) => [core, ` ${core}${core}\n<a href=javascript:alert(1)>`]);

test('[S20] no text that a shell states leaves the element or the attribute it stands in', async () => {
  for (const payload of PAYLOADS) {
    const info = { ...INFO, name: payload, message: payload, whatsapp: `${payload} +55` };
    const html = (await (await serve({ info }))('/bella-napoli', HOST)).body.toString();
    expect(html.match(/<script[\s>]/gi)).toHaveLength(4);
    expect(html.match(/<\/script/gi)).toHaveLength(4);
    // the only link is the phone's
    expect(html.replace(/<a href="tel:[+\d]+">/, '')).not.toMatch(/<(svg|img|a)\b|<!--/);
    expect(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1]).not.toMatch(
      /[<>\u2028\u2029]/,
    );
    expect(dataIn(html)['name']).toBe(payload.trim());
    await stopServers();
  }
});

test('the text of an address that names no restaurant is no title', async () => {
  const get = await serveEdge({ store, readApi: async () => ({ status: 404, body: {} }) });
  const { status, body } = await get('/call-0800-123', HOST);
  expect([status, body.toString()]).toEqual([
    404,
    expect.stringContaining('<title>Storefront</title>'),
  ]);
});

test('a page whose restaurant is not described has its name in the address, and may be indexed', async () => {
  const heads = { by: () => 'a', describe: async () => null };
  const get = await serveEdge({
    store,
    readApi: answering({ info: INFO }),
    renderer: aRenderer({ heads }),
  });
  const answer = await get('/app/bella-napoli', HOST);
  const html = answer.body.toString();
  expect(answer.status).toBe(200);
  expect(html).toContain('<title>bella-napoli</title>');
  expect(html).not.toMatch(/noindex|canonical|ld\+json/);
});
