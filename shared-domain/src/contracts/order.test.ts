import * as z from 'zod/mini';
import { anOrder, aPlacedOrder } from '../testing';
import { expectEntity, fields } from './entity.test-kit';
import {
  Order,
  OrderDetails,
  OrderRequest,
  OrderText,
  OrderUser,
  OrdersByUuidRequest,
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
  { time: '2025-06-14 9:30', valid: true },
  { time: '2025-06-14 0:00', valid: true },
  { time: '2025-06-14 23:59', valid: true },
  { time: '2025-06-14 09:30', valid: false },
  { time: '2025-06-14 24:00', valid: false },
  { time: '2025-06-14 9:60', valid: false },
  { time: '2025-06-14 9:5', valid: false },
  { time: '14/06/2025 9:30', valid: false },
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
  { case: 'a broken line', body: { orders: [line, { ...line, qty: -1 }] } },
  { case: 'no delivery type', body: { details: { ...least, deliveryType: 'drone' } } },
  { case: 'no user', body: { user: null } },
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
