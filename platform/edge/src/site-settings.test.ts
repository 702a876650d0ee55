import { type PageDocument, type PageSite } from '@storefront/compositions';
import { type Store, compose, openStore, promote, publish } from '@storefront/release';
import {
  aBuildFolder,
  aTemporaryFolder,
  removeTemporaryFolders,
} from '@storefront/release/testing';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { exportChannel } from './export/export-channel';
import { serveEdge, stopServers } from './testing/serve-edge';
import { siteFromEnv } from './site-from-env';

describe('settings of a site in its page', () => {
  const SITE: PageSite = {
    services: { cepBase: 'https://cep.example/ws', phoneBase: '/phones' },
    maps: {
      '': {
        tiles: 'https://tiles.example/{z}/{x}/{y}.png?key=k',
        attribution: '© A "quoted" name',
      },
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
    const policyOf = async (site: PageSite) => {
      const get = await serveEdge({ store, site, publicUrl: 'https://pizza.example' });
      const { headers } = await get('/bella-napoli', { host: 'localhost:8080' });
      return String(headers['content-security-policy']);
    };
    const own = await policyOf({ services: { cardBase: 'https://cards.example' } });
    expect([sources(own, 'frame-src'), sources(own, 'connect-src')]).toEqual([
      [
        'https://cards.example/card-form/',
        'https://pizza.example/api/vendor-frame/',
        'http://localhost:8080/api/vendor-frame/',
      ],
      ["'self'"],
    ]);
    const measured = await policyOf({
      services: { vendorBase: 'https://tags.example', metricsUrl: 'https://metrics.example/put' },
    });
    expect([
      sources(measured, 'frame-src'),
      sources(measured, 'connect-src'),
      sources(measured, 'script-src')?.includes('https://tags.example'),
    ]).toEqual([
      [
        'https://pizza.example/api/card-form/',
        'http://localhost:8080/api/card-form/',
        'https://tags.example/vendor-frame/',
      ],
      ["'self'", 'https://metrics.example'],
      false,
    ]);
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
    ).toEqual([
      'https://api.pizza.example/v1/card-form/',
      'https://api.pizza.example/v1/vendor-frame/',
    ]);
  });
});

describe('settings of a site in the environment', () => {
  const TILES = 'https://tiles.example/{z}/{x}/{y}.png';
  const LINK = 'https://maps.example/?q={lat},{lng}';

  test('[OPEN-055] [OPEN-049] [OPEN-020] [OPEN-078] the environment names maps, counters, services and Google', () =>
    expect(
      siteFromEnv({
        MAPS_TILES_URL: TILES,
        MAPS_ATTRIBUTION: '© Somebody',
        MAPS_GOOGLE_MAPS_TILES_URL: '/g/{z}/{x}/{y}',
        MAPS_GOOGLE_MAPS_ATTRIBUTION: 'G',
        MAPS_GOOGLE_MAPS_LINK_URL: LINK,
        COUNTER_PICKUP_RESTAURANTS: '101,202',
        SERVICE_WORKER: 'off',
        CACHE_URL: 'https://cache.example/files/',
        CEP_URL: 'https://cep.example/ws/',
        PHONE_URL: '/phones',
        CARD_ORIGIN: 'https://cards.example/',
        VENDOR_ORIGIN: 'https://tags.example',
        METRICS_URL: 'https://metrics.example/put',
        KEEN_TRACKING: 'on',
        TELEMETRY: 'off',
        START_ON_INTERACTION: 'off',
        GOOGLE_CLIENT_ID: 'shop.apps.example',
        GOOGLE_AUTH_URL: 'http://localhost:1/authorize',
        PAYMENT_ORIGINS: 'https://pay.example  https://bank.example/ https://pay.example',
        PATH: '/bin',
        MAPS: 'x',
      }),
    ).toEqual({
      serviceWorker: 'off',
      services: {
        cacheBase: 'https://cache.example/files',
        cepBase: 'https://cep.example/ws',
        phoneBase: '/phones',
        cardBase: 'https://cards.example',
        vendorBase: 'https://tags.example',
        metricsUrl: 'https://metrics.example/put',
      },
      keenTracking: true,
      telemetry: 'off',
      startOnInteraction: 'off',
      google: { clientId: 'shop.apps.example', authUrl: 'http://localhost:1/authorize' },
      paymentOrigins: ['https://pay.example', 'https://bank.example'],
      maps: {
        '': { tiles: TILES, attribution: '© Somebody' },
        google_maps: { tiles: '/g/{z}/{x}/{y}', attribution: 'G', link: LINK },
      },
      counterPickupRestaurants: [101, 202],
    }));

  test.each([
    [
      { MAPS_TILES_URL: 'tiles.example' },
      'MAPS_TILES_URL=tiles.example cannot be used. Give the address of the tiles with {z}, {x} and {y}',
    ],
    [
      { MAPS_HERE_LINK_URL: 'https://x.example' },
      'MAPS_HERE_LINK_URL=https://x.example cannot be used',
    ],
    [{ MAPS_TILES_URL: TILES }, 'Say whose data the map shows'],
    [
      { COUNTER_PICKUP_RESTAURANTS: 'bella' },
      'COUNTER_PICKUP_RESTAURANTS=bella cannot be used. Give ids',
    ],
    [{ CACHE_URL: 'cache' }, 'CACHE_URL=cache cannot be used. Give a path'],
    [{ CEP_URL: 'cep' }, 'CEP_URL=cep cannot be used. Give a path'],
    [{ CARD_ORIGIN: '/cards' }, 'CARD_ORIGIN=/cards cannot be used. Give an origin'],
    [
      { PAYMENT_ORIGINS: 'https://pay.example bank.example' },
      'PAYMENT_ORIGINS=https://pay.example bank.example cannot be used. Give an origin',
    ],
    [{ GOOGLE_CLIENT_ID: 'a b' }, 'GOOGLE_CLIENT_ID=a b cannot be used. Give the client id'],
    [
      { GOOGLE_CLIENT_ID: 'a', GOOGLE_AUTH_URL: 'https://x.example/?a' },
      'GOOGLE_AUTH_URL=https://x.example/?a cannot be used.',
    ],
    [{ KEEN_TRACKING: 'yes' }, 'KEEN_TRACKING=yes cannot be used. Say on or off.'],
    [{ MAPS_ATTRIBUTION: '<b>' }, 'MAPS_ATTRIBUTION=<b> cannot be used'],
  ])('%j is refused with what to do', (env, reported) =>
    expect(() => siteFromEnv(env)).toThrow(reported),
  );

  test('the edge renders first screens unless RENDER is off', () => {
    expect(siteFromEnv({ RENDER: 'off' })).toHaveProperty('render', 'off');
    expect(siteFromEnv({ RENDER: 'on' })).not.toHaveProperty('render');
    expect(siteFromEnv({})).not.toHaveProperty('render');
    expect(() => siteFromEnv({ RENDER: 'yes' })).toThrow(/RENDER/);
  });
});
