import * as z from 'zod/mini';
import { minor, OrderRequest, type ScheduleChoice, type ServiceFee, ZERO } from '../../contracts';
import { aClient, aCustomer } from '../../testing';
import { buildOrderRequest, type OrderDraft } from './build-order';
import { address, coupon, draft, fee, line } from './order-draft.test-kit';

describe('buildOrderRequest', () => {
  test('[DOMAIN-029] a new order comes from the web and is CREATED', () => {
    expect(buildOrderRequest(draft).details).toMatchObject({ source: 'web', status: 'CREATED' });
  });

  test.each([
    ['delivery', 'delivery', false],
    ['balcony', 'balcony', false],
    ['carTakeout', 'balcony', true],
    ['table', 'table', false],
  ] as const)('[DELIVERY-11] %s is sent as %s with carTakeout %s', (type, sent, byCar) => {
    expect(buildOrderRequest({ ...draft, deliveryType: type }).details).toMatchObject({
      deliveryType: sent,
      carTakeout: byCar,
    });
  });

  test.each(['balcony', 'carTakeout', 'table'] as const)(
    '[DELIVERY-12] %s carries no fee, no fee discount and no address',
    (deliveryType) => {
      const { details, user } = buildOrderRequest({ ...draft, deliveryType });
      expect(details).toMatchObject({
        deliveryFee: 0,
        deliveryFeeDiscount: 0,
        deliveryFeeID: null,
        discountType: '',
        coordinates: null,
      });
      expect(user).toMatchObject({
        address: '',
        number: '',
        zone: '',
        city: '',
        CEP: '',
        coordinates: null,
      });
    },
  );

  test('a delivery carries its address, its fee and the discount of it', () => {
    const { details, user } = buildOrderRequest(draft);
    expect(details).toMatchObject({
      deliveryFee: 800,
      deliveryFeeDiscount: 300,
      deliveryFeeID: 'f9',
      discountType: 'fixed',
      total: 3780,
      grandTotal: 4066,
    });
    expect(user).toMatchObject({
      address: 'Rua Augusta',
      number: '1200',
      complemento: 'ap 42',
      address_ref: 'portão verde',
      CEP: '01304001',
      region: 'SP',
    });
  });

  test.each([
    { case: "the fee's id wins", change: {}, id: 'f9' },
    { case: 'a fee without an id', change: { fee: { ...fee, deliveryFeeID: null } }, id: 'a1' },
    { case: 'no fee', change: { fee: null }, id: 'a1' },
    { case: 'no fee, no address', change: { fee: null, address: null }, id: null },
  ])('[DOMAIN-028] id of the delivery fee: $case', ({ change, id }) => {
    const located = { ...draft, address: { ...address, deliveryFeeID: 'a1' }, ...change };
    expect(buildOrderRequest(located).details.deliveryFeeID).toBe(id);
  });

  test('a delivery carries its coordinates; without an address there are none', () => {
    const coordinates = { latitude: -23.55, longitude: -46.65 };
    const sent = (change: Partial<OrderDraft>) => {
      const { details, user } = buildOrderRequest({ ...draft, ...change });
      return [details.coordinates, user.coordinates];
    };
    expect(sent({ address: { ...address, coordinates } })).toEqual([coordinates, coordinates]);
    expect(sent({ address: null })).toEqual([null, null]);
  });

  test.each([
    [minor(1), 'fixed'],
    [ZERO, ''],
  ])('a fee discount of %j is sent with the type "%s"', (deliveryFeeDiscount, discountType) => {
    const totals = { ...draft.totals, deliveryFeeDiscount };
    expect(buildOrderRequest({ ...draft, totals }).details).toMatchObject({
      deliveryFeeDiscount,
      discountType,
    });
  });

  test.each([
    { case: 'a coupon that discounts', value: 1, used: coupon, discountID: 'c1' },
    { case: 'a coupon without effect', value: 0, used: coupon, discountID: null },
    { case: 'a discount without its coupon', value: 1, used: null, discountID: null },
  ])('[COUPON-12] $case is sent with the id $discountID', ({ value, used, discountID }) => {
    const totals = { ...draft.totals, couponDiscount: minor(value) };
    expect(buildOrderRequest({ ...draft, totals, coupon: used }).details).toMatchObject({
      discountID,
      discountValue: value,
    });
  });

  test.each<{ choice: ScheduleChoice | null | undefined; sent: object }>([
    {
      choice: { kind: 'later', scheduleTo: '2025-06-14 9:05' },
      sent: { schedule: true, scheduleTo: '2025-06-14 9:05' },
    },
    { choice: { kind: 'now' }, sent: { schedule: false, scheduleTo: null } },
    { choice: null, sent: { schedule: false, scheduleTo: null } },
  ])('[DOMAIN-030] [SCHEDULE-05] the time $choice is sent as $sent', ({ choice, sent }) => {
    expect(buildOrderRequest({ ...draft, schedule: choice }).details).toMatchObject(sent);
  });

  test('texts are sent in one line and without direction marks', () => {
    const { user, orders, details } = buildOrderRequest({
      ...draft,
      deliveryType: 'delivery',
      lines: [{ ...line, notes: ' sem cebola\n\nsem sal ' }],
      customer: { ...draft.customer, name: '\u2068Ana\u2069 Lima' },
      address: { ...address, address_ref: 'port\u00e3o\u2028verde\u200f' },
    });
    expect([orders[0]?.notes, user.name, user.address_ref]).toEqual([
      'sem cebola sem sal',
      'Ana Lima',
      'portão verde',
    ]);
    expect(
      buildOrderRequest({
        ...draft,
        deliveryType: 'table',
        customer: { ...draft.customer, table: '\u202e12' },
      }).details.table,
    ).toBe('12');
    expect(details.deliveryType).toBe('delivery');
  });

  test('[CONFLICTS-18] phone and cpf are sent as digits only', () => {
    expect(buildOrderRequest(draft).user).toMatchObject({
      phone: '11987654321',
      cpf: '52998224725',
      birthday: '1990-02-09',
      name: 'Ana Lima',
    });
  });

  test.each([
    ['ES', '12345678Z'],
    ['PY', '1234567-9'],
  ])('[OPEN-099] a document of %s is sent as it is stored: %s', (country, cpf) => {
    const customer = { ...draft.customer, cpf };
    expect(buildOrderRequest({ ...draft, customer, country }).user.cpf).toBe(cpf);
  });

  test('car details go with a drive-thru only, a table with a table order only', () => {
    expect(buildOrderRequest(draft)).toMatchObject({
      user: { car_plate: '', car_model_color: '' },
      details: { table: '', isTable: false },
    });
    expect(buildOrderRequest({ ...draft, deliveryType: 'carTakeout' }).user).toMatchObject({
      car_plate: 'ABC1D23',
      car_model_color: 'Onix prata',
    });
    expect(
      buildOrderRequest({ ...draft, deliveryType: 'table', payment: null }).details,
    ).toMatchObject({ table: '12', isTable: true, paymentType: '' });
  });

  test('[DELIVERY-25] the id of a logged-in customer is attached', () => {
    const client = {
      id: '31',
      token: '',
      points: 0,
      name: 'Ana',
      phone: '',
      cpf: '',
      email: 'own@example.com',
      birthday: '',
    };
    expect(buildOrderRequest({ ...draft, client }).user).toMatchObject({
      id: '31',
      email: 'own@example.com',
    });
    expect(buildOrderRequest(draft).user).toMatchObject({ id: null, email: 'ana@example.com' });
  });

  test('[DELIVERY-20] a birthday is sent unless the account has one', () => {
    const sent = (birthday: string) =>
      buildOrderRequest({
        ...draft,
        customer: aCustomer({ birthday: '25/12/1990' }),
        client: aClient({ birthday }),
      }).user.birthday;
    expect([sent(''), sent('1980-01-31')]).toEqual(['1990-12-25', '']);
  });

  test('the payment is described with its card, its change and its adjustment', () => {
    expect(buildOrderRequest(draft).details).toMatchObject({
      paymentType: 'creditCard',
      cardType: 'Visa',
      cardMethod: 'debit',
      needChange: false,
      changeValue: 0,
      paymenthMethodOperation: 'discount',
      paymenthMethodValue: 5,
      paymenthMethodValueType: 'percent',
      operatedValue: 214,
    });
    const cash = { method: 'money', cash: { changeNeeded: true, change: minor(10000) } };
    expect(buildOrderRequest({ ...draft, payment: cash, setting: null }).details).toMatchObject({
      needChange: true,
      changeValue: 10000,
      paymenthMethodOperation: '',
    });
  });

  test.each([
    [minor(214), 214],
    [minor(-1), 1],
    [ZERO, 0],
  ])('[DOMAIN-028] an adjustment of %j is sent without its sign', (adjustment, operatedValue) => {
    const totals = { ...draft.totals, adjustment };
    expect(buildOrderRequest({ ...draft, totals }).details.operatedValue).toBe(operatedValue);
  });

  test('[DOMAIN-027] a new order has no rating and may be rated', () => {
    expect(buildOrderRequest(draft)).toMatchObject({
      ratingAvg: null,
      ratingNote: '',
      askReview: true,
    });
  });

  test('the visit goes along and the body is one the contract accepts', () => {
    const request = buildOrderRequest(draft);
    expect(request.details).toMatchObject({
      externalSource: 'instagram',
      campaign: 'june',
      linkUUID: 'c0ffee',
      isCartRecover: false,
    });
    expect(z.parse(OrderRequest, z.encode(OrderRequest, request))).toEqual(request);
  });

  test('[SHELL-55] debug mode is a flag of the order and changes nothing else of it', () => {
    const { user, ...rest } = buildOrderRequest(draft);
    expect(buildOrderRequest({ ...draft, debugMode: true })).toEqual({
      ...rest,
      user: { ...user, debugMode: true },
    });
  });

  test.each([true, false])(
    '[OPEN-011] an order that continues a saved cart says so: %s',
    (isCartRecover) => {
      expect(buildOrderRequest({ ...draft, isCartRecover }).details).toMatchObject({
        isCartRecover,
        linkUUID: 'c0ffee',
      });
    },
  );
});

const couvert: ServiceFee = { name: 'Couvert', recipient: 'The band', value: 5, valueType: 'fix' };

test.each([
  {
    case: 'a service fee that is due',
    due: 500,
    fee: couvert,
    sent: { serviceFee: 500, serviceFeeName: 'Couvert', serviceFeeRecipient: 'The band' },
  },
  {
    case: 'a fee of the record that is not due',
    due: 0,
    fee: couvert,
    sent: { serviceFee: 0, serviceFeeName: '', serviceFeeRecipient: '' },
  },
  {
    case: 'an amount without its fee',
    due: 500,
    fee: null,
    sent: { serviceFee: 500, serviceFeeName: '', serviceFeeRecipient: '' },
  },
])('$case is sent as $sent', ({ due, fee, sent }) => {
  const totals = { ...draft.totals, serviceFee: minor(due) };
  expect(buildOrderRequest({ ...draft, totals, serviceFee: fee }).details).toMatchObject(sent);
});

test('a tip is sent as an amount of its own', () => {
  const totals = { ...draft.totals, tip: minor(810) };
  expect(buildOrderRequest({ ...draft, totals }).details).toMatchObject({ tip: 810, total: 3780 });
});
