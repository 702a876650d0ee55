import type { RestaurantHead } from './head-answer';
import { absolute, appTags, pageUrl, robotsTag, shareTags } from './share-tags';

const head = {
  url: 'a&b',
  name: 'A "B"',
  description: '',
  locale: 'pt_BR',
  shareImage: '/media/covers/x/960.webp',
  mediaBase: '/media',
} as RestaurantHead;
const place = { origin: 'https://pizza.example', base: '/a%26b', path: '' };

test('the address of a page has the encoded name, and no origin makes it empty', () => {
  expect(pageUrl(head, place)).toBe('https://pizza.example/a%26b');
  expect(pageUrl(head, { ...place, path: 'hours' })).toBe('https://pizza.example/a%26b/hours');
  expect(pageUrl(head, { ...place, origin: null })).toBe('');
});

test('a picture’s path gets the origin; a whole address stays', () => {
  expect(absolute('https://a.example', '/x.webp')).toBe('https://a.example/x.webp');
  expect(absolute('https://a.example', 'https://b.example/x')).toBe('https://b.example/x');
  expect(absolute(null, 'http://b.example/x')).toBe('http://b.example/x');
  expect(absolute(null, '/x.webp')).toBe('');
  expect(absolute('https://a.example', '')).toBe('');
  expect(absolute('https://a.example', '/https:')).toBe('https://a.example/https:');
});

test('public pages are indexed, all others are not', () => {
  for (const path of ['', 'hours', 'info', 'payments', 'reviews'])
    expect(robotsTag({ ...place, path })).toBe('');
  for (const path of ['orders', 'hours/x', 'Hours'])
    expect(robotsTag({ ...place, path })).toBe('<meta name="robots" content="noindex">');
});

test('a menu with a cover: its address, and a card with the picture and its text', () => {
  expect(shareTags(head, place)).toBe(
    '<link rel="canonical" href="https://pizza.example/a%26b">' +
      '<meta property="og:type" content="website">' +
      '<meta property="og:site_name" content="A &quot;B&quot;">' +
      '<meta property="og:title" content="A &quot;B&quot;">' +
      '<meta property="og:url" content="https://pizza.example/a%26b">' +
      '<meta property="og:locale" content="pt_BR">' +
      '<meta property="og:image" content="https://pizza.example/media/covers/x/960.webp">' +
      '<meta property="og:image:alt" content="A &quot;B&quot;">' +
      '<meta name="twitter:card" content="summary_large_image">',
  );
});

test('without a picture a small card; a private page has no address; a description is in both forms', () => {
  const tags = shareTags(
    { ...head, shareImage: '', description: '<d>' },
    { ...place, path: 'orders' },
  );
  expect(tags).not.toMatch(/canonical|og:url|og:image/);
  expect(tags).toContain('<meta name="twitter:card" content="summary">');
  expect(tags).toContain('<meta name="description" content="&lt;d&gt;">');
  expect(tags).toContain('<meta property="og:description" content="&lt;d&gt;">');
});

test('the app is that of the requested folder, its icon that of the restaurant', () => {
  expect(appTags(head, { ...place, base: '/app/a%26b' })).toBe(
    '<link rel="manifest" href="/app/a%26b/manifest.webmanifest">' +
      '<link rel="apple-touch-icon" href="/media/app-icons/a%26b/180.png">' +
      '<meta name="apple-mobile-web-app-title" content="A &quot;B&quot;">',
  );
});
