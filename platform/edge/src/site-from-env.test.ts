import { siteFromEnv } from './site-from-env';

const TILES = 'https://tiles.example/{z}/{x}/{y}.png';
const LINK = 'https://maps.example/?q={lat},{lng}';

test('[OPEN-055] [OPEN-049] [OPEN-020] the environment names maps by provider, counters and services', () =>
  expect(siteFromEnv({
    MAPS_TILES_URL: TILES, MAPS_ATTRIBUTION: '© Somebody', MAPS_GOOGLE_MAPS_TILES_URL: '/g/{z}/{x}/{y}', MAPS_GOOGLE_MAPS_ATTRIBUTION: 'G', MAPS_GOOGLE_MAPS_LINK_URL: LINK,
    COUNTER_PICKUP_RESTAURANTS: '101,202', SERVICE_WORKER: 'off', CEP_URL: 'https://cep.example/ws/', PHONE_URL: '/phones', CARD_ORIGIN: 'https://cards.example/', PATH: '/bin', MAPS: 'x',
  })).toEqual({
    serviceWorker: 'off',
    services: { cepBase: 'https://cep.example/ws', phoneBase: '/phones', cardBase: 'https://cards.example' },
    maps: { '': { tiles: TILES, attribution: '© Somebody' }, google_maps: { tiles: '/g/{z}/{x}/{y}', attribution: 'G', link: LINK } },
    counterPickupRestaurants: [101, 202],
  }));

test('without any of them nothing is said', () => expect(siteFromEnv({ PORT: '8080', CEP_URL: '', SERVICE_WORKER: 'on', MAPS_TILES_URL: '' })).toEqual({}));

test.each([
  [{ MAPS_TILES_URL: 'tiles.example' }, 'MAPS_TILES_URL=tiles.example cannot be used. Give the address of the tiles with {z}, {x} and {y}'], [{ MAPS_HERE_LINK_URL: 'https://x.example' }, 'MAPS_HERE_LINK_URL=https://x.example cannot be used'],
  [{ MAPS_TILES_URL: TILES }, 'Say whose data the map shows'], [{ COUNTER_PICKUP_RESTAURANTS: 'bella' }, 'COUNTER_PICKUP_RESTAURANTS=bella cannot be used. Give ids'], [{ CEP_URL: 'cep' }, 'CEP_URL=cep cannot be used. Give a path'],
  [{ CARD_ORIGIN: '/cards' }, 'CARD_ORIGIN=/cards cannot be used. Give an origin'], [{ CARD_ORIGIN: 'https://cards.example/form' }, 'Give an origin'],
  [{ SERVICE_WORKER: 'never' }, 'SERVICE_WORKER=never cannot be used. Say on or off.'], [{ MAPS_ATTRIBUTION: '<b>' }, 'MAPS_ATTRIBUTION=<b> cannot be used'],
])('%j is refused with what to do', (env, told) => expect(() => siteFromEnv(env)).toThrow(told));
