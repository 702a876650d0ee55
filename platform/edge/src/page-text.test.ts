import type { PageDocument } from '@storefront/compositions';
import type { RestaurantHead } from './head/head-result';
import { type PageParts, renderPage } from './html';
import type { CurrentPage } from './channel-page';
import { sourceHash } from './csp';
import { pageText } from './page-text';
import type { RenderedPage } from './render/rendered-page';

describe('the HTML of a page', () => {
  const place = { origin: 'https://pizza.example', base: '/bella', path: '' };
  const head: RestaurantHead = {
    id: 101,
    url: 'bella',
    name: 'Bella <i>',
    colour: '#123456',
    look: '',
    scheme: 'light',
    language: 'es-py',
    locale: 'es_PY',
    description: '',
    shareImage: '',
    touchIcon: '/media/app-icons/bella/180.png',
    manifest: { shortName: 'Bella', background: '#fff', categories: [], icons: [] },
    structured: (addresses) => ({ ...addresses }),
    logo: '/media/profiles/bella/192.webp',
    phone: '+595"1',
    modules: [],
    cover: { href: '/c.avif', srcset: '/c.avif 960w', sizes: '100vw' },
    opening: '',
    timeZone: '',
    revision: '',
    lists: new Map(),
    bytes: 0,
  };
  const page = (parts: Partial<PageParts> = {}) =>
    renderPage({
      page: { text: '</script>' } as unknown as PageDocument,
      defaultLanguage: 'pt-BR',
      boot: 'boot()',
      head,
      place,
      ...parts,
    });

  test('the cover is fetched ahead on the menu, where it is the largest picture, and only there', () => {
    expect(page()).toContain(
      '<link rel="preload" as="image" type="image/avif" fetchpriority="high"' +
        ' href="/c.avif" imagesrcset="/c.avif 960w" imagesizes="100vw">',
    );
    expect(page({ place: { ...place, path: 'hours' } })).not.toContain('preload');
    expect(page({ head: { ...head, cover: null } })).not.toContain('preload');
  });

  test('the document of the page cannot end its element; the start script follows it', () => {
    expect(page()).toContain(
      '<script type="application/json" id="composition">{"text":"\\u003c/script\\u003e"}</script>' +
        '<script>boot()</script></head>',
    );
  });
});

describe('the text of a page', () => {
  const CART = 'shopping-cart';
  const SCREEN: RenderedPage = {
    html: '<main>Menu</main>',
    style: 'main{margin:0}',
    tag: 'en',
    look: '',
    fonts: [],
    language: 'en',
    revision: '"1"',
    query: '',
    builds: ['/builds/shell/1/'],
  };
  const place = { origin: 'https://pizza.example', base: '/bella-napoli', path: '' };

  const HEAD: RestaurantHead = {
    id: 101,
    url: 'bella-napoli',
    name: 'Bella',
    colour: '#123456',
    look: '',
    scheme: 'light',
    language: 'en',
    locale: 'en_US',
    description: '',
    shareImage: '',
    touchIcon: '/media/app-icons/bella/180.png',
    manifest: { shortName: 'Bella', background: '#fff', categories: [], icons: [] },
    structured: (addresses) => ({ ...addresses }),
    logo: '',
    phone: '',
    modules: [],
    cover: null,
    revision: '"1"',
    opening: '',
    timeZone: '',
    lists: new Map(),
    bytes: 0,
  };

  /** A channel's page that counts how often its document is composed. */
  function aPage(
    experiments: readonly { expires: number }[] = [],
    isTested = false,
    ownPoliciesUntil = 0,
  ) {
    const document = jest.fn(
      () =>
        ({
          config: { origins: [] },
          composition: { shell: { integrity: {}, locales: {} }, remotes: {} },
          experiments: experiments.map((experiment) => ({ ...experiment, arms: [] })),
        }) as unknown as PageDocument,
    );
    const current = {
      language: 'es',
      boot: 'start();',
      inlineScript: (path: string) => (path === CART ? 'draw();' : undefined),
      document,
      isTested: () => isTested,
      ownPoliciesUntil,
    };
    return { current: current as unknown as CurrentPage, document };
  }

  const source = (current: CurrentPage, screen: RenderedPage | null = { ...SCREEN }) => ({
    current,
    head: null,
    place,
    extraScript: undefined,
    screen,
  });

  test('[I18N-02] a page of no restaurant is in the default language of its shell', () => {
    const { html } = pageText(source(aPage().current, null));
    expect(html).toContain('<html lang="es">');
    expect(html).toContain('Este navegador es demasiado antiguo');
  });

  test('a script of the page is before the start script, allowed by its hash, and on no other page', () => {
    const text = (path: string, screen?: null) =>
      pageText({ ...source(aPage().current, screen), place: { ...place, path } });
    const cart = text(CART);
    expect(cart.html).toMatch(/<script>draw\(\);<\/script>.*<script>start\(\);<\/script>/);
    expect(cart.policyOn([])).toContain(sourceHash('draw();'));
    for (const other of [text('hours'), text(CART, null)]) {
      expect(other.html).not.toContain('draw();');
      expect(other.policyOn([])).not.toContain(sourceHash('draw();'));
    }
  });

  test('the text of a cached screen is composed once', () => {
    const { current, document } = aPage();
    const of = source(current);
    expect(pageText({ ...of, place: { ...place } })).toBe(pageText(of));
    expect(document).toHaveBeenCalledTimes(1);
  });

  test.each([
    ['another revision of the channel', { current: aPage().current }],
    ['another origin', { place: { ...place, origin: 'https://other.example' } }],
    ['another base', { place: { ...place, base: '/app/bella-napoli' } }],
    ['another path', { place: { ...place, path: 'hours' } }],
    ['another head', { head: HEAD }],
    ['another document without scripts', { plainPath: '/bella-napoli/plain.html' }],
    ['another script', { extraScript: '/reload.js' }],
  ])('%s: composed anew', (_case, changed) => {
    const of = source(aPage().current);
    expect(pageText({ ...of, ...changed })).not.toBe(pageText(of));
  });

  describe('a page with personal data', () => {
    const data = { uuid: '1', name: '</script><script>alert(1)</script>\u2028' };
    const screen = { ...SCREEN, query: 'token=1', data };

    test('is stored by no cache, and composed for its request alone', () => {
      const { current, document } = aPage();
      const of = source(current, screen);
      const { etag, headers } = pageText(of);
      expect([etag, headers['cache-control'], headers['etag']]).toEqual([
        null,
        'no-store',
        undefined,
      ]);
      pageText(of);
      expect(document).toHaveBeenCalledTimes(2);
    });

    test('hands the data to the application, whatever its texts', () => {
      const { html } = pageText(source(aPage().current, screen));
      const [, inline = ''] =
        /<script type="application\/json" id="page-data">(.*?)<\/script>/s.exec(html)!;
      expect(JSON.parse(inline)).toEqual(data);
      expect(html).not.toContain('<script>alert');
      expect(html).toContain('data-path="/bella-napoli" data-query="token=1"');
      expect(html).toContain(' data-personal=""');
    });
  });

  test('a page that an experiment tests is stored in no shared cache, and its screen is held', () => {
    const [tested, plain] = [true, false].map((isTested) =>
      pageText(source(aPage([], isTested).current)),
    );
    expect(tested?.headers['cache-control']).toBe('private, no-cache');
    expect(plain?.headers['cache-control']).toBe('no-cache');
    expect(tested?.html).toContain('<script data-builds="/builds/shell/1/" data-tested>');
    expect(plain?.html).toContain('<script data-builds="/builds/shell/1/">');
  });

  test('a text ends at the moment at which its experiment expires', () => {
    const now = jest.spyOn(Date, 'now').mockReturnValue(1_000);
    const { current, document } = aPage([{ expires: 2_000 }]);
    const of = source(current);
    for (const time of [1_000, 1_999, 2_000]) {
      now.mockReturnValue(time);
      pageText(of);
    }
    now.mockRestore();
    expect(document).toHaveBeenCalledTimes(2);
  });
});
