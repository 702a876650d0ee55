import {
  SiteOptionError,
  addressOption,
  attributionOption,
  clientIdOption,
  googleOption,
  mapLinkOption,
  mapsOption,
  offOption,
  originOption,
  originsOption,
  pageOption,
  restaurantsOption,
  siteOf,
  switchOption,
  tilesOption,
} from './site-options';

test.each(['/api', '/api/', 'https://api.pizza.example', 'http://localhost:8080/v1/'])(
  'an address: %s',
  (text) => expect(addressOption(text)).toBe(text.replace(/\/$/, '')),
);
test.each([
  '',
  'api',
  '//cdn.example',
  'https://',
  'https://a b',
  'javascript:alert(1)',
  'https://x.example; script-src *',
  'https://x.example:999999',
  'https://u:p@x.example',
])('no address: %j', (text) => expect(() => addressOption(text)).toThrow('Give a path'));

test.each(['https://cards.example', 'https://CARDS.example/', 'https://cards.example:443'])(
  'an origin: %s',
  (text) => expect(originOption(text)).toBe('https://cards.example'),
);
test('origins are separated by any white space, and each is named once', () => {
  expect(
    originsOption(' https://pay.example \n https://bank.example https://PAY.example/ '),
  ).toEqual(['https://pay.example', 'https://bank.example']);
  expect(originsOption('  ')).toEqual([]);
  expect(() => originsOption('https://pay.example /pay')).toThrow('Give an origin');
});

test.each([
  '',
  '/cards',
  '//cards.example',
  'https://cards.example/page',
  'https://cards.example//',
  'https://a b',
  'https://cards.example?x=1',
  'javascript:alert(1)',
])('no origin: %j', (text) => expect(() => originOption(text)).toThrow('Give an origin'));

test.each(['https://accounts.example/authorize', 'http://localhost:8080/sign-in/'])(
  'a page: %s',
  (text) => expect(pageOption(text)).toBe(text),
);
test.each([
  '',
  '/authorize',
  'accounts.example/authorize',
  'https://accounts.example/authorize?prompt=none',
  'https://accounts.example/authorize#top',
  'https://accounts.example/; script-src *',
  'javascript:alert(1)',
])('no page: %j', (text) => expect(() => pageOption(text)).toThrow('without a query'));

test.each([
  'https://tiles.example/{z}/{x}/{y}.png',
  'https://tiles.example/{z}/{x}/{y}@2x.png?key=abc&v=1',
  '/tiles/{z}/{x}/{y}.png',
  'http://localhost:8080/{x}/{y}/{z}',
])('tiles: %s', (text) => expect(tilesOption(text)).toBe(text));
test.each([
  'https://tiles.example/',
  'https://tiles.example/{z}/{x}.png',
  'https://{s}.tiles.example/{z}/{x}/{y}.png',
  'https://tiles.example/{z}/{x}/{y}{r}.png',
  '//tiles.example/{z}/{x}/{y}',
  'data:{z}{x}{y}',
  "https://a.example/{z}/{x}/{y}'",
  'https://a.example/{z}/{x}/{y}; img-src *',
])('no tiles: %s', (text) => expect(() => tilesOption(text)).toThrow('{z}, {x} and {y}'));

test('a link names a point', () =>
  expect(mapLinkOption('https://maps.example/?q={lat},{lng}&z=18')).toBe(
    'https://maps.example/?q={lat},{lng}&z=18',
  ));
test.each([
  'https://maps.example/',
  '/map?q={lat},{lng}',
  'javascript:alert({lat},{lng})',
  'https://maps.example/{lat}/{lng}/{zoom}',
])('no link: %s', (text) => expect(() => mapLinkOption(text)).toThrow('{lat} and {lng}'));

test('an attribution is one line of plain text', () =>
  expect(attributionOption(' © OpenStreetMap contributors ')).toBe('© OpenStreetMap contributors'));
test.each(['', '  ', 'a\nb', '<a href="x">x</a>', 'x'.repeat(201)])('no attribution: %j', (text) =>
  expect(() => attributionOption(text)).toThrow('plain text'),
);

test('an attribution has at most 200 characters, without the spaces around it', () =>
  expect(attributionOption(` ${'x'.repeat(200)} `)).toBe('x'.repeat(200)));

test('[OPEN-049] restaurants are named by their ids', () =>
  expect(restaurantsOption('101, 202,101,')).toEqual([101, 202]));
test.each(['bella-napoli', '1.5', '-1', '0', '99999999999', '101,x', 'x,101'])(
  'no restaurant: %s',
  (text) => expect(() => restaurantsOption(text)).toThrow('101,202'),
);

test('tiles need a word on whose data they show; a link alone does not', () => {
  expect(() => mapsOption({ google_maps: { tiles: '/{z}/{x}/{y}' } })).toThrow(SiteOptionError);
  expect(() => mapsOption({ google_maps: { tiles: '/{z}/{x}/{y}' } })).toThrow(
    'the map of google_maps',
  );
  expect(mapsOption({ '': { link: 'https://maps.example/{lat},{lng}' } })).toEqual({
    '': { link: 'https://maps.example/{lat},{lng}' },
  });
  expect(() => mapsOption({ 'Google Maps': { link: 'x' } })).toThrow('is no provider');
});

test('tiles with an attribution are a map, of one provider or of every other', () => {
  const map = { tiles: '/{z}/{x}/{y}', attribution: '© OpenStreetMap contributors' };
  expect(mapsOption({ '': map, google_maps: map })).toEqual({ '': map, google_maps: map });
  expect(() => mapsOption({ '': { tiles: map.tiles } })).toThrow('Say whose data the map shows');
});

test('a switch is on or off, and nothing else', () => {
  expect([switchOption('on'), switchOption('off')]).toEqual([true, false]);
  expect([offOption('on'), offOption('off')]).toEqual([undefined, 'off']);
});
test.each(['', 'On', 'true', '1', 'on ', 'onoff'])('no switch: %j', (text) => {
  expect(() => switchOption(text)).toThrow(SiteOptionError);
  expect(() => offOption(text)).toThrow('Say on or off.');
});

test('signing in with Google needs a client id', () => {
  const clientId = '1234-abc.apps.googleusercontent.com';
  const authUrl = 'https://accounts.example/authorize';
  expect(googleOption(clientId, authUrl)).toEqual({ clientId, authUrl });
  expect(googleOption(clientId, undefined)).toEqual({ clientId, authUrl: undefined });
  expect(googleOption(undefined, authUrl)).toBeUndefined();
});
test('a client id is one word of at most 200 characters', () => {
  for (const id of ['1234-abc.apps.example', 'x'.repeat(200)]) expect(clientIdOption(id)).toBe(id);
  for (const id of ['', 'a b', '"', 'a;b', 'x'.repeat(201)])
    expect(() => clientIdOption(id)).toThrow('client id');
});

test('a page carries every setting that was given', () => {
  const site = {
    serviceWorker: 'off',
    services: { cepBase: undefined, phoneBase: '/phones' },
    google: { clientId: 'abc' },
    maps: { '': { link: 'https://maps.example/{lat},{lng}' } },
    counterPickupRestaurants: [101],
    keenTracking: true,
    telemetry: 'off',
    paymentOrigins: ['https://pay.example'],
    render: 'off',
    startOnInteraction: 'off',
  } as const;
  expect(siteOf(site)).toStrictEqual(site);
});

test('a page has no key of a setting that is missing', () => {
  expect(siteOf({})).toStrictEqual({});
  expect(
    siteOf({
      serviceWorker: undefined,
      services: { cepBase: undefined },
      google: undefined,
      maps: undefined,
      counterPickupRestaurants: [],
      keenTracking: false,
      telemetry: undefined,
    }),
  ).toStrictEqual({});
});

test('of what was not said, a page carries no word', () =>
  expect(
    JSON.stringify(
      siteOf({
        services: { cepBase: undefined },
        maps: mapsOption({}),
        counterPickupRestaurants: [],
      }),
    ),
  ).toBe('{}'));
