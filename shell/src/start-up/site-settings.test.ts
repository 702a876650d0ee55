import { siteSettingsOf } from './site-settings';

const API = 'https://api.pizza.example/v1';
const OWN = { tiles: `${API}/tiles/{z}/{x}/{y}.png`, attribution: '' };
const WORLD = { tiles: 'https://tiles.example/{z}/{x}/{y}.png', attribution: '© Somebody' };

test('[OPEN-049] a page that says nothing has the map of its API, wherever that is, and no counter', () =>
  expect(siteSettingsOf({ apiBase: API })).toEqual({
    maps: { '': OWN },
    counterPickupRestaurants: [],
  }));

test('[OPEN-055] a provider has tiles and a link of its own, and for what it has not those of every map', () => {
  const { maps } = siteSettingsOf({
    apiBase: API,
    maps: {
      '': WORLD,
      google_maps: { link: 'https://maps.example/?q={lat},{lng}' },
      here: { tiles: 'https://here.example/{z}/{x}/{y}', attribution: 'Here' },
    },
  });
  expect(maps).toEqual({
    '': WORLD,
    google_maps: { ...WORLD, link: 'https://maps.example/?q={lat},{lng}' },
    here: { tiles: 'https://here.example/{z}/{x}/{y}', attribution: 'Here' },
  });
});

test('a link alone leaves the tiles the API draws', () =>
  expect(
    siteSettingsOf({
      apiBase: '/api',
      maps: { '': { link: 'https://maps.example/?q={lat},{lng}' } },
    }).maps[''],
  ).toEqual({
    tiles: '/api/tiles/{z}/{x}/{y}.png',
    attribution: '',
    link: 'https://maps.example/?q={lat},{lng}',
  }));

test('[DELIVERY-03] the restaurants of the counter are published as given', () =>
  expect(
    siteSettingsOf({ apiBase: '/api', counterPickupRestaurants: [101, 202] })
      .counterPickupRestaurants,
  ).toEqual([101, 202]));

test.each([
  [undefined, 'https://accounts.google.com/o/oauth2/v2/auth'],
  ['http://localhost:1/authorize', 'http://localhost:1/authorize'],
])('[OPEN-078] signing in with Google at %p leads to %s', (authUrl, page) =>
  expect(siteSettingsOf({ apiBase: '/api', google: { clientId: 'shop', authUrl } }).google).toEqual(
    { clientId: 'shop', authUrl: page },
  ),
);

test.each([
  ['payment', true],
  ['storefront', true],
  [undefined, undefined],
] as const)(
  'a page whose document is %p says whether the payment is separate: %p',
  (kind, isSeparate) =>
    expect(siteSettingsOf({ apiBase: '/api', document: kind }).isPaymentSeparate).toBe(isSeparate),
);
