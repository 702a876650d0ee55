import { type Requested, requestKind, restaurantOf } from './classify-request';

const HERE = 'https://pizza.example';
const request = (address: string, { method = 'GET', isDocument = false } = {}) =>
  requestKind({ method, isDocument, url: new URL(address, HERE), origin: HERE });
const BUILD = '/builds/mf-menu/1.0.0-0123456789ab/page-home.1f2e3d4c.js';
const REST = `/builds/_compositions/${'a'.repeat(64)}-0123456789ab.json`;

test.each<[string, Requested]>([
  [BUILD, 'build'],
  [`https://cdn.example/site${BUILD}`, 'build'],
  ['/builds/shell/1.0.0-0123456789ab/img/a.svg', 'build'],
  ['/builds/mf-menu/files/page-home.1f2e3d4c.js', 'build'],
  [REST, 'build'],
  ['/api/restaurant/data/v2/bella-napoli', 'restaurant'],
  ['/media/covers/napoli/960.avif', 'picture'],
])('%s is a %s', (address, kind) => expect(request(address)).toBe(kind));

test.each(['/bella-napoli', '/bella-napoli/shopping-cart?x=1', '/app/bella-napoli/track?token=1'])(
  'a window at %s is a page',
  (address) => expect(request(address, { isDocument: true })).toBe('page'),
);

test.each([
  '/channel.json',
  '/sw.js',
  '/api/order/uuid/1',
  '/api/restaurant/101/order',
  '/api/restaurant/data/v2/a/b',
  '/api/realtime/order.1',
  `${BUILD}?retry=1`,
  `${REST}?retry=1`,
  '/builds/_compositions/latest.json',
  '/builds/mf-menu/latest/page.js',
  'https://other.example/media/a.avif',
  'https://other.example/api/restaurant/data/v2/a',
])("%s is none of the worker's business", (address) => expect(request(address)).toBeNull());

test('nothing that writes is, whatever its address', () => {
  for (const method of ['POST', 'PUT', 'DELETE', 'HEAD'])
    for (const address of [BUILD, '/api/restaurant/data/v2/a', '/media/a.avif'])
      expect(request(address, { method })).toBeNull();
});

test.each([
  '/',
  '/app',
  '/app/',
  '/api/card-form',
  '/media/a',
  '/robots.txt',
  '/bella-napoli/cover.png',
])('a window at %s is no page of a restaurant', (address) =>
  expect(request(address, { isDocument: true })).toBeNull(),
);

test('both prefixes lead to one restaurant', () =>
  expect(['/bella', '/app/bella/login', '/bella/'].map(restaurantOf)).toEqual([
    'bella',
    'bella',
    'bella',
  ]));
