import type { PageConfig } from '@storefront/loader/page';
import { RestaurantData, parse } from '@storefront/shared-domain/contracts';
import { aRestaurant } from '@storefront/shared-domain/testing';
import { isLongMenu, readLongMenu } from '../../restaurant/early-response';
import { plainMenu, type PlainMenu } from './plain-menu';

function read(wire: object): RestaurantData {
  const data = parse(RestaurantData, wire);
  if (data === null) throw new Error('the record is unreadable');
  return data;
}

describe('the menu without scripts', () => {
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
      {
        id: 'c2',
        name: 'Lunch',
        available: false,
        products: [{ id: 'p3', name: 'Soup', price: 9 }],
      },
    ],
    pizzas: {
      sizes: [
        {
          id: 's1',
          name: 'Large',
          fromPrice: 40,
          priceBehavior: 'highest',
          flavors: [{ flavorCategoryID: 'f1', fractions: [{ pizzaPart: 1, price: 40 }] }],
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
    return plainMenu({ data: read({ info, menu, hours, ...more }), language, config });
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

  test('address with a map, and phone as the screens show them', () => {
    const { address, phone, call, theme } = written();
    expect(address.text).toBe('Rua A, 10 - Centro, Campinas - SP');
    expect(address.map).toMatch(/^https:\/\/www\.google\.com\/maps\/search\//);
    expect([phone, call]).toEqual(['(11) 98765-4321', 'tel:+5511987654321']);
    expect(theme['--color-brand-text']).toMatch(/^light-dark\(#/);
    expect(written({ info: { ...info, no_takeout: true } }).address.map).toBeNull();
    const maps = { '': { link: 'https://maps.example/{lat}/{lng}' } };
    const own = plainMenu({
      data: read({ info, menu, hours }),
      language: 'en',
      config: { ...config, maps } as unknown as PageConfig,
    });
    expect(own.address.map).toBe('https://maps.example/-22.9/-47.1');
  });
});

describe('a long menu', () => {
  const info = { id: 7, name: 'Bella', restaurant_url: 'bella' };
  const product = (at: number) => ({
    id: `p${at}`,
    name: `Product ${at}`,
    price: at / 4,
    extras: [
      {
        id: 'g',
        name: 'G',
        type: 1,
        options: [{ id: 'o', name: 'O', price: at % 9 }, { id: 'x' }],
      },
    ],
  });
  const category = (id: string, products: unknown) => ({ id, name: id, products });
  const many = (count: number, from = 0) =>
    Array.from({ length: count }, (_, at) => product(from + at));
  const answer = (categories: unknown, more: object = {}) =>
    JSON.parse(JSON.stringify({ info, menu: { categories, ...more }, hours: {} })) as unknown;

  const read = (wire: unknown) => {
    if (!isLongMenu(wire)) throw new Error('the menu is not long');
    return readLongMenu(wire);
  };

  test.each([
    [
      'unreadable entries, which are skipped',
      answer([
        category('a', [...many(300), { id: 'no price' }, null, 'text', 4]),
        null,
        'text',
        [category('nested', many(3))],
        { products: many(300, 900) },
        category('b', 'none'),
        { ...category('c', many(300, 300)), available: 0, description: 5 },
      ]),
    ],
    [
      'a product listed repeatedly, with its first price',
      answer(
        [category('a', many(600)), category('b', [{ ...product(3), price: 99 }, ...many(2, 700)])],
        { featuredItems: [{ ...product(5), price: 88 }], combos: [{ id: 1 }], pizzas: 'none' },
      ),
    ],
  ])('%s is read in slices as it is at once', async (_, wire) => {
    const expected = parse(RestaurantData, wire);
    expect(expected).not.toBeNull();
    expect(await read(wire)).toEqual(expected);
  });
});
