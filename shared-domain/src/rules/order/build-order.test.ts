import * as z from 'zod/mini';
import {
  minor,
  OrderRequest,
  ZERO,
  type DeliveryFeeResult,
  type GeneralLine,
} from '../../contracts';
import { aClient, aCustomer, anAddress } from '../../testing';
import { buildOrderRequest, type OrderDraft } from './build-order';

const line: GeneralLine = {
  type: 'general',
  lineId: 'l1',
  id: '7',
  name: 'Bruschetta',
  notes: '',
  qty: 2,
  price: minor(1890),
  extras: [],
};
const address = anAddress();
const fee: DeliveryFeeResult = {
  found: true,
  delivery: true,
  deliveryFee: minor(800),
  deliveryFeeID: 'f9',
  distance: 2.4,
  street: '',
  zone: '',
  city: '',
  number: '',
};
const draft: OrderDraft = {
  lines: [line],
  totals: {
    subtotal: minor(3780),
    deliveryFee: minor(800),
    deliveryFeeDiscount: minor(300),
    cashbackSpent: ZERO,
    adjustment: minor(-214),
    couponDiscount: ZERO,
    grandTotal: minor(4066),
    points: 0,
  },
  deliveryType: 'delivery',
  address,
  fee,
  feeDiscountType: 'fixed',
  customer: {
    name: ' Ana Lima ',
    phone: '(11) 98765-4321',
    email: 'ana@example.com',
    cpf: '529.982.247-25',
    birthday: '09/02/1990',
    carPlate: 'ABC1D23',
    carModelColor: 'Onix prata',
    table: '12',
  },
  payment: { method: 'creditCard', card: { name: 'Visa', type: 'debit' } },
  setting: {
    paymentType: 'creditCard',
    isActive: true,
    value: 5,
    valueType: 'percent',
    operation: 'discount',
  },
  client: null,
  visit: { src: 'instagram', campaign: 'june', u: 'c0ffee' },
  uuid: '7b1f9c1e-5a0e-4d43-9a3f-0c5f6f1d2a11',
  fingerprint: 'device-1',
  debugMode: false,
};

describe('buildOrderRequest', () => {
  test('[DOMAIN-029] a new order comes from the web and is CREATED', () => {
    expect(buildOrderRequest(draft).details).toMatchObject({ source: 'web', status: 'CREATED' });
  });

  test.each([
    { type: 'delivery', sent: 'delivery', byCar: false },
    { type: 'balcony', sent: 'balcony', byCar: false },
    { type: 'carTakeout', sent: 'balcony', byCar: true },
    { type: 'table', sent: 'table', byCar: false },
  ] as const)(
    '[DELIVERY-11] $type is sent as $sent with carTakeout $byCar',
    ({ type, sent, byCar }) => {
      expect(buildOrderRequest({ ...draft, deliveryType: type }).details).toMatchObject({
        deliveryType: sent,
        carTakeout: byCar,
      });
    },
  );

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
