import * as z from 'zod/mini';
import {
  aComboLine,
  aGeneralLine,
  anOrder,
  aPizzaLine,
  aPlacedOrder,
  aPrizeLine,
} from '../testing';
import { CartLine, DeliveryType, StoredCart } from './cart';
import { Client, LoginRequest, TrackingEvents } from './client';
import { expectEntity, fields } from './entity.test-kit';
import {
  CartRecovery,
  Order,
  OrderDetails,
  OrderRequest,
  OrdersByUuidRequest,
  OrderText,
  OrderUser,
  PlacedOrder,
  ScheduleTo,
  TableOrder,
} from './order';

const uuid = '7b1f9c1e-5a0e-4d43-9a3f-0c5f6f1d2a11';
const position = { latitude: -23.5, longitude: -46.6 };
const line = { type: 'general', id: 1, name: 'Soup', price: 12.34, qty: 2 };
const least = { deliveryType: 'delivery', paymentType: 'money', uuid };

test('[DOMAIN-027] order', () =>
  expectEntity(
    OrderRequest,
    fields(
      { amount: 'ratingAvg', text: 'ratingNote fingerprint', flag: 'askReview' },
      {
        details: [least, { paymentType: 'money' }],
        user: [{ name: 'Ana' }, { name: 'Ana' }],
        orders: [[line], [{ type: 'general', id: '1', price: 1234 }]],
      },
    ),
    { details: least, user: {}, orders: [line] },
  ));

test('[DOMAIN-028] order details', () =>
  expectEntity(
    OrderDetails,
    fields(
      {
        money:
          'cashbackSpent deliveryFee deliveryFeeDiscount operatedValue changeValue discountValue grandTotal total',
        id: 'deliveryFeeID discountID',
        amount: 'paymenthMethodValue',
        flag: 'carTakeout needChange isTable schedule isCartRecover',
        text: `
          discountType source status cardType cardMethod paymentType paymenthMethodOperation
          paymenthMethodValueType table guestCheckPad externalSource campaign linkUUID
          onlinePaymentReference
        `,
      },
      {
        deliveryType: ['balcony', 'balcony'],
        scheduleTo: ['2025-06-14 9:30', '2025-06-14 9:30'],
        coordinates: [position, position],
        uuid: [uuid, uuid],
      },
    ),
    least,
  ));

test('[DOMAIN-029] an order that says nothing else is from the web and CREATED', () => {
  expect(z.parse(OrderDetails, least)).toMatchObject({ source: 'web', status: 'CREATED' });
});

test.each([
  { time: '2025-06-14 0:00', valid: true },
  { time: '2025-06-14 23:59', valid: true },
  { time: '2025-06-14 09:30', valid: false },
  { time: '2025-06-14 24:00', valid: false },
  { time: '2025-06-14 9:5', valid: false },
])('[DOMAIN-030] scheduleTo $time is valid: $valid', ({ time, valid }) =>
  expect(z.safeParse(ScheduleTo, time).success).toBe(valid),
);

test('[DOMAIN-031] order user', () =>
  expectEntity(
    OrderUser,
    fields(
      {
        id: 'id',
        text: `
          name CEP city address number complemento address_ref zone phone email cpf region
          one_signal_id car_plate car_model_color birthday
        `,
        flag: 'debugMode',
      },
      { coordinates: [position, position] },
    ),
    {},
  ));

test('[DOMAIN-032] order text', () =>
  expectEntity(
    OrderText,
    fields(
      {
        text: `
          orderNoText uuid paymentMethod paymentMethodOperation scheduleTo carModelColor carPlate
          onlinePaymentReference
        `,
        money: 'paymentMethodOperationValue discountValue totalNetValue',
      },
      { deliveryType: ['delivery', 'delivery'], items: [[line], [{ id: '1' }]] },
    ),
    { uuid, deliveryType: 'delivery' },
  ));

test.each(['CANCELED', 'OVER', 'COOKING'])('[DOMAIN-033] table order of status %s', (status) => {
  expectEntity(TableOrder, { wire: { status, table: '12' }, read: { status, table: '12' } });
  expect(z.parse(TableOrder, { status }).status).toBe(status);
});

test('[OPEN-012] the answer of a placed order carries the order, the total and the client', () => {
  const placed = aPlacedOrder();
  expect(z.parse(PlacedOrder, JSON.parse(JSON.stringify(z.encode(PlacedOrder, placed))))).toEqual(
    placed,
  );
  expectEntity(
    PlacedOrder,
    fields(
      { money: 'totalNetValue' },
      {
        order: [
          z.encode(Order, anOrder()),
          {
            id: '501',
            orderNoText: '#501',
            uuid,
            status: 'CREATED',
            onlinePaymentReference: '',
            created_at: '2025-06-14T21:30:00.000Z',
          },
        ],
        client: [
          { id: 31, name: 'Ana', email: 'a@b.c', phone: '11' },
          { id: '31', name: 'Ana', email: 'a@b.c', phone: '11' },
        ],
      },
    ),
  );
});

test('an order of an unknown status is still an order', () => {
  expect(z.parse(Order, { ...z.encode(Order, anOrder()), status: 'QUALITY_CHECK' }).status).toBe(
    'QUALITY_CHECK',
  );
});

test.each([
  { case: 'no lines', body: { orders: [] } },
  { case: 'no uuid', body: { details: { ...least, uuid: 'x' } } },
  { case: 'no delivery type', body: { details: { ...least, deliveryType: 'drone' } } },
])('an order with $case is refused', ({ body }) =>
  expect(
    z.safeParse(OrderRequest, { details: least, user: {}, orders: [line], ...body }).success,
  ).toBe(false),
);

test('[OPEN-015] orders are requested by uuid, newest first unless requested otherwise', () => {
  expect(z.parse(OrdersByUuidRequest, { ordersUUIDs: [uuid] }).sortSettings).toEqual({
    field: 'created_at',
    order: 'desc',
  });
  expect(
    z.parse(OrdersByUuidRequest, {
      ordersUUIDs: [uuid],
      sortSettings: { field: 'status', order: 'asc' },
    }).sortSettings,
  ).toEqual({ field: 'status', order: 'asc' });
  expect(z.safeParse(OrdersByUuidRequest, { ordersUUIDs: ['x'] }).success).toBe(false);
});

const shared = { id: 1, name: 'Soup', price: 12.34, qty: 2 };
const extras = {
  extras: [[{ id: 9, qty: 2 }], [{ id: '9', qty: 2, groupId: '', price: 0 }]] as [unknown, unknown],
};
const pizza = {
  ...shared,
  type: 'pizza',
  totalPrice: 49.9,
  priceBehavior: 'highest',
  selectedFlavors: [],
  extras: [],
};

test.each([
  { type: 'pizza', own: { totalPrice: 10, priceBehavior: 'highest' } },
  { type: 'combo', own: { totalPrice: 10 } },
  { type: 'general', own: {} },
  { type: 'prize', own: { points_needed: 40 } },
])('[DOMAIN-023] cart item of type $type: id, type, name, notes, qty, price', ({ type, own }) => {
  const { wire, read } = fields(
    { id: 'id', text: 'name notes', money: 'price' },
    { type: [type, type], qty: [3, 3] },
  );
  expectEntity(CartLine, { wire: { ...wire, ...own }, read }, { ...shared, ...own, type });
});

test('[DOMAIN-024] cart item, pizza', () => {
  const base = { id: 5, name: 'Thin', price: 2.5, sizeID: 7 };
  const baseRead = { id: '5', name: 'Thin', price: 250, sizeID: '7' };
  const flavor = fields(
    { id: 'id', text: 'name fractionText notes', amount: 'quantity', money: 'price slicePrice' },
    {
      additionalToppings: [[{ id: 3, sizeID: 7 }], [{ id: '3', sizeID: '7' }]],
    },
  );
  expectEntity(
    CartLine,
    fields(
      {
        id: 'id associationID',
        text: 'name',
        money: 'price basePrice totalPrice',
        amount: 'discount addition minFlavors maxFlavors qttyOfFlavorsSelected',
      },
      {
        type: ['pizza', 'pizza'],
        qty: [1, 1],
        priceBehavior: ['incremental', 'incremental'],
        crust: [base, baseRead],
        dough: [base, baseRead],
        selectedFlavors: [[flavor.wire], [flavor.read]],
        ...extras,
      },
    ),
    pizza,
  );
});

test('[DOMAIN-025] cart item, combo and general: pizzas and extras', () => {
  const combo = { ...shared, type: 'combo', totalPrice: 99.9, comboItems: [], extras: [] };
  expectEntity(
    CartLine,
    fields(
      { id: 'id', text: 'name', money: 'price totalPrice' },
      {
        type: ['combo', 'combo'],
        qty: [1, 1],
        comboItems: [[pizza], [{ type: 'pizza', id: '1', totalPrice: 4990 }]],
        ...extras,
      },
    ),
    combo,
  );
  expectEntity(
    CartLine,
    fields(
      { id: 'id', text: 'name', money: 'price' },
      {
        type: ['general', 'general'],
        qty: [1, 1],
        ...extras,
      },
    ),
    { ...shared, type: 'general', extras: [] },
  );
});

test('[DOMAIN-026] cart item, prize: points', () => {
  expectEntity(
    CartLine,
    fields(
      { id: 'id', text: 'name', money: 'price', amount: 'points_needed pointsSpent' },
      {
        type: ['prize', 'prize'],
        qty: [1, 1],
      },
    ),
    { ...shared, type: 'prize', points_needed: 40 },
  );
});

test('[DOMAIN-052] delivery types are delivery, balcony, carTakeout and table', () => {
  expect(
    ['delivery', 'balcony', 'carTakeout', 'table'].map((type) => z.parse(DeliveryType, type)),
  ).toEqual(['delivery', 'balcony', 'carTakeout', 'table']);
  for (const type of ['Delivery', 'takeout', '', null])
    expect(z.safeParse(DeliveryType, type).success).toBe(false);
});

test.each([
  { case: 'no quantity', line: { qty: 0 } },
  { case: 'half a quantity', line: { qty: 1.5 } },
  { case: 'more than 999', line: { qty: 1000 } },
  { case: 'no price', line: { price: undefined } },
  { case: 'another type', line: { type: 'gift' } },
  { case: 'half an extra', line: { extras: [{ id: 9, qty: 0.5 }] } },
])('a line with $case is refused', ({ line }) =>
  expect(z.safeParse(CartLine, { ...shared, type: 'general', ...line }).success).toBe(false),
);

describe('the stored cart', () => {
  const lines = [aGeneralLine({ notes: 'no salt' }), aPizzaLine(), aComboLine(), aPrizeLine()];

  test('loses a broken line alone, and an unknown delivery type', () => {
    const stored = z.encode(StoredCart, { lines, deliveryType: 'balcony' });
    const broken = {
      ...stored,
      lines: [...(stored.lines as unknown[]), { type: 'gift' }, null],
      deliveryType: 'drone',
    };
    expect(z.parse(StoredCart, broken)).toEqual({ lines, deliveryType: null });
  });
});

test('[DOMAIN-048] cart recovery record', () => {
  expectEntity(CartRecovery, fields({ text: 'uuid created_at', flag: 'is_cart_recovering' }), {
    uuid: 'u',
    created_at: '2025-06-14T21:30:00Z',
  });
});

test('[DOMAIN-049] client', () =>
  expectEntity(
    Client,
    fields({ id: 'id', text: 'token name phone cpf email birthday', amount: 'points' }),
    { id: 31 },
  ));

test('[DOMAIN-051] tracking event', () => {
  const event = {
    name: 'add_to_cart',
    timestamp: '2025-06-14T21:30:00Z',
    data: { price: 12.34, item: { id: 1 } },
  };
  const sample = fields(
    { text: 'user device restaurant_url timestamp', amount: 'restaurant_id' },
    { events: [[event], [event]] },
  );
  expectEntity(TrackingEvents, sample, {
    restaurant_id: 7,
    restaurant_url: 'bella',
    timestamp: 't',
    events: [],
  });
});

test('a login is by e-mail and password or by a token of the social login', () => {
  const mail = { email: 'ana@example.com', password: 'secret', loginMode: 'email' };
  const social = { access_token: 'g-token', loginMode: 'gmail' };
  expect([mail, social].map((body) => z.parse(LoginRequest, body))).toEqual([mail, social]);
  expect(z.safeParse(LoginRequest, { ...mail, loginMode: 'gmail' }).success).toBe(false);
});
