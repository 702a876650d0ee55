import type { PageConfig } from '@storefront/loader/page';
import { aRestaurant } from '@storefront/shared-domain/testing';
import { plainMenu, type PlainMenu } from './plain-menu';

const info = {
  ...aRestaurant(),
  url: 'bella',
  name: 'Bella',
  message: 'Welcome',
  currency: 'BRL',
  country: 'BR',
  language: 'pt-br',
  whatsapp: '11987654321',
  street: 'Rua A',
  street_number: '10',
  bairro: 'Centro',
  city: 'Campinas',
  uf: 'SP',
  latitude: -22.9,
  longitude: -47.1,
  show_from: true,
  modules: { digital_menu: true },
  theme: {},
};
const menu = {
  categories: [
    {
      id: 'c1',
      name: 'Drinks',
      products: [
        { id: 'p1', name: 'Juice', description: 'Cold', price: 8.5, oldPrice: 10 },
        { id: 'p2', name: 'Water', price: 4, unavailable: true },
      ],
    },
    { id: 'c2', name: 'Lunch', available: false, products: [{ id: 'p3', name: 'Soup', price: 9 }] },
  ],
  pizzas: {
    sizes: [
      {
        id: 's1',
        name: 'Large',
        fromPrice: 40,
        priceBehavior: 'highest',
        flavors: [{ flavorCategoryID: 'f1' }],
      },
    ],
    flavorCategories: [
      {
        id: 'f1',
        name: 'Classic',
        flavors: [
          { id: 'x', name: 'Cheese', available: true },
          { id: 'y', name: 'Ham', available: true },
          { id: 'z', name: 'Gone', available: false },
        ],
      },
    ],
  },
};
const hours = { monday: [{ firstTime: '11:00:00', secondTime: '23:30:00', isClosed: false }] };
const config = { apiBase: '/api', mediaBase: '/media' } as PageConfig;

const written = (more: object = {}, language: 'en' | 'pt-br' = 'pt-br'): PlainMenu => {
  const made = plainMenu({ wire: { info, menu, hours, ...more }, language, config });
  if (made === null) throw new Error('no menu');
  return made;
};

test('dishes by section with the prices of the cards', () => {
  const { sections } = written();
  expect(
    sections.map(({ kind, name, items }) => [
      kind,
      name,
      ...items.map((item) => [item.name, item.price, item.oldPrice, item.isFrom, item.soldOut]),
    ]),
  ).toEqual([
    ['pizzas', null, ['Large', 'R$40,00', null, true, false]],
    ['category', 'Drinks', ['Juice', 'R$8,50', 'R$10,00', false, false]],
  ]);
  expect(sections[0]?.items[0]?.flavors).toBe('Cheese, Ham');
});

test('a paused dish is listed as sold out where the restaurant shows it', () => {
  const { stock_configuration } = info;
  const { sections } = written({
    info: {
      ...info,
      stock_configuration: { ...stock_configuration, display_paused_items_as_sold_out: true },
    },
  });
  expect(sections.at(-1)?.items.map(({ name, soldOut }) => [name, soldOut])).toEqual([
    ['Juice', false],
    ['Water', true],
  ]);
});

test.each([
  ['pt-br', 'domingo', '11:00 – 23:30'],
  ['en', 'Sunday', '11:00 AM – 11:30 PM'],
] as const)('hours of every weekday in %s', (language, sunday, slot) => {
  const week = written({}, language).hours;
  expect([week.length, week[0]?.day, week[0]?.slots, week[1]?.slots]).toEqual([
    7,
    sunday,
    [],
    [slot],
  ]);
  expect(written({ hours: {} }, language).hours).toEqual([]);
});

test('address with a map, and phone as the screens show them', () => {
  const { address, phone, tag, theme } = written();
  expect(address.text).toBe('Rua A, 10 - Centro, Campinas - SP');
  expect(address.map).toMatch(/^https:\/\/www\.google\.com\/maps\/search\//);
  expect([phone, tag]).toEqual(['(11) 98765-4321', 'pt-BR']);
  expect(theme['--color-brand-text']).toMatch(/^light-dark\(#/);
  expect(written({ info: { ...info, no_takeout: true } }).address.map).toBeNull();
  const maps = { '': { link: 'https://maps.example/{lat}/{lng}' } };
  const own = plainMenu({
    wire: { info, menu, hours },
    language: 'en',
    config: { ...config, maps } as unknown as PageConfig,
  });
  expect(own?.address.map).toBe('https://maps.example/-22.9/-47.1');
});

test('[MENU-25] a blocked restaurant shows no dishes, but its phone', () => {
  const blocked = written({ info: { ...info, blocked: true } });
  expect([blocked.sections, blocked.phone]).toEqual([[], '(11) 98765-4321']);
});

test('texts and dishes are limited', () => {
  const products = Array.from({ length: 10_050 }, (_, index) => ({
    id: `p${index}`,
    name: `Dish ${index}`,
    description: 'x'.repeat(index === 0 ? 5000 : 1),
    price: 1,
  }));
  const { sections } = written({
    menu: {
      categories: [
        { id: 'c', name: 'All', products },
        { id: 'd', name: 'More', products },
      ],
    },
  });
  expect(sections.map(({ items }) => items.length)).toEqual([10_000]);
  expect(sections[0]?.items[0]?.description).toHaveLength(1000);
});

test('a response that violates its contract has no menu', () =>
  expect(plainMenu({ wire: { info: null }, language: 'en', config })).toBeNull());
