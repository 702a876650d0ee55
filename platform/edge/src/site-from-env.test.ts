import { SiteOptionError } from '@storefront/compositions';
import { siteFromEnv } from './site-from-env';

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

test('without any of them nothing is said', () =>
  expect(
    siteFromEnv({
      PORT: '8080',
      CEP_URL: '',
      SERVICE_WORKER: 'on',
      KEEN_TRACKING: 'off',
      TELEMETRY: 'on',
      MAPS_TILES_URL: '',
      GOOGLE_AUTH_URL: 'https://accounts.example/x',
    }),
  ).toEqual({}));

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
  [{ CEP_URL: 'cep' }, 'CEP_URL=cep cannot be used. Give a path'],
  [{ CARD_ORIGIN: '/cards' }, 'CARD_ORIGIN=/cards cannot be used. Give an origin'],
  [{ CARD_ORIGIN: 'https://cards.example/form' }, 'Give an origin'],
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
  [{ TELEMETRY: '0' }, 'TELEMETRY=0 cannot be used. Say on or off.'],
  [{ METRICS_URL: 'metrics' }, 'METRICS_URL=metrics cannot be used. Give a path'],
  [{ SERVICE_WORKER: 'never' }, 'SERVICE_WORKER=never cannot be used. Say on or off.'],
  [{ MAPS_ATTRIBUTION: '<b>' }, 'MAPS_ATTRIBUTION=<b> cannot be used'],
])('%j is refused with what to do', (env, reported) =>
  expect(() => siteFromEnv(env)).toThrow(reported),
);

test('all that is wrong is in one error, a line for each setting', () => {
  const env = {
    TELEMETRY: '0',
    CEP_URL: 'cep',
    MAPS_HERE_LINK_URL: 'x',
    METRICS_URL: 'https://ok.example',
  };
  let message = '';
  try {
    siteFromEnv(env);
  } catch (error) {
    message = error instanceof SiteOptionError ? error.message : 'another error';
  }
  const lines = message.split('\n');
  expect(lines).toHaveLength(3);
  for (const name of ['TELEMETRY=0 ', 'CEP_URL=cep ', 'MAPS_HERE_LINK_URL=x '])
    expect(lines.filter((line) => line.startsWith(name))).toHaveLength(1);
});

test('an error that reports no violation is thrown unchanged', () =>
  expect(() => siteFromEnv({ MAPS_ATTRIBUTION: 5 as unknown as string })).toThrow(TypeError));

test('the settings of one map are put together, and an empty one is none', () => {
  const { maps } = siteFromEnv({
    MAPS_HERE_TILES_URL: TILES,
    MAPS_HERE_LINK_URL: '',
    MAPS_HERE_ATTRIBUTION: 'H',
    MAPS_OTHER_LINK_URL: '',
    XMAPS_TILES_URL: TILES,
    MAPS_TILES_URLS: TILES,
    MAPS__TILES_URL: '',
  });
  expect(maps).toEqual({ here: { tiles: TILES, attribution: 'H' } });
});

test('the edge renders first screens unless RENDER is off', () => {
  expect(siteFromEnv({ RENDER: 'off' })).toHaveProperty('render', 'off');
  expect(siteFromEnv({ RENDER: 'on' })).not.toHaveProperty('render');
  expect(siteFromEnv({})).not.toHaveProperty('render');
  expect(() => siteFromEnv({ RENDER: 'yes' })).toThrow(/RENDER/);
});
