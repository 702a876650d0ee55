import { renderToString } from 'react-dom/server';
import { ZERO } from '@storefront/shared-domain/rules';
import type { Menu, RestaurantInfo } from '@storefront/shared-domain/contracts';
import {
  aCategory,
  aCombo,
  aMenu,
  aPizzas,
  aPizzaSize,
  aProduct,
  aRestaurant,
  restaurantData,
} from '@storefront/shared-domain/testing';
import { aStorefront } from '../testing/storefront.test-kit';
import { HomeMenu } from './home-menu';

type Setup = {
  menu?: Partial<Menu>;
  info?: Partial<RestaurantInfo>;
  table?: string;
  language?: 'en' | 'pt-br';
};

async function html({ menu, info, table, language }: Setup): Promise<string> {
  const tableLink =
    table === undefined
      ? { mode: 'delivery' as const, table: null, token: null }
      : { mode: 'table' as const, table, token: null };
  const data = restaurantData({ menu: aMenu(menu), info: aRestaurant(info) });
  const { around } = await aStorefront({ data, language, tableLink });
  return renderToString(around(<HomeMenu />)).replace(/<!-- -->/g, '');
}
/** Texts of the links of the category navigation, in order. */
const categories = (text: string): string[] => {
  const nav = /<nav[^>]*aria-label="Menu categories"[^>]*>(.*?)<\/nav>/.exec(text)?.[1] ?? '';
  return [...nav.matchAll(/<a [^>]*>(.*?)<\/a>/g)].map(([, name]) => name ?? '');
};
const names = (text: string): string[] =>
  [...text.matchAll(/<h3[^>]*>(?:<a [^>]*>)?(.*?)(?:<\/a>)?<\/h3>/g)].map(([, name]) => name ?? '');
const whole: Partial<Menu> = {
  featuredItems: [aProduct()],
  combos: [aCombo()],
  pizzas: aPizzas({ sizes: [aPizzaSize()] }),
  categories: [
    aCategory(),
    aCategory({ id: 'off', name: 'Off', available: false }),
    aCategory({ id: 'wine', name: 'Wine' }),
  ],
};

test('[MENU-13] the navigation: On Sale, Combos, Pizzas, then each available category', async () => {
  expect(categories(await html({ menu: whole }))).toEqual([
    'On Sale',
    'Combos',
    'Pizzas',
    'Starters',
    'Wine',
  ]);
});

test('[OPEN-035] the restaurant may name combos and pizzas itself', async () => {
  const text = await html({
    menu: whole,
    info: { combo_category_name: 'Deals', pizza_category_name: 'Pies' },
  });
  expect(categories(text)).toEqual(['On Sale', 'Deals', 'Pies', 'Starters', 'Wine']);
});

test('[MENU-13] pizzas by flavor: the flavors with their pictures, then the sizes', async () => {
  const flavor = {
    id: 'pera',
    name: 'Pear and gorgonzola',
    description: '',
    image: 'pera',
    available: true,
    possiblePrices: [],
  };
  const flavors = [
    {
      flavorCategoryID: 'all',
      extraPrice: ZERO,
      fractions: [{ pizzaPart: 1, price: ZERO }],
      exceptions: [],
    },
  ];
  const pizzas = aPizzas({
    sizes: [aPizzaSize({ flavors, crustCategories: [], doughCategories: [] })],
    flavorCategories: [{ id: 'all', name: 'All', description: '', flavors: [flavor] }],
  });
  const text = await html({ menu: { pizzas, categories: [] }, info: { pizza_menu: 'flavors' } });
  expect(categories(text)).toEqual(['Pizzas', 'Pizzas by size']);
  expect(names(text)).toEqual(['Pear and gorgonzola', pizzas.sizes[0]?.name]);
  expect(text).toContain('/media/flavors/pera/thumb_pera');
  expect(text).toContain('&amp;by=flavor&amp;menu=flavors-all&amp;flavors=pera');
});

test('[MENU-22] products sold by weight are hidden', async () => {
  const products = [aProduct(), aProduct({ id: 'ham', name: 'Ham', totalCalcType: 'WEIGHT' })];
  expect(names(await html({ menu: { categories: [aCategory({ products })] } }))).toEqual([
    'Bruschetta',
  ]);
});

describe('[MENU-28] [OPEN-032] a product is listed where it is sold', () => {
  const products = [
    aProduct({ id: 'a', name: 'Everywhere' }),
    aProduct({ id: 'b', name: 'Delivered', channels: ['delivery'] }),
    aProduct({ id: 'c', name: 'Served', channels: ['table'] }),
  ];
  const menu = { categories: [aCategory({ products })] };
  const modules = { ...aRestaurant().modules, pos: true };
  test('delivery mode: what is sold at tables only is hidden', async () =>
    expect(names(await html({ menu }))).toEqual(['Everywhere', 'Delivered']));
  test('table mode: what is only delivered is hidden', async () =>
    expect(names(await html({ menu, table: '7', info: { modules } }))).toEqual([
      'Everywhere',
      'Served',
    ]));
});

describe('[OPEN-033] what is paused', () => {
  const products = [
    aProduct(),
    aProduct({ id: 'paused', name: 'Paused', unavailable: true }),
    aProduct({ id: 'out', name: 'Out of stock', hasStock: false }),
    aProduct({ id: 'later', name: 'Later today', unavailableByTemplate: true }),
  ];
  const menu = { categories: [aCategory({ products })] };
  test('is hidden', async () => expect(names(await html({ menu }))).toEqual(['Bruschetta']));
  test('shows the unavailable label where the restaurant wants that', async () => {
    const text = await html({
      menu,
      info: { stock_configuration: { display_paused_items_as_sold_out: true } },
    });
    expect(names(text)).toEqual(['Bruschetta', 'Paused', 'Out of stock']);
    expect(text.match(/Unavailable/g)).toHaveLength(2);
    expect(text.match(/to the cart"/g)).toHaveLength(1);
  });
});

test('[MENU-11] a table of a restaurant without a till finds the menu unavailable', async () => {
  expect(await html({ table: '7' })).toContain('Menu currently unavailable');
});

test('without scripts, the search form opens the results on the menu without scripts', async () => {
  const form = /<form[^>]*role="search"[^>]*>.*?<\/form>/s.exec(await html({ menu: whole }))?.[0];
  expect(form).toMatch(/^<form[^>]* action="[^"]*\/menu\.html"/);
  expect(form).toContain('name="q"');
});
