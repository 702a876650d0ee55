import * as z from 'zod/mini';
import {
  OrderRequest,
  OrderDetails,
  OrderUser,
  type RestaurantInfo,
} from '@storefront/shared-domain/contracts';
import {
  anOrder,
  aRestaurant,
  aComboLine,
  aGeneralLine,
  aPizzaLine,
  aPrizeLine,
} from '@storefront/shared-domain/testing';
import { maskOrder, viewOnlyOrder } from './orders/mask-order';
import { customerProblem, storedCustomer } from './orders/order-customer';
import { cartHash, requestHash } from './orders/order-hashes';
import { wantedItems } from './orders/order-stock';
import { closedProblem, typeProblem } from './orders/order-type';
import { pickupCodes } from './orders/pickup-code';
import { withoutPerson } from './personal-data/personal-data.repository';
import { anOrder as anOrderBody, lasanha, aLine, aDelivery } from './testing/orders';

describe('the customer', () => {
  const INFO = aRestaurant({ country: 'PY', has_cpf_field: true, cpf_balcony_is_mandatory: true });
  const NOW = new Date('2026-03-11T12:00:00Z');

  const orderOf = (cpf: string): OrderRequest => {
    const order = anOrder();
    return {
      ...order,
      fingerprint: '',
      tableToken: '',
      details: { ...order.details, deliveryType: 'balcony' },
      user: { ...order.user, name: 'Ana', phone: '981123456', cpf },
    };
  };

  test.each([
    ['80009735-1', '80009735-1', null],
    ['800097351', '800097351', null],
    ['1.234.567-9', '1234567-9', null],
    ['4.567.890', '4567890', null],
    ['1234567-8', '1234567-8', 'user.cpf'],
    ['800097352', '800097352', 'user.cpf'],
  ])(
    '[OPEN-099] of a Paraguayan document %s the API stores %s and reports %s',
    (cpf, stored, path) => {
      const order = orderOf(cpf);
      expect(storedCustomer(order.user, null, 'PY').cpf).toBe(stored);
      expect(customerProblem(order, INFO, false, NOW)).toEqual(
        path === null ? null : expect.objectContaining({ path }),
      );
    },
  );

  test.each([
    ['2026-03-10', null],
    ['2026-03-11', null], // yesterday where it is the 12th already
    ['2026-03-12', 'user.birthday'],
    ['1926-03-10', null], // 100 years ago where it is still the 10th
    ['1926-03-09', 'user.birthday'],
  ])(
    '[DOMAIN-099] at noon of 2026-03-11 the birthday %s of a customer in any time zone: %s',
    (birthday, path) => {
      const order = orderOf('80009735-1');
      const info = { ...INFO, permissions_birthday_registration: true };
      expect(
        customerProblem({ ...order, user: { ...order.user, birthday } }, info, false, NOW),
      ).toEqual(path === null ? null : expect.objectContaining({ path }));
    },
  );
});

describe('hashes', () => {
  const read = (wire: object): OrderRequest => z.parse(OrderRequest, wire);
  const order = anOrderBody({ orders: [lasanha(), aLine('agua')] });

  test('a request is itself whatever the order of its fields, and another one with anything else in it', () => {
    const turned = Object.fromEntries(Object.entries(order).reverse());
    expect(requestHash(1, 'order', read(turned))).toBe(requestHash(1, 'order', read(order)));
    for (const other of [
      requestHash(2, 'order', read(order)),
      requestHash(1, 'table', read(order)),
      requestHash(1, 'order', read({ ...order, ratingNote: 'x' })),
    ]) {
      expect(other).not.toBe(requestHash(1, 'order', read(order)));
    }
  });

  test('a cart is what is bought, not how its lines are called, priced or arranged', () => {
    const same = {
      ...order,
      orders: [aLine('agua', { lineId: 'z', price: 3 }), lasanha({ name: 'Lasanha', lineId: 'q' })],
    };
    expect(cartHash(read(same))).toBe(cartHash(read(order)));
    for (const orders of [
      [lasanha()],
      [lasanha({ qty: 2 }), aLine('agua')],
      [lasanha({ notes: 'x' }), aLine('agua')],
      [lasanha({ extras: [] }), aLine('agua')],
    ]) {
      expect(cartHash(read({ ...order, orders }))).not.toBe(cartHash(read(order)));
    }
  });

  test('pizzas are distinguished by their toppings, and combos by their pizzas', () => {
    const flavor = (id: string, more: object = {}) => ({
      id,
      name: '',
      quantity: 1,
      price: 1,
      additionalToppings: [],
      ...more,
    });
    const pizza = (more: object = {}) => ({
      type: 'pizza',
      lineId: 'a',
      id: 'large',
      name: '',
      qty: 1,
      price: 1,
      totalPrice: 1,
      priceBehavior: 'average',
      qttyOfFlavorsSelected: 2,
      crust: { id: 'plain' },
      selectedFlavors: [
        flavor('one'),
        flavor('two', { additionalToppings: [{ id: 'bacon' }, { id: 'olives' }] }),
      ],
      ...more,
    });
    const combo = (...comboItems: object[]) => ({
      type: 'combo',
      lineId: 'b',
      id: 'family',
      name: '',
      qty: 1,
      price: 1,
      totalPrice: 1,
      comboItems,
    });
    const hashOf = (line: object) => cartHash(read({ ...order, orders: [line] }));
    const turned = {
      price: 9,
      name: 'x',
      selectedFlavors: [
        flavor('two', { price: 5, additionalToppings: [{ id: 'olives' }, { id: 'bacon' }] }),
        flavor('one'),
      ],
    };
    expect(hashOf(pizza(turned))).toBe(hashOf(pizza()));
    const others = [
      { crust: null },
      { dough: { id: 'pan' } },
      { selectedFlavors: [flavor('one'), flavor('two')] },
      { selectedFlavors: [flavor('one', { quantity: 2 })] },
      { qttyOfFlavorsSelected: 3 },
    ];
    const hashes = [
      pizza(),
      ...others.map(pizza),
      combo(pizza()),
      combo(pizza(), pizza()),
      combo(pizza({ crust: null })),
      combo(pizza({ notes: 'x' })),
    ].map(hashOf);
    expect(new Set(hashes).size).toBe(hashes.length);
  });
});

describe('stock', () => {
  test('lines of one item are added up, prizes are not counted, the pizzas of a combo neither', () => {
    const pizza = aPizzaLine({ id: 'large', qty: 1 });
    expect(
      wantedItems([
        aGeneralLine({ id: 'water', qty: 2 }),
        pizza,
        aGeneralLine({ id: 'water', qty: 3 }),
        aComboLine({ id: 'deal', qty: 4, comboItems: [pizza] }),
        aPrizeLine({ id: 'water', qty: 9 }),
      ]),
    ).toEqual([
      { itemId: 'water', quantity: 5 },
      { itemId: 'large', quantity: 1 },
      { itemId: 'deal', quantity: 4 },
    ]);
    expect(wantedItems([])).toEqual([]);
  });
});

describe('the type', () => {
  const details = z.parse(OrderDetails, {
    deliveryType: 'table',
    paymentType: '',
    uuid: '0b6ed1d5-1f0f-4b5c-9a51-1b5b1cf29b1e',
  });
  const modules = (own: Partial<RestaurantInfo['modules']>) => ({
    ...aRestaurant().modules,
    ...own,
  });
  const problemOf = (info: Partial<RestaurantInfo>, isLinked: boolean) =>
    typeProblem(details, aRestaurant(info), 'table', isLinked)?.kind ?? null;

  test.each([
    {
      case: 'served',
      info: { table_self_service_enabled: true, no_table: false },
      linked: null,
      typed: null,
    },
    {
      case: 'served to who has the code',
      info: { table_self_service_enabled: true, no_table: true },
      linked: null,
      typed: 'type-not-offered',
    },
    {
      case: 'not served',
      info: { table_self_service_enabled: false, no_table: false },
      linked: 'type-not-offered',
      typed: 'type-not-offered',
    },
  ])('[TABLE-08] [OPEN-046] tables $case', ({ info, linked, typed }) => {
    expect([problemOf(info, true), problemOf(info, false)]).toEqual([linked, typed]);
  });

  test('[MENU-25] [MENU-26] a table’s code closes a menu without point of sale, and opens one with only that', () => {
    const kindOf = (own: Partial<RestaurantInfo['modules']>, isLinked: boolean) =>
      closedProblem(details, aRestaurant({ modules: modules(own) }), isLinked)?.kind ?? null;
    expect([
      kindOf({ digital_menu: true, pos: false, simple_pos: false }, true),
      kindOf({ digital_menu: true, pos: false, simple_pos: false }, false),
    ]).toEqual(['restaurant-blocked', null]);
    expect([
      kindOf({ digital_menu: false, pos: true }, true),
      kindOf({ digital_menu: false, pos: true }, false),
    ]).toEqual([null, 'restaurant-blocked']);
  });
});

describe('the pickup code', () => {
  const codes = Array.from({ length: 250 }, pickupCodes).flat();

  test('a code is two letters and two digits in turn, without I, O, Q and Y', () => {
    for (const code of codes) expect(code).toMatch(/^(?:[A-HJ-NPR-XZ][0-9]){2}$/);
  });

  test('2,000 codes use every letter and digit at each place, and few are equal', () => {
    const used = [0, 1, 2, 3].map((place) => new Set(codes.map((code) => code[place])).size);
    expect(used).toEqual([22, 10, 22, 10]);
    expect(new Set(codes).size).toBeGreaterThan(1900);
  });
});

describe('a masked order', () => {
  const pizza = aPizzaLine({
    notes: 'Para a Rosa',
    selectedFlavors: aPizzaLine().selectedFlavors.map((flavor) => ({ ...flavor, notes: 'Rosa' })),
  });
  const base = anOrder();
  const order = anOrder({
    pickupCode: 'K4R7',
    orders: [
      aGeneralLine({ notes: 'Rosa' }),
      pizza,
      aComboLine({ notes: 'Rosa', comboItems: [pizza] }),
    ],
    ratingNote: 'Rosa',
    user: { ...base.user, name: 'Rosa Lima', car_plate: 'BRA2E19', phone: '19987654321' },
  });

  test('a view-only order has no code and no note of any line, and a masked name and plate', () => {
    const shown = viewOnlyOrder(order);
    expect(JSON.stringify(shown)).not.toMatch(/Rosa|2E19|7654|K4R7/);
    expect(shown.user).toMatchObject({ name: 'R•••', car_plate: '••••••', phone: '••••••21' });
    expect(shown.orders.map(({ type, id }) => [type, id])).toEqual(
      order.orders.map(({ type, id }) => [type, id]),
    );
  });

  test('an order masked for its own device has the notes and the code, but a masked phone', () => {
    const shown = maskOrder(order);
    expect(shown.pickupCode).toBe('K4R7');
    expect(shown.orders).toEqual(order.orders);
    expect(shown.user).toMatchObject({ name: 'Rosa Lima', phone: '••••••21' });
  });
});

describe('an order without its person', () => {
  const MARK = 'canary';
  const marked = {
    name: MARK,
    phone: MARK,
    email: MARK,
    cpf: MARK,
    address: MARK,
    number: MARK,
    complemento: MARK,
    address_ref: MARK,
    CEP: MARK,
    zone: MARK,
    city: MARK,
    birthday: MARK,
    car_plate: MARK,
    one_signal_id: MARK,
  };
  const pizza = { type: 'pizza', notes: MARK, selectedFlavors: [{ id: 'a', notes: MARK }] };
  const order = aDelivery({
    user: marked,
    orders: [aLine('agua', { notes: MARK, qty: 2 }), { type: 'combo', comboItems: [pizza] }],
    details: {
      linkUUID: MARK,
      saleID: MARK,
      creditCardToken: MARK,
      coordinates: { latitude: 1.23456, longitude: 2.34567 },
    },
  });
  const person = {
    customer: { ...order.user, unknown_field: MARK },
    details: order.details,
    lines: order.orders,
    note: { ratingAvg: 4, ratingNote: MARK, askReview: true },
  };

  test('no value of a person is left, in known and unknown fields, free texts and nested notes', () => {
    const text = JSON.stringify(withoutPerson(person));
    for (const value of [MARK, '1.23456', '2.34567']) expect(text).not.toContain(value);
  });

  test('items and amounts stay, and can be read as an order', () => {
    const { customer, details, lines, note } = withoutPerson(person);
    expect(z.parse(OrderDetails, details)).toMatchObject({
      ...z.parse(OrderDetails, order.details),
      coordinates: null,
      linkUUID: '',
      saleID: '',
      creditCardToken: '',
    });
    expect(z.parse(OrderUser, customer)).toEqual(z.parse(OrderUser, {}));
    expect(lines).toMatchObject([
      { id: 'agua', qty: 2 },
      { comboItems: [{ selectedFlavors: [{ id: 'a' }] }] },
    ]);
    expect(note).toEqual({ ratingAvg: 4, ratingNote: '', askReview: true });
  });

  test.each([null, 'text', 7, []])('details that are %p are replaced, not copied', (details) => {
    expect(withoutPerson({ ...person, details }).details).toEqual({});
  });
});
