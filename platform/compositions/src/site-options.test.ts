import {
  SiteOptionError,
  addressOption,
  attributionOption,
  mapLinkOption,
  mapsOption,
  restaurantsOption,
  siteOf,
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

test('[OPEN-049] restaurants are named by their ids', () =>
  expect(restaurantsOption('101, 202,101,')).toEqual([101, 202]));
test.each(['bella-napoli', '1.5', '-1', '0', '99999999999'])('no restaurant: %s', (text) =>
  expect(() => restaurantsOption(text)).toThrow('101,202'),
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
