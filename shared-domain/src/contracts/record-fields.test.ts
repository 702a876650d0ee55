import * as z from 'zod/mini';
import { ExtrasGroup, Prize, Product } from './menu';
import { numberOf } from './number-text';
import { Combo, PizzaSize } from './pizza';
import { RestaurantInfo } from './restaurant';
import { RestaurantData } from './restaurant-data';

describe('numbers as text', () => {
  test.each([
    ['30.00', 30],
    [' 30 ', 30],
    ['-2.5', -2.5],
    ['59,90', 59.9],
    ['59,9', 59.9],
    ['1.234,50', 1234.5],
    ['1,234.50', 1234.5],
    ['12.345.678', 12_345_678],
    ['1,234,567', 1_234_567],
    ['1.234.567,8', 1_234_567.8],
    ['0.125', 0.125],
    ['1234.567', 1234.567],
    ['-23.55052', -23.55052],
    ['007', 7],
  ])('%j certainly means %d', (text, number) => expect(numberOf(text)).toBe(number));

  test.each([
    '',
    ' ',
    '1.234',
    '-1,234',
    '59,900',
    'R$ 30',
    '30 reais',
    '1e3',
    '0x10',
    'Infinity',
    'NaN',
    '+30',
    '30.',
    '.5',
    '1.2.3',
    '12.34,5',
    '1,23,456',
    '1 234,50',
    '٣٠',
    '3--0',
  ])('%j is no certain number', (text) => expect(numberOf(text)).toBeNaN());

  const least = { id: '7', name: 'Bella', restaurant_url: 'bella' };

  test('a record of text is the record of numbers', () => {
    const numbers = {
      ...least,
      id: 7,
      min_total_delivery: 30,
      table_service_fee: 10,
      delivery_time_min: 40,
      rating_average: 4.5,
      round_step: 0.5,
      latitude: -23.55,
      longitude: -46.633,
      unpaid_order_minutes: 15,
      service_fee: { name: 'Fee', recipient: 'Team', value: 1.5, valueType: 'fix' },
      tips: { percents: [10, 12.5] },
      scheduleSettings: { enable: true, daysForward: 3, intervalBetweenTimes: 15 },
      fidelity: {
        enablePoints: true,
        purchaseMinimum: 20,
        moneySpent: 1234.5,
        pointsPerPurchase: 2,
      },
      cashbackSettings: { enabled: true, maxCashbackValue: 50, cashbackPercent: 5 },
      deliveryFeeDiscounts: [{ discountMinValue: 80, discountType: 'fixed', value: 5.5 }],
      paymentSettings: [
        {
          paymentType: 'pix',
          isActive: true,
          value: 5,
          valueType: 'percent',
          operation: 'discount',
        },
      ],
      reviews: [{ name: 'Ana', rating: 5 }],
      guest_data_days: 90,
    };
    const text = JSON.parse(JSON.stringify(numbers), (_, value: unknown) =>
      typeof value === 'number' || typeof value === 'boolean'
        ? String(value).replace(/^(-?\d+)\.(\d\d?)$/, '$1,$2')
        : value,
    );
    expect(z.parse(RestaurantInfo, text)).toEqual(z.parse(RestaurantInfo, numbers));
  });

  test('a coordinate has no thousands, and none beyond the globe', () => {
    const read = z.parse(RestaurantInfo, { ...least, latitude: '-23.551', longitude: 1e9 });
    expect([read.latitude, read.longitude]).toEqual([-23.551, null]);
  });

  test('numbers where texts are expected', () => {
    const data = z.parse(RestaurantData, {
      info: { ...least, street_number: 120, whatsapp: 11_987_654_321 },
      menu: {
        categories: [{ id: 1, name: 2026, products: [{ id: 5, name: 1950, price: '18,90' }] }],
      },
    });
    expect([data.info.street_number, data.info.whatsapp]).toEqual(['120', '11987654321']);
    expect(data.menu.categories).toMatchObject([
      { name: '2026', products: [{ name: '1950', price: 1890 }] },
    ]);
  });

  test('limits that cannot be read give nothing away', () => {
    const read = z.parse(RestaurantInfo, {
      ...least,
      cashbackSettings: { enabled: true, cashbackPercent: 5, maxCashbackValue: '1.000' },
      fidelity: { enablePoints: true, pointsPerPurchase: 5, purchaseMinimum: 'R$ 20' },
      deliveryFeeDiscounts: [
        { discountMinValue: 0, discountType: 'flat_fee', value: 'none' },
        { discountMinValue: '', discountType: 'flat_fee', value: 0 },
        { discountMinValue: 50, discountType: 'flat_fee', value: -1 },
        { discountMinValue: '50,00', discountType: 'flat_fee', value: '3,50' },
      ],
    });
    expect(read).toMatchObject({
      cashbackSettings: { enabled: false },
      fidelity: { enablePoints: false },
      deliveryFeeDiscounts: [{ discountMinValue: 5000, value: 3.5 }],
    });
  });
});

const reads = (contract: z.ZodMiniType, wire: object): boolean =>
  z.safeParse(contract, wire).success;

describe('values at the edge of a record', () => {
  const dish = { id: 1, name: 'Soup', price: 12 };
  const group = { id: 3, name: 'Sides', type: 1, required: 1, options: [{ id: 9, name: 'Bread' }] };
  const groupsOf = (extras: unknown) =>
    z.parse(Product, { ...dish, extras }).extras.map(({ id, required, options }) => ({
      id,
      required,
      options: options.map((option) => option.id),
    }));
  const UNREAD = { id: '', required: true, options: [] };

  test.each([
    ['a price below 0', { price: -0.01 }],
    ['a huge price', { price: 1e9 + 1 }],
    ['no price', { price: null }],
    ['a price in words', { price: 'free' }],
    ['an ambiguous price', { price: '1.234' }],
    ['no name', { name: '' }],
    ['an invisible name', { name: ' \u200b\u00a0' }],
  ])('a dish with %s is not on the menu', (_, more) =>
    expect(reads(Product, { ...dish, ...more })).toBe(false),
  );

  test.each([
    ['a group of another type', [{ ...group, type: 4 }]],
    ['a group without a name', [{ ...group, name: ' ' }]],
    ['a group without an id', [{ ...group, id: null }]],
    ['an unreadable minimum', [{ ...group, required: 0, qty_min: 'two' }]],
    ['an unknown switch', [{ ...group, required: 'sim' }]],
    ['an unreadable maximum', [{ ...group, qty_max: 'some' }]],
    ['a maximum below 0', [{ ...group, qtyPerItem: -1 }]],
    ['words', ['Sides']],
    ['an object instead of a list', { 0: group }],
    ['a text instead of a list', 'Sides'],
  ])('%s: a required choice stays required, and cannot be made', (_, extras) =>
    expect(groupsOf(extras)).toEqual([UNREAD]),
  );

  test('an unreadable group that is optional is left out alone', () =>
    expect(groupsOf([{ ...group, type: 4, required: 0, qty_min: 0 }, null, group])).toEqual([
      { id: '3', required: true, options: ['9'] },
    ]));

  test('what has the id of another cannot be chosen: options, groups', () => {
    const options = [
      { id: 9, name: 'Bread' },
      { id: '9', name: 'Rice', price: 3 },
      { id: 8, name: '' },
    ];
    expect(groupsOf([{ ...group, options }, group, { ...group, required: 0 }])).toEqual([
      { id: '3', required: true, options: ['9'] },
      UNREAD,
    ]);
  });

  test('unknown channels are none', () => {
    const of = (channels: unknown) => z.parse(Product, { ...dish, channels }).channels;
    expect([of(undefined), of(['table', 'drone']), of('table')]).toEqual([
      undefined,
      ['table'],
      [],
    ]);
  });

  const size = { id: 5, name: 'Large', priceBehavior: 'average' };
  const flavorsOf = (fractions: unknown, more: object = {}) =>
    z
      .parse(PizzaSize, { ...size, flavors: [{ flavorCategoryID: 6, fractions, ...more }] })
      .flavors.map((of) => of.fractions.map(({ pizzaPart, price }) => [pizzaPart, price]));

  test('a price of a fraction that is none is no price of another one', () => {
    const fractions = [
      { pizzaPart: '1', price: '45,00' },
      { pizzaPart: 2, price: 'abc' },
      { pizzaPart: 3 },
      { pizzaPart: 4, price: -3 },
    ];
    expect(flavorsOf(fractions)).toEqual([
      [
        [1, 4500],
        [2, -1],
        [3, -1],
        [4, -1],
      ],
    ]);
  });

  test.each([
    ['a fraction without parts', [{ price: 45 }], {}],
    ['an extra price in words', [{ pizzaPart: 1, price: 45 }], { extraPrice: 'some' }],
    [
      'an exception of no flavor',
      [{ pizzaPart: 1, price: 45 }],
      { exceptions: [{ fractions: [] }] },
    ],
  ])('%s: the flavors of that category have no price', (_, fractions, more) =>
    expect(flavorsOf(fractions, more)).toEqual([]),
  );

  test.each([
    ['an unreadable base price', { price: 'R$ 10' }],
    ['a base price below 0', { price: -1 }],
    ['unreadable limits', { maxFlavors: 'two' }],
    ['an unknown price behavior', { priceBehavior: 'sum' }],
  ])('a size with %s is not on the menu', (_, more) =>
    expect(reads(PizzaSize, { ...size, ...more })).toBe(false),
  );

  test('an unreadable crust is one that cannot be had', () => {
    const crusts = (crustCategories: unknown) =>
      z
        .parse(PizzaSize, { ...size, crustCategories })
        .crustCategories.map(({ options }) => options.map(({ id, available }) => [id, available]));
    const cheese = { id: 1, name: 'Cheese', price: 5 };
    const of = (...options: unknown[]) => [{ id: 2, name: 'Edge', options }];
    expect([
      crusts(of(cheese, { ...cheese, id: 2, price: 'x' })),
      crusts(of({ ...cheese, sizeID: {} })),
      crusts(['Edge']),
      crusts('Edge'),
    ]).toEqual([
      [
        [
          ['1', true],
          ['', false],
        ],
      ],
      [[['', false]]],
      [[['', false]]],
      [[['', false]]],
    ]);
  });

  test.each([
    ['an unreadable price', { price: 'x' }],
    ['an unreadable pizza', { pizzaSizes: ['large', {}] }],
    ['no list of pizzas', { pizzaSizes: 'large' }],
    ['an unreadable association', { pizzaAssociations: [{ id: 1 }] }],
  ])('a combo with %s is not on the menu', (_, more) =>
    expect(reads(Combo, { id: 4, name: 'Two', ...more })).toBe(false),
  );

  test.each([0, -5, 'some', null])('a prize for %p points is none', (points_needed) =>
    expect(reads(Prize, { id: 1, name: 'Soda', points_needed })).toBe(false),
  );

  test('what is written is read again', () => {
    const read = z.parse(ExtrasGroup, { ...group, qty_max: '3', required: 'True' });
    expect([read.required, z.parse(ExtrasGroup, z.encode(ExtrasGroup, read))]).toEqual([
      true,
      read,
    ]);
  });
});
