import { calls } from '@storefront/shared-domain/contracts';
import * as z from 'zod/mini';
import { describeOnBoth } from '../testing/describe-on-both';
import { aDelivery, aLine, anOrder, lasanha, placed, send } from '../testing/orders';
import { LATER, TABLES, TRATTORIA } from '../testing/restaurants';

describeOnBoth('placing an order', (api) => {
  test('[API-04] [OPEN-012] the answer is the full order, its net value and the client', async () => {
    const order = anOrder({ user: { email: 'bia@teste.example' } });
    const { status, json } = await send(api(), order);
    expect(status).toBe(200);
    expect(json['order']).toMatchObject({
      id: expect.stringMatching(/^\d+$/),
      orderNoText: expect.stringMatching(/^\d{4,}$/),
      uuid: order.details.uuid,
      status: 'CREATED',
      onlinePaymentReference: '',
      created_at: api().clock.now().toISOString(),
      restaurantId: TRATTORIA,
      history: [{ status: 'CREATED', at: api().clock.now().toISOString() }],
    });
    expect(json['totalNetValue']).toBe(42.5);
    expect(json['client']).toEqual({
      id: null,
      name: 'Bia Souza',
      email: 'bia@teste.example',
      phone: '19987654321',
    });
    expect(z.parse(calls.placeOrder.answer, json).order.details.grandTotal).toBe(4250);
  });

  test('[DOMAIN-029] a new order is from the web and CREATED, whatever was sent', async () => {
    const { details } = await placed(
      api(),
      anOrder({ details: { source: 'admin', status: 'OVER' } }),
    );
    expect(details).toMatchObject({ source: 'web', status: 'CREATED' });
  });

  test('order numbers of a restaurant count up one by one', async () => {
    const first = await placed(api(), anOrder());
    const second = await placed(api(), anOrder());
    expect(Number(second['orderNoText'])).toBe(Number(first['orderNoText']) + 1);
  });

  test('names and prices of the lines are the menu’s, not the customer’s', async () => {
    const extras = [
      { id: 'lasanha--molho--branco', qty: 1, price: -40 },
      { id: 'lasanha--queijo--grana', qty: 1, name: 'free' },
    ];
    const order = anOrder({
      orders: [lasanha({ price: 0.01, name: 'Grátis', qty: 2, extras })],
      details: { grandTotal: 100.4 },
    });
    const { orders } = await placed(api(), order);
    expect(orders).toEqual([
      expect.objectContaining({
        name: 'Lasanha',
        price: 42.5,
        qty: 2,
        extras: [
          {
            id: 'lasanha--molho--branco',
            groupId: 'lasanha--molho',
            name: 'Branco',
            price: 3.3,
            qty: 1,
          },
          {
            id: 'lasanha--queijo--grana',
            groupId: 'lasanha--queijo',
            name: 'Grana',
            price: 4.4,
            qty: 1,
          },
        ],
      }),
    ]);
  });

  test('a delivery costs the fee of its neighborhood, less the discount the cart has reached', async () => {
    const plain = await placed(api(), aDelivery());
    expect(plain['details']).toMatchObject({
      deliveryFee: 6.5,
      deliveryFeeDiscount: 0,
      deliveryFeeID: 'z-centro',
      discountType: '',
      total: 42.5,
      grandTotal: 49,
    });
    const large = await placed(
      api(),
      aDelivery({
        orders: [lasanha({ qty: 2 })],
        details: { grandTotal: 88.25, deliveryFee: 0, deliveryFeeDiscount: 6.5 },
      }),
    );
    expect(large['details']).toMatchObject({
      deliveryFee: 6.5,
      deliveryFeeDiscount: 3.25,
      discountType: 'percent',
      grandTotal: 88.25,
    });
  });

  test.each([
    {
      paid: 'pix',
      details: { paymentType: 'pix', grandTotal: 40.37 },
      is: {
        paymenthMethodOperation: 'discount',
        paymenthMethodValue: 5,
        paymenthMethodValueType: 'percent',
        operatedValue: 2.13,
      },
    },
    {
      paid: 'Visa credit',
      details: {
        paymentType: 'creditCard',
        cardType: 'Visa',
        cardMethod: 'credit',
        grandTotal: 44,
      },
      is: {
        paymenthMethodOperation: 'addition',
        operatedValue: 1.5,
        cardType: 'Visa',
        cardMethod: 'credit',
      },
    },
    {
      paid: 'Visa debit',
      details: {
        paymentType: 'creditCard',
        cardType: 'Visa',
        cardMethod: 'debit',
        grandTotal: 42.5,
      },
      is: { paymenthMethodOperation: '', operatedValue: 0 },
    },
    {
      paid: 'cash with change',
      details: { paymentType: 'money', needChange: true, changeValue: 50, grandTotal: 42.5 },
      is: { needChange: true, changeValue: 50 },
    },
  ])('the settings of $paid are the restaurant’s', async ({ details, is }) => {
    const invented = {
      paymenthMethodOperation: 'discount',
      paymenthMethodValue: 99,
      paymenthMethodValueType: 'percent',
      operatedValue: 40,
    };
    expect(
      (await placed(api(), anOrder({ details: { ...invented, ...details } })))['details'],
    ).toMatchObject(is);
  });

  test('[DELIVERY-11] a drive-thru comes as balcony with carTakeout and needs its car', async () => {
    const drive = { deliveryType: 'balcony', carTakeout: true };
    const { details, user } = await placed(
      api(),
      anOrder({ details: drive, user: { car_plate: 'ABC1D23', car_model_color: 'Fusca azul' } }),
    );
    expect(details).toMatchObject(drive);
    expect(user).toMatchObject({ car_plate: 'ABC1D23', car_model_color: 'Fusca azul' });
    expect(await send(api(), anOrder({ details: drive }))).toMatchObject({
      status: 422,
      json: { code: 'customer_missing', path: 'user.car_plate' },
    });
  });

  test.each([
    [
      'the type under its own name',
      { deliveryType: 'carTakeout', carTakeout: false },
      'details.deliveryType',
    ],
    [
      'the flag on a delivery',
      { deliveryType: 'delivery', carTakeout: true },
      'details.carTakeout',
    ],
  ])('[DELIVERY-11] %s is refused', async (_case, details, path) => {
    expect(await send(api(), aDelivery({ details }))).toMatchObject({
      status: 422,
      json: { code: 'type_not_offered', path },
    });
  });

  test('[API-05] [OPEN-012] a table’s order goes by its own call and is paid at the table', async () => {
    const order = anOrder({
      details: { deliveryType: 'table', table: '12', paymentType: '', grandTotal: 38.9 },
      orders: [aLine('nhoque')],
    });
    const { status, json } = await api().call('POST', `/restaurant/${TABLES}/order/table`, {
      body: order,
    });
    expect(status).toBe(200);
    expect(json['order']?.['details']).toMatchObject({
      deliveryType: 'table',
      isTable: true,
      table: '12',
      grandTotal: 38.9,
    });
    expect(await send(api(), order, { restaurant: TABLES })).toMatchObject({
      status: 422,
      json: { path: 'details.uuid' },
    });
    expect(
      await send(
        api(),
        {
          ...order,
          details: { ...order.details, uuid: '5b7c0a3e-7c37-4d0c-9b25-5d7a3a9f3f10' },
          fingerprint: '',
        },
        { restaurant: TABLES },
      ),
    ).toMatchObject({
      status: 422,
      json: { code: 'type_not_offered', path: 'details.deliveryType' },
    });
  });

  test('a restaurant that is open for schedules takes one within its days', async () => {
    const { details } = await placed(
      api(),
      anOrder({ details: { schedule: true, scheduleTo: '2026-03-11 10:30' } }),
      { restaurant: LATER },
    );
    expect(details).toMatchObject({ schedule: true, scheduleTo: '2026-03-11 10:30' });
  });

  test('texts are stored in NFKC, phone and tax id as digits, and debug mode is never on', async () => {
    const order = anOrder({
      user: {
        name: ' Ｂｉａ Souza ',
        phone: '19 98765-4321',
        cpf: '529.982.247-25',
        debugMode: true,
        id: 'somebody',
      },
    });
    expect((await placed(api(), order))['user']).toMatchObject({
      name: 'Bia Souza',
      phone: '19987654321',
      cpf: '52998224725',
      debugMode: false,
      id: null,
    });
  });
});
