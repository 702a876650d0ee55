import { menuData } from './menu-data';

const named = (name: string, more: object = {}) => ({ name, ...more });
const category = (name: string, products: object[], more: object = {}) => ({
  name,
  products,
  ...more,
});
const sectionsOf = (menu: object, info: object = {}) =>
  menuData(menu as never, info as never).sections.map(({ name, hasMenuItem }) => [
    name,
    hasMenuItem.map((item) => item.name),
  ]);
const pricesOf = (products: object[]) =>
  menuData({ categories: [category('A', products)] }, {}).prices;

describe('the sections', () => {
  test('pizzas and combos come first, under the names of the restaurant or the usual ones', () => {
    const menu = {
      categories: [category('Bebidas', [named('Suco')])],
      combos: [named('Dupla')],
      pizzas: { sizes: [named('Grande')] },
    };
    const rest = ['Bebidas', ['Suco']];
    expect(sectionsOf(menu)).toEqual([['Pizzas', ['Grande']], ['Combos', ['Dupla']], rest]);
    expect(
      sectionsOf(menu, { pizza_category_name: 'Monte', combo_category_name: 'Ofertas' }),
    ).toEqual([['Monte', ['Grande']], ['Ofertas', ['Dupla']], rest]);
  });

  test('only what is sold: no empty or unnamed section, nothing that is switched off', () => {
    const sold = [named('Suco')];
    const menu = {
      categories: [
        category('Off', sold, { unavailable: 1 }),
        category('Closed', sold, { available: false }),
        category('', sold),
        category('Empty', []),
        category('Sold out', [named('A', { unavailable: true })]),
        category('Open', [
          named(' '),
          named('A', { unavailable: '1' }),
          named('B', { unavailableByTemplate: true }),
          named('C', { unavailable: false, unavailableByTemplate: 0 }),
        ]),
        category('Also open', sold, { available: true, unavailable: 0 }),
      ],
    };
    expect(sectionsOf(menu)).toEqual([
      ['Open', ['C']],
      ['Also open', ['Suco']],
    ]);
  });

  test('a menu that is none has no sections and no prices', () => {
    for (const menu of [{}, { categories: 'x', combos: 7, pizzas: null }])
      expect(menuData(menu, {})).toEqual({ sections: [], prices: null });
  });
});

describe('an item', () => {
  const itemOf = (product: object, info: Record<string, unknown> = {}) =>
    menuData({ categories: [category('A', [product])] }, info).sections[0]?.hasMenuItem[0];

  test('has a price when there is one, in the currency of the restaurant', () => {
    expect(itemOf(named('Suco'))).toEqual({ '@type': 'MenuItem', name: 'Suco' });
    expect(itemOf(named('Suco', { price: -1 }))).not.toHaveProperty('offers');
    expect(itemOf(named('Suco', { price: 6.5 }))).toMatchObject({
      offers: { '@type': 'Offer', price: '6.50', priceCurrency: 'BRL' },
    });
    expect(itemOf(named('Suco', { price: 6.5, fromPrice: 5 }), { currency: 'USD' })).toMatchObject({
      offers: { price: '5.00', priceCurrency: 'USD' },
    });
    expect(itemOf(named('Suco', { price: 15000 }), { currency: 'PYG' })).toMatchObject({
      offers: { price: '15000', priceCurrency: 'PYG' },
    });
    expect(itemOf(named('Suco', { price: 6.5, fromPrice: 0 }))).toMatchObject({
      offers: { price: '6.50' },
    });
  });

  test('has its description only when there is one; long texts are cut', () => {
    expect(itemOf(named('Suco', { description: ' ' }))).not.toHaveProperty('description');
    expect(itemOf(named('Suco', { description: 'De uva' }))).toMatchObject({
      description: 'De uva',
    });
    const long = itemOf(named('n'.repeat(200), { description: 'd'.repeat(200) }));
    expect([long?.name.length, long?.description?.length]).toEqual([101, 71]);
  });
});

describe('the limits', () => {
  const many = (count: number) => Array.from({ length: count }, (_, at) => named(`${at}`));
  const sizes = (menu: object) =>
    menuData(menu as never, {}).sections.map(({ hasMenuItem }) => hasMenuItem.length);

  test('100 items in all sections together', () => {
    expect(sizes({ categories: [category('A', many(100))] })).toEqual([100]);
    expect(sizes({ categories: [category('A', many(101)), category('B', many(1))] })).toEqual([
      100,
    ]);
    expect(sizes({ categories: [category('A', many(100)), category('B', many(1))] })).toEqual([
      100,
    ]);
    expect(sizes({ categories: [category('A', many(60)), category('B', many(60))] })).toEqual([
      60, 40,
    ]);
  });

  test('9,000 bytes of JSON, with a comma for each item', () => {
    const frame = Buffer.byteLength(JSON.stringify({ '@type': 'MenuItem', name: '' }));
    const full = named('x'.repeat(149 - frame));
    const items = Array.from({ length: 60 }, () => full);
    const longer = [...items.slice(1), named(`${full.name}x`)];
    expect(sizes({ categories: [category('A', items)] })).toEqual([60]);
    expect(sizes({ categories: [category('A', longer)] })).toEqual([59]);
    expect(sizes({ categories: [category('A', longer), category('B', [full])] })).toEqual([59]);
  });
});

test('the prices are the lowest and the highest of all products that have one', () => {
  expect(pricesOf([named('A', { price: 9 }), named('B'), named('C', { price: 4 })])).toEqual([
    4, 9,
  ]);
  expect(pricesOf([named('A', { price: 4, fromPrice: 3 })])).toEqual([3, 3]);
  expect(pricesOf([named('A', { price: 4 }), named('B', { price: 7 })])).toEqual([4, 7]);
  expect(pricesOf([named('A'), named('B', { price: -2 })])).toBeNull();
});
