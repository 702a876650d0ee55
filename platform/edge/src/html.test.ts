import type { PageDocument } from '@storefront/compositions';
import type { RestaurantHead } from './head/head-answer';
import { menuItems } from './head/menu-items';
import { inlineStyle, renderPage, type PageParts } from './html';
import { SKELETON_STYLE } from './skeleton';

const place = { origin: 'https://pizza.example', base: '/bella', path: '' };
const head: RestaurantHead = {
  id: 101,
  url: 'bella',
  name: 'Bella <i>',
  themeColour: '#123456',
  look: '',
  language: 'es-py',
  locale: 'es_PY',
  description: '',
  shareImage: '',
  mediaBase: '/media',
  structured: (addresses) => ({ ...addresses }),
  logo: '/media/profiles/bella/192.webp',
  phone: '+595"1',
  modules: [],
  cover: { href: '/c.avif', srcset: '/c.avif 960w', sizes: '100vw' },
  opening: '',
  timeZone: '',
  revision: '',
  items: menuItems({}),
  bytes: 0,
};
const page = (parts: Partial<PageParts> = {}) =>
  renderPage({
    page: { text: '</script>' } as unknown as PageDocument,
    boot: 'boot()',
    head,
    place,
    ...parts,
  });

test('an unknown restaurant has the default title, colour and language, and no data', () => {
  const html = page({ head: null });
  expect(html).toContain('<html lang="pt-BR">');
  expect(html).toContain('<title>Storefront</title><meta name="theme-color" content="#e53935">');
  expect(html).toContain('<div id="root"><div id="first"');
  expect(html).not.toMatch(/ld\+json|data-phone|manifest|preload/);
});

test('a known one has its own, escaped', () => {
  const html = page();
  expect(html).toContain('<html lang="es-py">');
  expect(html).toContain('<title>Bella &lt;i&gt;</title>');
  expect(html).toContain('<meta name="theme-color" content="#123456">');
  expect(html).toContain('<div id="root" data-phone="+595&quot;1">');
  expect(page({ head: { ...head, phone: '' } })).not.toContain('data-phone');
});

test('the look of the record is an attribute before anything is painted, with its colors of the bars', () => {
  expect(page()).toContain('<html lang="es-py"><head>');
  const market = page({ head: { ...head, look: 'market' } });
  expect(market).toContain('<html lang="es-py" data-look="market"><head>');
  expect(market.match(/name="theme-color"/g)).toHaveLength(1);
  expect(page({ head: { ...head, look: 'garden' } })).toContain(
    '<meta name="theme-color" media="(prefers-color-scheme:dark)" content="#171310">' +
      '<meta name="theme-color" content="#123456">',
  );
});

test('without style sheets a dark look is dark', () => {
  expect(SKELETON_STYLE).toContain('html[data-look=ember]{color-scheme:dark}');
  expect(SKELETON_STYLE).toContain('html[data-look=trattoria]{color-scheme:light dark}');
});

test('the cover is fetched ahead on the menu, where it is the largest picture, and only there', () => {
  expect(page()).toContain(
    '<link rel="preload" as="image" type="image/avif" fetchpriority="high"' +
      ' href="/c.avif" imagesrcset="/c.avif 960w" imagesizes="100vw">',
  );
  expect(page({ place: { ...place, path: 'hours' } })).not.toContain('preload');
  expect(page({ head: { ...head, cover: null } })).not.toContain('preload');
});

test('data for search engines is on the menu, where the origin is known, with whole addresses', () => {
  expect(page()).toContain(
    '<script type="application/ld+json">{"url":"https://pizza.example/bella","image":"",' +
      '"logo":"https://pizza.example/media/profiles/bella/192.webp"}</script></body></html>',
  );
  expect(page({ place: { ...place, path: 'hours' } })).not.toContain('ld+json');
  expect(page({ place: { ...place, origin: null } })).not.toContain('ld+json');
});

test('a policy of the page itself is before every script and style, with the policy of referrers', () => {
  const html = page({ policy: `script-src 'self'` });
  expect(html).toContain(
    '<meta charset="utf-8">' +
      '<meta http-equiv="Content-Security-Policy" content="script-src &#39;self&#39;">' +
      '<meta name="referrer" content="same-origin">',
  );
  expect(html.indexOf('http-equiv')).toBeLessThan(html.search(/<(style|script|link)/));
  expect(page()).not.toMatch(/http-equiv|referrer/);
});

test('the document of the page cannot end its element; the start script follows it', () => {
  expect(page()).toContain(
    '<script type="application/json" id="composition">{"text":"\\u003c/script\\u003e"}</script>' +
      '<script>boot()</script></head>',
  );
});

test('one more script is there only when it is named', () => {
  expect(page({ extraScript: '/reload.js?a&b' })).toContain(
    '<script async src="/reload.js?a&amp;b"></script></head>',
  );
});

describe('a rendered page', () => {
  const screen = {
    html: '<main>Hours</main>',
    style: 'main{margin:0}',
    tag: 'es',
    look: '',
    fonts: [],
    language: 'es',
    revision: '"1"',
    query: '',
    builds: ['/builds/shell/1/'],
  };

  test('has its fonts fetched after the cover, those of headings with low priority', () => {
    const fonts = [
      { href: '/files/a.1f.woff2', isUrgent: true },
      { href: '/files/b.2f.woff2', isUrgent: false },
    ];
    const tag = '<link rel="preload" as="font" type="font/woff2" crossorigin';
    expect(page({ screen: { ...screen, fonts } })).toContain(
      `imagesizes="100vw">${tag} href="/files/a.1f.woff2">` +
        `${tag} fetchpriority="low" href="/files/b.2f.woff2">`,
    );
    expect(page()).not.toContain('as="font"');
  });

  test('has its own style behind that of the placeholder', () => {
    expect(inlineStyle(screen)).toBe(`${SKELETON_STYLE}main{margin:0}`);
    expect(inlineStyle(null)).toBe(SKELETON_STYLE);
  });

  test.each([
    ['', '/bella'],
    ['hours', '/bella/hours'],
  ])('names its path and its restaurant: "%s"', (path, full) =>
    expect(page({ screen, place: { ...place, path } })).toContain(
      `data-path="${full}" data-restaurant="101"`,
    ),
  );
});

test('without scripts a phone without a digit is no link', () =>
  expect(
    page({ head: { ...head, phone: 'by letter' }, plainMenu: '/bella/menu.html' }),
  ).not.toContain('tel:'));
