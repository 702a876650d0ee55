import { plainHtml, plainStyle } from './plain-html';
import { type PlainItem, type PlainMenu, plainMenuBase, plainMenuPath } from './plain-menu';

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

test.each([
  ['pt-BR', 'a partir de', 'Fechado'],
  ['es', 'desde', 'Cerrado'],
  ['xx', 'a partir de', 'Fechado'],
])('labels are in the language of the tag %s', (tag, from, closed) => {
  const html = htmlOf(aMenu({ tag }));
  expect(html).toContain(`<small>${from}</small>`);
  expect(html).toContain(`<dd>${closed}</dd>`);
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

test('without phone, address, hours and dishes the page says that there is no menu', () => {
  const html = plainHtml({
    menu: aMenu({ phone: '', address: { text: '', map: null }, hours: [], sections: [] }),
    base: '/bella',
    query: '',
    phoneUrl: '',
  });
  expect(html).toContain('The menu is not available.');
  expect(html).not.toMatch(/tel:|<dl>|<nav|Address/);
});

test('the colors of the restaurant follow those of the page', () =>
  expect(plainStyle(aMenu())).toMatch(/:root\{--color-brand-text:#123456\}$/));

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

/** A menu of one section with dishes that differ from the first one of `aMenu`. */
const menuOf = (changes: readonly Partial<PlainItem>[]): PlainMenu => {
  const [section] = aMenu().sections;
  const [item] = section?.items ?? [];
  return aMenu({
    sections: [{ ...section!, items: changes.map((more) => ({ ...item!, ...more })) }],
  });
};

test('the result says when only the first dishes are shown', () => {
  const many = menuOf(Array.from({ length: 201 }, (_, at) => ({ name: `Large ${at}` })));
  expect(htmlOf(many, 'large')).toContain(
    '<p>Only the first 200 are shown. Add a word to the search.</p><ul class="dishes"><li>',
  );
  expect(htmlOf(aMenu(), 'large')).not.toContain('Only the first');
});

test('a search without results has no list', () =>
  expect(htmlOf(aMenu(), 'sushi')).not.toContain('<ul'));

test.each(['', '  '])('a dish has no element for a missing text: "%s"', (description) => {
  const html = htmlOf(menuOf([{ description, flavors: '', isFrom: false, soldOut: false }]));
  expect(html).toContain('<li><h3>Large</h3><p><span class="price">$ 20.00</span> <small>');
});

test('a category without a name has an empty heading', () => {
  const [section] = aMenu().sections;
  const html = htmlOf(aMenu({ sections: [{ ...section!, kind: 'category', name: null }] }));
  expect(html).toContain('<h2 id="section-1"></h2>');
});

test.each([
  ['', '+5511987654321'],
  ['by letter', ''],
])('the phone is a link only with a text and a number: "%s", "%s"', (phone, phoneUrl) => {
  const html = plainHtml({ menu: aMenu({ phone }), base: '/bella', query: '', phoneUrl });
  expect(html).not.toMatch(/tel:|Phone/);
});
