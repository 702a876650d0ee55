import type { ExposeFiles, PageBuild, PageComposition } from '@storefront/loader/page';
import { GOOGLE_RETURN } from '@storefront/shared-domain/storage';
import { workspaceAddresses, workspaceDeclared } from '../addresses/workspace-declared.test-kit';
import { FRESH_MS } from './when-restored';
import { firstFiles } from './first-files';
import { matchPath } from '../addresses/match-path';
import { requestRestaurant } from './request-restaurant';

describe('first files', () => {
  const files = (name: string, consumes: string[] = []): ExposeFiles => ({
    js: [`${name}.js`],
    css: [`${name}.css`],
    consumes,
  });
  const build = (base: string, exposes: Record<string, ExposeFiles>): PageBuild => ({
    base,
    version: '1.0.0+a',
    contract: 1,
    entry: { js: ['entry.js'], css: [], consumes: [] },
    integrity: Object.fromEntries(
      [
        'entry.js',
        'en.js',
        'pt-br.js',
        'rules.js',
        'contracts.js',
        'remote.js',
        'remote.css',
        'cart.js',
        'cart.css',
        'notes.js',
        'notes.css',
      ].map((file) => [file, `hash of ${base}${file}`]),
    ),
    exposes,
    locales: { en: ['en.js'], 'pt-br': ['pt-br.js'] },
  });
  const composition: PageComposition = {
    hash: 'h',
    contract: 1,
    shell: build('/s/', { rules: { js: ['contracts.js', 'rules.js'], css: [], consumes: [] } }),
    previous: {},
    remotes: {
      'mf-cart': build('/c/', {
        './remote': files('remote'),
        './pages/cart': files('cart', ['rules']),
        './pages/notes': files('notes', ['rules']),
      }),
      'mf-menu': build('/m/', { './remote': files('remote') }),
    },
  };
  const at = (...pages: string[]) => ({
    restaurantUrl: 'r',
    pages: pages.map((page) => ({ remote: 'mf-cart' as const, page })),
  });
  const urls = (list: readonly { url: string }[]) => list.map(({ url }) => url);

  test('the shell is run, the rest of the first screen is fetched beside it, with its texts in one language', () => {
    const { start, ahead } = firstFiles(composition, at('cart'), 'pt-br');
    expect(urls(start.scripts)).toEqual(['/s/entry.js']);
    expect(urls(ahead.scripts)).toEqual([
      '/s/pt-br.js',
      '/c/entry.js',
      '/c/remote.js',
      '/c/cart.js',
      '/s/contracts.js',
      '/s/rules.js',
      '/c/pt-br.js',
    ]);
    expect(urls(ahead.styles)).toEqual(['/c/remote.css', '/c/cart.css']);
  });

  describe('what the page requests once it runs', () => {
    const hashed = (names: string[]) =>
      Object.fromEntries(names.map((name) => [name, `hash of ${name}`]));
    const withWidgets = (...known: string[]): PageComposition => {
      const cart = build('/c/', {
        './remote': files('remote'),
        './widgets/button': files('button'),
        './widgets/docked-cart': files('docked', ['rules']),
      });
      const integrity = { ...cart.integrity, ...hashed(known) };
      return {
        ...composition,
        declared: {
          'mf-cart': {
            pages: [],
            widgets: [
              { widget: 'button', slot: 'cart-button' },
              { widget: 'docked-cart', slot: 'docked-cart' },
            ],
          },
        },
        shell: {
          ...composition.shell,
          later: ['draft.js'],
          integrity: { ...composition.shell.integrity, 'draft.js': 'hash' },
        },
        remotes: {
          'mf-menu': { ...composition.remotes['mf-menu']!, later: ['remote.js', 'unknown.js'] },
          'mf-cart': { ...cart, integrity },
        },
      };
    };
    const ANNOUNCED = ['button.js', 'button.css', 'docked.js', 'docked.css'];
    const home = { restaurantUrl: 'r', pages: [{ remote: 'mf-menu' as const, page: 'home' }] };
    const later = (given = withWidgets(...ANNOUNCED)) => {
      const { scripts, styles } = firstFiles(given, home, 'en').later;
      return urls([...scripts, ...styles]);
    };
    afterEach(() => Reflect.deleteProperty(globalThis, 'matchMedia'));

    test('on a phone, the cart button with its remote and its texts, and the parts of the shell', () =>
      expect(later()).toEqual([
        ...['/c/entry.js', '/c/remote.js', '/c/button.js', '/c/en.js'],
        ...['/s/draft.js', '/c/remote.css', '/c/button.css'],
      ]));

    test('on a wide screen, the docked cart instead, with what it needs of the shell', () => {
      globalThis.matchMedia = (() => ({ matches: true })) as unknown as typeof matchMedia;
      expect(later()).toEqual([
        ...['/c/entry.js', '/c/remote.js', '/c/docked.js', '/s/contracts.js', '/s/rules.js'],
        ...['/c/en.js', '/s/draft.js', '/c/remote.css', '/c/docked.css'],
      ]);
    });

    test('no widget that the page does not announce', () =>
      expect(later(withWidgets())).toEqual(['/s/draft.js']));
  });

  test('a dialog over its page brings both, and nothing twice', () => {
    const { ahead } = firstFiles(composition, at('cart', 'notes'), 'en');
    expect(urls(ahead.scripts).filter((url) => url.includes('notes'))).toEqual(['/c/notes.js']);
    expect(new Set(urls(ahead.scripts)).size).toBe(ahead.scripts.length);
  });
});

describe('paths', () => {
  const flat = workspaceAddresses.map(({ path, row, dialog }) => ({
    path,
    pages: [row, ...(dialog ? [{ remote: row.remote, page: dialog.page }] : [])],
  }));

  describe.each(['/bella-napoli', '/app/bella-napoli'])('[SHELL-02] under %s', (base) => {
    test.each(flat)('every declared address is found: /$path', ({ path, pages }) => {
      for (const address of [`${base}/${path}`, `${base}/${path}/`]) {
        const match = matchPath(address, workspaceDeclared);
        expect(match.restaurantUrl).toBe('bella-napoli');
        expect(match.pages.map(({ remote, page }) => [remote, page])).toEqual(
          pages.map(({ remote, page }) => [remote, page]),
        );
      }
    });
  });

  test.each([
    { address: '/', restaurantUrl: null },
    { address: GOOGLE_RETURN, restaurantUrl: null },
    { address: '/%E0%A4%A', restaurantUrl: null },
    { address: '/p%C3%A3o', restaurantUrl: 'pão' },
  ])('$address names the restaurant $restaurantUrl', ({ address, restaurantUrl }) =>
    expect(matchPath(address).restaurantUrl).toBe(restaurantUrl),
  );
});

describe('the restaurant', () => {
  let answers: (() => Promise<Response>)[];
  const fetched = jest.fn((_url: string) => answers.shift()?.() ?? Promise.reject(new TypeError()));

  beforeEach(() => {
    jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate'] });
    fetched.mockClear();
    globalThis.fetch = fetched as unknown as typeof fetch;
  });
  afterEach(() => jest.useRealTimers());

  const answer =
    (text: string, status = 200) =>
    () =>
      Promise.resolve(
        new Response(text, {
          status,
          headers: { etag: `"${text}"`, 'content-type': 'application/json' },
        }),
      );
  const failure = () => Promise.reject(new TypeError('no network'));
  const hanging = () => new Promise<Response>(() => undefined);

  /** The text that the application gets when it starts some milliseconds after the screen was shown. */
  async function textAfter(waitMs: number): Promise<string> {
    const started = new Promise<void>((resolve) => setTimeout(resolve, waitMs));
    const response = requestRestaurant({ apiBase: '/api' }, 'bella napoli', {
      shown: Promise.resolve(),
      started,
    });
    await jest.advanceTimersByTimeAsync(waitMs);
    const { headers } = await response;
    return `${await (await response).text()} ${headers.get('etag')}`;
  }

  test('a rendered page waits until it is shown', async () => {
    answers = [answer('menu')];
    let show = (): void => undefined;
    const shown = new Promise<void>((resolve) => (show = resolve));
    const response = requestRestaurant({ apiBase: '/api' }, 'bella', { shown, started: shown });
    await jest.advanceTimersByTimeAsync(5000);
    expect(fetched).not.toHaveBeenCalled();
    show();
    expect(await (await response).text()).toBe('menu');
  });

  test.each([
    ['a fresh record is used', [answer('menu')], FRESH_MS - 1, 'menu "menu"', 1],
    ['an old one is requested again', [answer('old'), answer('new')], FRESH_MS, 'new "new"', 2],
    ['a failed request is repeated', [failure, failure, answer('new')], 1000, 'new "new"', 3],
    [
      'a restaurant that does not exist is an answer',
      [answer('none', 404), answer('none', 404)],
      1000,
      'none "none"',
      2,
    ],
    ['a dead connection is left', [hanging, hanging, answer('new')], FRESH_MS, 'new "new"', 3],
  ])('%s', async (_, given, waitMs, text, requests) => {
    answers = [...given];
    expect(await textAfter(waitMs)).toBe(text);
    expect(fetched).toHaveBeenCalledTimes(requests);
  });
});
