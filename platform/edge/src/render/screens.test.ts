import type { RenderedPage } from './rendered-page';
import { type ScreenKey, createScreenCache } from './screen-cache';
import { createFreshScreens } from './fresh-screens';

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

describe('the cache of screens', () => {
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
});

describe('screens of changed menus', () => {
  const KEY: ScreenKey = {
    composition: 'a',
    restaurantUrl: 'bella',
    base: '/bella',
    path: '',
    query: '',
    language: 'en',
    revision: '1',
    period: 0,
  };

  let now: number;
  let screens: ReturnType<typeof createFreshScreens>;
  beforeEach(async () => {
    now = 1_000_000;
    screens = createFreshScreens({
      cache: createScreenCache(),
      now: () => now,
      isPassing: (error) => error === 'busy',
    });
    await rendered(KEY, 'open', 'first');
  });

  /** Finds a screen and waits for its render. */
  async function rendered(key: ScreenKey, opening: string, html: string): Promise<void> {
    const found = screens.find(key, opening, async () => screen(html));
    if (found.kind === 'rendering') await found.work;
    await new Promise(setImmediate);
  }
  /** A render that waits for its end. */
  function slow(html: string) {
    let end: (error?: unknown) => void = () => undefined;
    const render = jest.fn(
      () =>
        new Promise<RenderedPage>((resolve, reject) => {
          end = (error) => (error === undefined ? resolve(screen(html)) : reject(error));
        }),
    );
    return { render, end: (error?: unknown) => (end(error), new Promise(setImmediate)) };
  }
  const next = { ...KEY, revision: '2' };

  test.each([
    ['a changed menu', next],
    ['the end of a period', { ...KEY, period: 1 }],
  ])('after %s the stored screen is sent while one render runs', async (_case, key) => {
    const { render, end } = slow('second');
    for (let i = 0; i < 3; i += 1)
      expect(screens.find(key, 'open', render)).toEqual({
        kind: 'refreshing',
        screen: screen('first'),
      });
    expect(render).toHaveBeenCalledTimes(1);
    await end();
    expect(screens.find(key, 'open', render)).toEqual({ kind: 'cached', screen: screen('second') });
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('a restaurant that opened or closed is never shown as before', () => {
    const { render } = slow('second');
    expect(screens.find(next, 'closed', render).kind).toBe('rendering');
    expect(screens.find(next, 'closed', render).kind).toBe('rendering');
    expect(render).toHaveBeenCalledTimes(1);
  });

  test('an earlier screen is sent for ten seconds at most, however often the menu changes', () => {
    for (const [after, revision, kind] of [
      [0, '2', 'refreshing'],
      [5000, '3', 'refreshing'],
      [9999, '4', 'refreshing'],
      [10_000, '4', 'rendering'],
      [10_000, '5', 'rendering'],
    ] as const) {
      now = 1_000_000 + after;
      expect(screens.find({ ...KEY, revision }, 'open', slow('').render).kind).toBe(kind);
    }
  });

  test('after a failed render the earlier screen is not sent again', async () => {
    const { render, end } = slow('second');
    expect(screens.find(next, 'open', render).kind).toBe('refreshing');
    await end(new Error('broken'));
    expect(screens.find(next, 'open', render).kind).toBe('rendering');
  });

  test('a render that was refused because of load leaves it', async () => {
    const { render, end } = slow('second');
    screens.find(next, 'open', render);
    await end('busy');
    expect(screens.find(next, 'open', render).kind).toBe('refreshing');
  });

  test('a refreshed screen is the one that is sent at the next change', async () => {
    await rendered(next, 'open', 'second');
    now += 60_000;
    expect(screens.find({ ...KEY, revision: '3' }, 'open', slow('').render)).toEqual({
      kind: 'refreshing',
      screen: screen('second'),
    });
  });
});
