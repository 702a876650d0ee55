import type { FastifyBaseLogger } from 'fastify';
import { setTimeout as pause } from 'node:timers/promises';
import { RestaurantData } from '@storefront/shared-domain/contracts';
import * as z from 'zod/mini';
import { demoRestaurants } from '../../../../demo/src/demo-restaurants';
import { readProblems } from '../menu-reader';
import { inWords, recordProblems } from './record-problems';
import { reportProblems } from './report-problems';
import { seededProblems } from './seeded-problems';

const info = { id: 7, name: 'Bella', restaurant_url: 'bella' };
const option = (id: number, more: object = {}) => ({ id, name: `Option ${id}`, ...more });
const dish = (id: number, ...extras: unknown[]) => ({ id, name: `Dish ${id}`, price: 10, extras });
const menuOf = (...products: unknown[]) => ({ categories: [{ id: 1, name: 'All', products }] });

const problemsOf = (wire: object): string[] => {
  const full = { info, ...wire };
  return recordProblems(full, z.parse(RestaurantData, full)).first.map(inWords);
};
const bytes = (wire: object): Buffer => Buffer.from(JSON.stringify({ info, ...wire }));

test('a record without problems has none: those of the demo', () => {
  expect(
    demoRestaurants.map((demoRestaurant) => [
      demoRestaurant.info.restaurant_url,
      seededProblems(demoRestaurant),
    ]),
  ).toEqual(demoRestaurants.map((demoRestaurant) => [demoRestaurant.info.restaurant_url, []]));
});

test('each part that is not used as written is named, with what it does', () => {
  const wire = {
    info: {
      ...info,
      id: '7',
      min_total_delivery: '1.234',
      table_service_fee: '10,5',
      is_closed: 'yes',
      latitude: 'north',
      cashbackSettings: { enabled: 1, maxCashbackValue: 'R$ 50' },
      deliveryFeeDiscounts: [{ discountMinValue: 5, discountType: 'flat_fee', value: '' }],
    },
    menu: {
      categories: [
        {
          id: 1,
          name: 'All',
          products: [
            { id: 2, name: 'Soup', price: 'free' },
            { id: 3, name: '', price: 5 },
            dish(4, { id: 5, name: 'Sides', type: 9 }),
            dish(6, {
              id: 7,
              name: 'Sauce',
              type: 1,
              options: [option(8), option(8), option(9, { price: '3.500' })],
            }),
          ],
        },
      ],
      combos: 'none',
      pizzas: {
        sizes: [
          {
            id: 10,
            name: 'Large',
            priceBehavior: 'average',
            flavors: [
              { flavorCategoryID: 11, fractions: [{ pizzaPart: 1, price: 45 }, { pizzaPart: 2 }] },
            ],
          },
        ],
        flavorCategories: [{ id: 11, name: 'Classic', flavors: [option(12)] }],
      },
    },
    hours: { monday: [{ firstTime: '18:00', secondTime: '23:00:00' }] },
  };
  expect(problemsOf(wire)).toEqual([
    'info.latitude: "north" cannot be read; null is used instead',
    'info.is_closed: "yes" is no switch; it counts as off',
    'info.min_total_delivery: "1.234" has two meanings: thousands or decimals; 0 is used instead',
    'info.deliveryFeeDiscounts.0.value: "" cannot be read; this entry is left out',
    'info.cashbackSettings.maxCashbackValue: "R$ 50" cannot be read; ' +
      '{"enabled":false,"maxCashbackValue":0,"cashbackPercent":0} is used instead',
    'menu.combos: "none" is no list; the combo is not on the menu',
    'menu.pizzas.sizes.0.flavors.0.fractions.1.price: is absent; ' +
      'the flavor is not offered for this number of parts',
    'menu.categories.0.products.0.price: "free" cannot be read; the dish is not on the menu',
    'menu.categories.0.products.1.name: "" cannot be read; the dish is not on the menu',
    'menu.categories.0.products.2.extras.0.type: 9 cannot be read; ' +
      'the group is left out, and the dish is not sold unless the group is optional',
    'menu.categories.0.products.3.extras.0.options.1.id: "8" is the id of another one; ' +
      'the option cannot be chosen',
    'menu.categories.0.products.3.extras.0.options.2.price: "3.500" has two meanings: ' +
      'thousands or decimals; the option cannot be chosen',
    'hours.monday.0.firstTime: "18:00" cannot be read; this entry is left out',
  ]);
});

test('each dish that cannot be sold is named with its reason; a paused one is not', () => {
  const required = { id: 1, name: 'Sides', type: 3, required: 1, qty_min: 3 };
  const options = [option(1), option(2)];
  const size = (id: string, more: object = {}) => ({
    id,
    name: id,
    priceBehavior: 'highest',
    maxFlavors: 2,
    flavors: [{ flavorCategoryID: 'f', fractions: [{ pizzaPart: 1, price: 45 }] }],
    ...more,
  });
  const base = (available: boolean) => [
    { id: 'b', name: 'Base', options: [option(1, { available })] },
  ];
  const wire = {
    menu: {
      ...menuOf(
        dish(1, { ...required, options }),
        { ...dish(2, { ...required, options }), unavailable: true },
        dish(3, { ...required, type: 4 }),
        dish(4, { id: 2, name: 'Less', type: 1, options: [option(1, { price: -11 })] }),
        dish(5, { ...required, qty_max: 2, type: 2, options }),
      ),
      pizzas: {
        sizes: [
          size('fine', { crustCategories: base(true) }),
          size('crust', { crustCategories: base(false) }),
          size('dough', { doughCategories: base(false) }),
          size('limits', { minFlavors: 3 }),
          size('prices', { flavors: [] }),
          size('slices', { priceBehavior: 'incremental', minFlavors: 2 }),
        ],
        flavorCategories: [{ id: 'f', name: 'Classic', flavors: [option(1)] }],
      },
      combos: [
        { id: 'a', name: 'A', pizzaSizes: ['fine', 'crust'] },
        { id: 'b', name: 'B', pizzaSizes: ['gone'] },
        { id: 'c', name: 'C', pizzaSizes: ['fine'], extras: [{ ...required, options }] },
      ],
    },
  };
  const known = 'none of its flavors is available at a known price for a possible number of parts';
  const end = '; it is shown as unavailable';
  expect(problemsOf(wire).filter((it) => it.endsWith(end))).toEqual(
    [
      'product 1: "Dish 1": the choice "Sides" requires 3, and has 2 available options, each 1 times at most',
      'product 3: "Dish 3": a required choice cannot be read',
      'product 4: "Dish 4": one of its choices costs less than nothing',
      'product 5: "Dish 5": the choice "Sides" requires 3, and has 2 available options, each 2 times at most, 2 in all',
      'size crust: "crust": none of its crusts is available',
      'size dough: "dough": none of its doughs is available',
      'size limits: "limits": it requires 3 flavors, and may have 2',
      `size prices: "prices": ${known}`,
      `size slices: "slices": ${known}`,
      'combo a: "A": of its size "crust", none of its crusts is available',
      'combo b: "B": one of its sizes is paused or not on the menu',
      'combo c: "C": the choice "Sides" requires 3, and has 2 available options, each 1 times at most',
    ].map((it) => it + end),
  );
});

test('a long record is read on the thread, with the same problems and a limit', async () => {
  const wire = {
    menu: menuOf(...Array.from({ length: 3000 }, (_, id) => ({ ...dish(id), price: 'x' }))),
  };
  expect(bytes(wire).length).toBeGreaterThan(128 * 1024);
  const { count, first } = await readProblems(bytes(wire));
  expect([count, first.length, first[0]?.path]).toEqual([
    3000,
    100,
    'menu.categories.0.products.0.price',
  ]);
});

test('a revision is logged once, and a broken check is logged as one', async () => {
  const logged: unknown[][] = [];
  const logger = {
    warn: (...entry: unknown[]) => logged.push(entry),
    error: (...entry: unknown[]) => logged.push(entry),
  } as unknown as FastifyBaseLogger;
  const report = reportProblems(logger);
  const wire = bytes({ menu: menuOf({ id: 2, name: 'Soup', price: 'free' }) });
  for (const revision of ['r1', 'r1', 'r2']) report({ id: 7, revision, wire });
  report({ id: 8, revision: 'r1', wire: bytes({}) });
  report({ id: 9, revision: 'r1', wire: Buffer.from('{') });
  while (logged.length < 3) await pause(10);
  expect(logged.map(([fields]) => fields)).toEqual([
    ...['r1', 'r2'].map((revision) => ({
      restaurant: 7,
      revision,
      count: 1,
      problems: [
        'menu.categories.0.products.0.price: "free" cannot be read; the dish is not on the menu',
      ],
    })),
    { restaurant: 9, revision: 'r1', err: expect.any(SyntaxError) as unknown },
  ]);
});
