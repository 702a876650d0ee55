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
  toSite,
  switchOption,
  tilesOption,
} from './site-options';

const accepts = (option: (text: string) => unknown, ...texts: string[]) => {
  for (const text of texts) expect([text, option(text)]).toEqual([text, text]);
};
const refuses = (option: (text: string) => unknown, says: string, ...texts: string[]) => {
  for (const text of texts) expect(() => [text, option(text)]).toThrow(says);
};

test('an address is a path, or the address of a server without user, query and policy', () => {
  accepts(addressOption, '/api', 'https://api.pizza.example');
  expect(addressOption('http://localhost:8080/v1/')).toBe('http://localhost:8080/v1');
  refuses(addressOption, 'Give a path', '', 'api', '//cdn.example', 'https://', 'https://a b');
  refuses(addressOption, 'Give a path', 'javascript:alert(1)', 'https://u:p@x.example');
  refuses(addressOption, 'Give a path', 'https://x.example; script-src *');
  refuses(addressOption, 'Give a path', 'https://x.example:999999');
});

test('an origin has no path, no query and its usual spelling', () => {
  for (const text of [
    'https://cards.example',
    'https://CARDS.example/',
    'https://cards.example:443',
  ])
    expect(originOption(text)).toBe('https://cards.example');
  refuses(originOption, 'Give an origin', '', '/cards', '//cards.example', 'https://a b');
  refuses(originOption, 'Give an origin', 'https://cards.example/page', 'https://cards.example//');
  refuses(originOption, 'Give an origin', 'https://cards.example?x=1', 'javascript:alert(1)');
});

test('origins are separated by any white space, and each is named once', () => {
  expect(
    originsOption(' https://pay.example \n https://bank.example https://PAY.example/ '),
  ).toEqual(['https://pay.example', 'https://bank.example']);
  expect(originsOption('  ')).toEqual([]);
  expect(() => originsOption('https://pay.example /pay')).toThrow('Give an origin');
});

test('a page is an address without a query', () => {
  accepts(pageOption, 'https://accounts.example/authorize', 'http://localhost:8080/sign-in/');
  refuses(pageOption, 'without a query', '', '/authorize', 'accounts.example/authorize');
  refuses(pageOption, 'without a query', 'https://accounts.example/authorize?prompt=none');
  refuses(pageOption, 'without a query', 'https://accounts.example/authorize#top');
  refuses(pageOption, 'without a query', 'https://accounts.example/; script-src *');
});

test('tiles name zoom, column and row, and nothing else', () => {
  accepts(tilesOption, 'https://tiles.example/{z}/{x}/{y}@2x.png?key=abc&v=1');
  accepts(tilesOption, '/tiles/{z}/{x}/{y}.png', 'http://localhost:8080/{x}/{y}/{z}');
  refuses(tilesOption, '{z}, {x} and {y}', 'https://tiles.example/{z}/{x}.png', 'data:{z}{x}{y}');
  refuses(tilesOption, '{z}, {x} and {y}', 'https://{s}.tiles.example/{z}/{x}/{y}.png');
  refuses(tilesOption, '{z}, {x} and {y}', '//tiles.example/{z}/{x}/{y}');
  refuses(tilesOption, '{z}, {x} and {y}', "https://a.example/{z}/{x}/{y}'");
  refuses(tilesOption, '{z}, {x} and {y}', 'https://a.example/{z}/{x}/{y}; img-src *');
});

test('a link names a point, an attribution is one line of plain text', () => {
  accepts(mapLinkOption, 'https://maps.example/?q={lat},{lng}&z=18');
  refuses(mapLinkOption, '{lat} and {lng}', 'https://maps.example/', '/map?q={lat},{lng}');
  refuses(mapLinkOption, '{lat} and {lng}', 'javascript:alert({lat},{lng})');
  refuses(mapLinkOption, '{lat} and {lng}', 'https://maps.example/{lat}/{lng}/{zoom}');
  expect(attributionOption(` ${'x'.repeat(200)} `)).toBe('x'.repeat(200));
  refuses(attributionOption, 'plain text', '', '  ', 'a\nb', '<a href="x">x</a>', 'x'.repeat(201));
});

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
  const maps = { '': { link: 'https://maps.example/{lat},{lng}' } };
  expect(
    toSite(
      {
        serviceWorker: 'off',
        phoneBase: '/phones',
        cardOrigin: 'https://cards.example',
        googleClientId: 'abc',
        counterPickup: [101],
        keenTracking: true,
        telemetry: 'off',
        paymentOrigins: ['https://pay.example'],
        render: 'off',
        startOnInteraction: 'off',
      },
      maps,
    ),
  ).toEqual({
    serviceWorker: 'off',
    services: { phoneBase: '/phones', cardBase: 'https://cards.example' },
    google: { clientId: 'abc' },
    maps,
    counterPickupRestaurants: [101],
    keenTracking: true,
    telemetry: 'off',
    paymentOrigins: ['https://pay.example'],
    render: 'off',
    startOnInteraction: 'off',
  });
});

test('a page has no key of a setting that is missing', () => {
  expect(toSite({})).toStrictEqual({});
  expect(
    toSite({
      serviceWorker: undefined,
      cepBase: undefined,
      googleClientId: undefined,
      counterPickup: [],
      keenTracking: false,
    }),
  ).toStrictEqual({});
});
