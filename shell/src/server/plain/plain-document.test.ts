import type { PageConfig } from '@storefront/loader/page';
import { htmlProblem } from '../../../../platform/edge/src/render/html-rules';
import { UnreadableDataError } from '../unreadable-data';
import { findItems, searchText } from './find-items';
import { plainDocument } from './plain-document';
import { plainHtml } from './plain-html';
import type { PlainItem, PlainMenu, PlainSection } from './plain-menu';
import { plainNotices } from './plain-notices';
import { plainTexts } from './plain-texts';

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
    theme: { '--color-brand-text': '#123456' },
    name: 'Bella',
    message: 'Welcome',
    address: { text: 'Main Street, 1', map: 'https://maps.example/?q=1&z=2' },
    phone: '(11) 98765-4321',
    call: 'tel:+5511987654321',
    hours: [
      { day: 'Sunday', slots: [], isAllDay: [] },
      {
        day: 'Monday',
        slots: ['11:00 AM – 2:00 PM', '6:00 PM – 11:00 PM'],
        isAllDay: [false, false],
      },
    ],
    specialHours: [],
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
  const htmlOf = async (menu: PlainMenu, query = '', base = '/app/bella'): Promise<string> =>
    plainHtml({ menu, texts: await plainTexts('en'), base, path: `${base}/menu.html`, query });

  test('dishes with prices, hours, address with its map, phone, and links to categories', async () => {
    const html = await htmlOf(aMenu());
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
      '<a href="/app/bella">Order on this site</a>',
      '<form role="search" action="/app/bella/menu.html">',
    ])
      expect(html).toContain(part);
  });

  test('a search shows what it found and the way back; one without results says so', async () => {
    const found = await htmlOf(aMenu(), 'ham');
    expect(found).toContain('Results for “ham”: 1');
    expect(found).toContain('value="ham"');
    expect(found).toContain('<a href="/app/bella/menu.html">Show the whole menu</a>');
    expect(await htmlOf(aMenu(), 'sushi')).toContain('No dishes match “sushi”.');
  });

  test('texts of the record and of the query cannot become elements or attributes', async () => {
    const { sections } = aMenu();
    const [section] = sections;
    const [item] = section?.items ?? [];
    const hostile = aMenu({
      name: HOSTILE,
      message: HOSTILE,
      address: { text: HOSTILE, map: `javascript:alert(1)//https://x` },
      phone: HOSTILE,
      hours: [{ day: HOSTILE, slots: [HOSTILE], isAllDay: [false] }],
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
    for (const html of [await htmlOf(hostile), await htmlOf(hostile, HOSTILE)]) {
      expect(html).not.toMatch(/<script|javascript:|<[^<>]*["'] onload=/);
      expect(htmlProblem(html, { mediaBase: '/media' })).toBeNull();
    }
  });
});

describe('the document', () => {
  const wire = {
    info: {
      id: 7,
      name: 'Bella',
      restaurant_url: 'bella',
      country: 'PY',
      whatsapp: '+595981123456',
    },
    menu: { categories: [{ id: 1, name: 'Sopas', products: [{ id: 1, name: 'Vori', price: 9 }] }] },
  };
  const request = {
    base: '/app/bella',
    query: '',
    language: 'es',
    config: { apiBase: '/api', mediaBase: '/media' } as PageConfig,
  } as const;

  test('has the texts of the country, and the elements that the edge accepts', async () => {
    const made = await plainDocument({ ...request, wire });
    expect(made).toMatchObject({ version: 1, tag: 'es-PY', title: 'Menú · Bella' });
    expect(made?.html).toContain('Aquí podés leer el menú');
    expect(made?.html).toContain('<a href="tel:+595981123456">');
    expect(htmlProblem(made?.html ?? '', { mediaBase: '/media' })).toBeNull();
  });

  test('finds what the query of the address names', async () => {
    const made = await plainDocument({ ...request, wire, query: 'q=sushi' });
    expect(made?.html).toContain('Ningún plato coincide con «sushi».');
  });

  test('needs data that is held, or a record that can be read', async () => {
    expect(await plainDocument({ ...request, held: 'bella 1' })).toBeNull();
    await expect(plainDocument({ ...request, wire: {} })).rejects.toThrow(UnreadableDataError);
  });

  test('has notices in every language, those of the default language first', async () => {
    const { file, texts } = await plainNotices();
    expect([file, ...Object.keys(texts)]).toEqual([
      ...['menu.html', 'pt-BR', 'en', 'es', 'es-AR', 'es-PY'],
    ]);
    expect(texts['es-AR']?.noScripts).toContain('Podés leer');
  });
});
