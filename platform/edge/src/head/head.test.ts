import { compose, openStore, promote, publish, type Store } from '@storefront/release';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '@storefront/release/testing';
import type { ReadApi } from '../restaurant-head';
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
  restaurant_url: 'bella-napoli',
  message: 'Forno a lenha aceso desde as 10h.',
  language: 'pt-br',
  country: 'BR',
  currency: 'BRL',
  cover_pic: 'bella',
  profile_pic: 'napoli',
  street: 'Rua Harmonia',
  street_number: '412',
  bairro: 'Vila Madalena',
  city: 'São Paulo',
  uf: 'SP',
  latitude: -23.5541,
  longitude: -46.6905,
  whatsapp: '5511998765432',
  rating_average: 4.7,
  reviews: [{ rating: 5 }, { rating: 4 }],
  theme: { mainColor: '#B3261E' },
  pizza_category_name: 'Monte sua pizza',
};
const open = [{ firstTime: '10:00:00', secondTime: '23:30:00', isClosed: false }];
const HOURS = {
  monday: open,
  tuesday: open,
  sunday: [{ firstTime: '12:00:00', secondTime: '22:00:00' }],
  friday: [{ firstTime: '10:00:00', secondTime: '11:00:00', isClosed: true }],
};
const product = (name: string, price: number, more: object = {}) => ({
  id: name,
  name,
  description: `Com ${name}`,
  price,
  ...more,
});
const MENU = {
  pizzas: { sizes: [{ name: 'Grande', price: 0, fromPrice: 69.9 }] },
  categories: [
    {
      name: 'Bebidas',
      products: [
        product('Guaraná', 6.5),
        product('Água', 4, { unavailable: true }),
        product('Surpresa', 0),
      ],
    },
    { name: 'Vazia', products: [] },
  ],
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
const serve = (body: unknown = { info: INFO, menu: MENU, hours: HOURS }, publicUrl?: string) =>
  serveEdge({ store, readApi: answering(body), publicUrl });
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

test('restaurant, hours and menu are there as data, with what is sold and what it costs', async () => {
  const data = dataIn((await (await serve())('/bella-napoli', HOST)).body.toString());
  expect(data).toMatchObject({
    '@context': 'https://schema.org',
    '@type': 'Restaurant',
    url: 'http://pizza.example/bella-napoli',
    name: 'Bella Napoli',
    telephone: '+5511998765432',
    acceptsReservations: false,
    servesCuisine: 'Pizza',
    priceRange: 'BRL 6.50–69.90',
    address: {
      '@type': 'PostalAddress',
      streetAddress: 'Rua Harmonia, 412',
      addressLocality: 'São Paulo',
      addressRegion: 'SP',
      addressCountry: 'BR',
    },
    geo: { latitude: -23.5541, longitude: -46.6905 },
    aggregateRating: { ratingValue: 4.7, reviewCount: 2, bestRating: 5 },
    openingHoursSpecification: [
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Sunday'],
        opens: '12:00',
        closes: '22:00',
      },
      {
        '@type': 'OpeningHoursSpecification',
        dayOfWeek: ['Monday', 'Tuesday'],
        opens: '10:00',
        closes: '23:30',
      },
    ],
  });
  expect(data['hasMenu']).toEqual({
    '@type': 'Menu',
    url: 'http://pizza.example/bella-napoli',
    inLanguage: 'pt-br',
    hasMenuSection: [
      {
        '@type': 'MenuSection',
        name: 'Monte sua pizza',
        hasMenuItem: [
          {
            '@type': 'MenuItem',
            name: 'Grande',
            offers: { '@type': 'Offer', price: '69.90', priceCurrency: 'BRL' },
          },
        ],
      },
      {
        '@type': 'MenuSection',
        name: 'Bebidas',
        hasMenuItem: [
          {
            '@type': 'MenuItem',
            name: 'Guaraná',
            description: 'Com Guaraná',
            offers: { '@type': 'Offer', price: '6.50', priceCurrency: 'BRL' },
          },
          { '@type': 'MenuItem', name: 'Surpresa', description: 'Com Surpresa' },
        ],
      },
    ],
  });
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

test('[S20] no name, text or picture of a restaurant leaves the element or the attribute it stands in', async () => {
  for (const payload of PAYLOADS) {
    const info = {
      ...INFO,
      name: payload,
      message: payload,
      street: payload,
      city: payload,
      currency: payload,
      cover_pic: payload,
      profile_pic: payload,
      whatsapp: payload,
      pizza_category_name: payload,
      language: payload,
      country: payload,
      theme: { mainColor: payload },
    };
    const html = (
      await (
        await serve({
          info,
          hours: HOURS,
          menu: { ...MENU, categories: [{ name: payload, products: [product(payload, 5)] }] },
        })
      )('/bella-napoli', HOST)
    ).body.toString();
    expect(html.match(/<script[\s>]/gi)).toHaveLength(4);
    expect(html.match(/<\/script/gi)).toHaveLength(4);
    // the only link is the phone's
    expect(html.replace(/<a href="tel:\+?\d+">/, '')).not.toMatch(/<(svg|img|a)\b|<!--/);
    expect(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/.exec(html)?.[1]).not.toMatch(
      /[<>\u2028\u2029]/,
    );
    expect(dataIn(html)['name']).toBe(payload.trim());
    await stopServers();
  }
});
