import type { PageDocument } from '@storefront/compositions';
import { aRenderedBuild } from '../testing/a-rendered-build';
import { type PlainMenuRequest, createPlainMenus } from './plain-menus';
import { findItems, searchText } from './find-items';
import {
  type PlainItem,
  type PlainMenu,
  type PlainSection,
  plainMenuBase,
  plainMenuPath,
} from './plain-menu';
import { plainHtml } from './plain-html';

describe('menus without scripts', () => {
  const request = (more: Partial<PlainMenuRequest> = {}): PlainMenuRequest => ({
    page: () => ({ config: { apiBase: '/api' } }) as PageDocument,
    rendered: aRenderedBuild('').rendered,
    restaurantUrl: 'a/b',
    language: 'pt-br',
    revision: '1',
    acceptLanguage: undefined,
    ...more,
  });

  function menusOf(
    write: (json: string) => Promise<string | null>,
    { status = 200, etag }: { status?: number; etag?: string } = {},
  ) {
    const plainMenu = jest.fn(({ requestJson }: { requestJson: string }) => write(requestJson));
    const readApi = jest.fn(async () => ({
      status,
      body: { info: { name: 'Bella' } },
      ...(etag === undefined ? {} : { etag }),
    }));
    const lines: string[] = [];
    const log = (line: string): void => void lines.push(line);
    return {
      menuOf: createPlainMenus({ realms: { plainMenu }, readApi, log }),
      plainMenu,
      readApi,
      lines,
    };
  }

  test('a menu is written once for each revision and language, also by concurrent requests', async () => {
    const { menuOf, plainMenu, readApi } = menusOf(async (json) => json);
    const menus = await Promise.all([menuOf(request()), menuOf(request())]);
    await menuOf(request());
    expect(menus[0]).toEqual({
      wire: { info: { name: 'Bella' } },
      language: 'pt-br',
      config: { apiBase: '/api' },
    });
    expect(menus[1]).toBe(menus[0]);
    expect([plainMenu.mock.calls.length, readApi.mock.calls]).toEqual([
      1,
      [['/restaurant/data/v2/a%2Fb']],
    ]);
    await menuOf(request({ revision: '2' }));
    await menuOf(request({ acceptLanguage: 'en' }));
    expect(plainMenu).toHaveBeenCalledTimes(3);
  });

  test('a failure, an unreadable record and an older shell give no menu, the next request tries again', async () => {
    const results = [
      Promise.reject(new Error('late')),
      Promise.resolve('null'),
      Promise.resolve(null),
    ];
    const { menuOf, lines } = menusOf((json) => results.shift() ?? Promise.resolve(json));
    for (let i = 0; i < 3; i += 1) await expect(menuOf(request())).resolves.toBeNull();
    await expect(menuOf(request())).resolves.toMatchObject({ language: 'pt-br' });
    expect(lines).toEqual(['The menu of a/b without scripts is not written: Error: late']);
  });
});

describe('the search of a menu', () => {
  const item = (name: string, more: Partial<PlainItem> = {}): PlainItem => ({
    name,
    description: '',
    flavors: '',
    price: 'R$10,00',
    oldPrice: null,
    isFrom: false,
    soldOut: false,
    ...more,
  });
  const section = (...items: PlainItem[]): PlainSection => ({
    id: '1',
    kind: 'category',
    name: 'Dishes',
    items,
  });
  const found = (query: string, ...items: PlainItem[]): string[] =>
    findItems([section(...items)], query).items.map(({ name }) => name);

  test('[MENU-15] words match by their beginnings, without case and accents, and all of them must', () => {
    const items = [item('Limão'), item('Suco', { description: 'de limao e Maçã' }), item('Simão')];
    expect(found('LIMA', ...items)).toEqual(['Limão', 'Suco']);
    expect(found('maca lim', ...items)).toEqual(['Suco']);
    expect(found('mao', ...items)).toEqual([]);
  });

  test('[MENU-15] a dish found by its name comes before those found by their description', () =>
    expect(found('queijo', item('Pizza', { description: 'queijo' }), item('Queijo'))).toEqual([
      'Queijo',
      'Pizza',
    ]));

  test('[MENU-15] a word of one character is no word', () => {
    expect(found('a', item('Açaí'))).toEqual([]);
    expect(found('a aç', item('Bolo'), item('Açaí'))).toEqual(['Açaí']);
  });

  test.each([
    ['q=pizza+de%20queijo', 'pizza de queijo'],
    ['', ''],
    ['q=', ''],
    ['q=%00%0A%E2%80%AE', ''],
    ['q=%zz', '%zz'],
    [`q=${'a'.repeat(50_000)}`, 'a'.repeat(100)],
    ['q=one&q=two', 'one'],
  ])('the query %# is read as one short line', (search, text) =>
    expect(searchText(search)).toBe(text),
  );

  test('an expression, a hundred words and half of a character pair match nothing', () => {
    for (const query of ['.*', '(a+)+$', 'x '.repeat(50), 'ab '.repeat(33), '\ud83c', '\\'])
      expect(found(query, item('Pizza'))).toEqual([]);
  });
});

describe('the page of a menu', () => {
  const HOSTILE = `</title></style><script>alert(1)</script>"' onload=x`;

  const aMenu = (more: Partial<PlainMenu> = {}): PlainMenu => ({
    tag: 'en',
    theme: { '--color-brand-text': '#123456' },
    name: 'Bella',
    message: 'Welcome',
    address: { text: 'Main Street, 1', map: 'https://maps.example/?q=1&z=2' },
    phone: '(11) 98765-4321',
    hours: [
      { day: 'Sunday', slots: [] },
      { day: 'Monday', slots: ['11:00 AM – 2:00 PM', '6:00 PM – 11:00 PM'] },
    ],
    sections: [
      {
        id: 'pizzas',
        kind: 'pizzas',
        name: null,
        items: [
          {
            name: 'Large',
            description: 'Eight slices',
            flavors: 'Cheese, Ham',
            price: '$ 20.00',
            oldPrice: '$ 25.00',
            isFrom: true,
            soldOut: true,
          },
        ],
      },
    ],
    ...more,
  });
  const htmlOf = (menu: PlainMenu, query = '', base = '/app/bella'): string =>
    plainHtml({ menu, base, query, phoneUrl: '+5511987654321' });

  test('dishes with prices, hours, address with its map, phone, and links to categories', () => {
    const html = htmlOf(aMenu());
    for (const part of [
      '<h2 id="section-1">Pizzas</h2>',
      '<a href="#section-1">Pizzas</a>',
      '<h3>Large</h3><p>Eight slices</p><p><small>Flavors: Cheese, Ham</small></p>',
      '<small>from</small> <span class="price">$ 20.00</span>',
      '<del>$ 25.00</del> · Unavailable',
      '<dt>Sunday</dt><dd>Closed</dd>',
      '<dd>11:00 AM – 2:00 PM, 6:00 PM – 11:00 PM</dd>',
      'Main Street, 1 <a href="https://maps.example/?q=1&amp;z=2"',
      '<a href="tel:+5511987654321">(11) 98765-4321</a>',
      '<meta name="robots" content="noindex">',
      '<a href="/app/bella">Order on this site</a>',
      '<form role="search" action="/app/bella/menu.html">',
    ])
      expect(html).toContain(part);
  });

  test('a search shows what it found and the way back; one without results says so', () => {
    const found = htmlOf(aMenu(), 'ham');
    expect(found).toContain('Results for “ham”: 1');
    expect(found).toContain('value="ham"');
    expect(found).toContain('<a href="/app/bella/menu.html">Show the whole menu</a>');
    expect(htmlOf(aMenu(), 'sushi')).toContain('No dishes match “sushi”.');
  });

  test('texts of the record and of the query cannot become elements or attributes', () => {
    const { sections } = aMenu();
    const [section] = sections;
    const [item] = section?.items ?? [];
    const hostile = aMenu({
      tag: HOSTILE,
      theme: { '--x': '#fff}</style>', [HOSTILE]: 'red' },
      name: HOSTILE,
      message: HOSTILE,
      address: { text: HOSTILE, map: `javascript:alert(1)//https://x` },
      phone: HOSTILE,
      hours: [{ day: HOSTILE, slots: [HOSTILE] }],
      sections: [
        {
          id: HOSTILE,
          kind: 'category',
          name: HOSTILE,
          items: [
            { ...item!, name: HOSTILE, description: HOSTILE, flavors: HOSTILE, price: HOSTILE },
            { ...item!, oldPrice: HOSTILE },
          ],
        },
      ],
    });
    for (const html of [htmlOf(hostile, '', HOSTILE), htmlOf(hostile, HOSTILE)]) {
      expect(html).not.toMatch(/<script|javascript:|<[^<>]*["'] onload=/);
      expect(html.match(/<\/style>/g)).toHaveLength(1);
    }
  });

  test.each([
    ['/bella/menu.html', '/bella'],
    ['/app/bella/menu.html', '/app/bella'],
    ['/app/menu.html', null],
    ['/menu.html', null],
    ['/a/b/menu.html', null],
    ['/app/app/menu.html', null],
    ['/bella/menu.html/', null],
  ])('%s belongs to %s', (pathname, base) => {
    expect(plainMenuBase(pathname)).toBe(base);
    if (base !== null) expect(plainMenuPath(base)).toBe(pathname);
  });
});
