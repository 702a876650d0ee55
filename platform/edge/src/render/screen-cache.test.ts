import type { RenderedPage } from './rendered-page';
import { createScreenCache, type ScreenKey } from './screen-cache';

const KEY: ScreenKey = {
  composition: 'a',
  restaurantUrl: 'bella-napoli',
  base: '/bella-napoli',
  path: '',
  query: '',
  language: 'en',
  revision: '1',
  period: 0,
};
const screen = (html: string): RenderedPage => ({
  html,
  style: '',
  tag: 'en',
  look: '',
  fonts: [],
  language: 'en',
  revision: '1',
  query: '',
  builds: [],
});

test('concurrent requests of one screen share its render, and later ones get the cached screen', async () => {
  const cache = createScreenCache();
  const render = jest.fn(async () => screen('menu'));
  const found = await Promise.all([cache.fetch(KEY, render), cache.fetch(KEY, render)]);
  expect(found).toEqual([screen('menu'), screen('menu')]);
  expect(await cache.fetch(KEY, render)).toEqual(screen('menu'));
  expect(cache.peek(KEY)).toEqual(screen('menu'));
  expect(render).toHaveBeenCalledTimes(1);
});

test.each([
  ['composition', 'b'],
  ['base', '/app/bella-napoli'],
  ['language', 'es'],
  ['query', 'product=2'],
  ['revision', '2'],
  ['restaurantUrl', 'other'],
  ['path', 'hours'],
])('another %s is another screen', async (name, value) => {
  const cache = createScreenCache();
  await cache.fetch(KEY, async () => screen('menu'));
  expect(cache.peek({ ...KEY, [name]: value })).toBeUndefined();
});

test('a failed render is not cached: the next request renders again', async () => {
  const cache = createScreenCache();
  const broken = cache.fetch(KEY, () => Promise.reject(new Error('broken')));
  await expect(broken).rejects.toThrow('broken');
  await expect(cache.fetch(KEY, async () => screen('menu'))).resolves.toEqual(screen('menu'));
});

test('the least recently used screens are removed beyond the limit in bytes', async () => {
  const cache = createScreenCache(3000);
  const long = 'x'.repeat(1000);
  await cache.fetch(KEY, async () => screen(long));
  await cache.fetch({ ...KEY, language: 'es' }, async () => screen(long));
  expect(cache.peek(KEY)).toBeUndefined();
  expect(cache.peek({ ...KEY, language: 'es' })).toEqual(screen(long));
});

test('the style of a screen counts like its HTML', async () => {
  const cache = createScreenCache(5000);
  const large = { ...screen('x'.repeat(1000)), style: 'y'.repeat(1000) };
  await cache.fetch(KEY, async () => large);
  await cache.fetch({ ...KEY, language: 'es' }, async () => large);
  expect(cache.peek(KEY)).toBeUndefined();
});
