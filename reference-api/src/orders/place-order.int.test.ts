import { randomUUID } from 'node:crypto';
import * as z from 'zod/mini';
import { calls } from '@storefront/shared-domain/contracts';
import { describeOnBoth } from '../testing/describe-on-both';
import {
  aDelivery,
  aLine,
  anOrder,
  lasanha,
  placed,
  send,
  type WireOrder,
} from '../testing/orders';
import { DINER, LATER, TABLES, TRATTORIA } from '../testing/restaurants';
import { openStream } from '../testing/stream';
import {
  aPhone,
  balanceOf,
  cancel,
  giveCashback,
  logInToTill,
  openTill,
  placedAtTill,
  sendToTill,
  setStock,
  stockOf,
  usesOf,
  withCashback,
  withCoupon,
} from '../testing/till';

describeOnBoth('the order path', (api) => {
  describe('placing an order', () => {
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

    test.each([
      ['+1 718 555 0142', '0017185550142'],
      ['+351 912 345 678', '351912345678'],
      ['005519987654321', '19987654321'],
      ['0 15 19 98765-4321', '19987654321'],
    ])('[DOMAIN-092] the phone %s is stored in Brazil as %s', async (phone, stored) =>
      expect((await placed(api(), anOrder({ user: { phone } })))['user']).toMatchObject({
        phone: stored,
      }),
    );

    test('[DOMAIN-087] a CNPJ may have letters', async () =>
      expect(
        (await placed(api(), anOrder({ user: { cpf: '12.abc.345/01de-35' } })))['user'],
      ).toMatchObject({ cpf: '12ABC34501DE35' }));
  });

  describe('the same order sent twice', () => {
    const again = (order: WireOrder, details: object = {}): WireOrder => ({
      ...order,
      details: { ...order.details, uuid: randomUUID(), ...details },
    });

    const countOf = async (uuids: string[]): Promise<number> => {
      const [row] = await api().db.query<{ count: number }>(
        'select count(*) as count from orders where uuid = any ($1::uuid[])',
        [uuids],
      );
      return Number(row?.count);
    };

    test('[API-04] under its key gets the same answer, marked as a repeat, also after a status change', async () => {
      const order = anOrder({ user: { email: 'bia@teste.example' } });
      const first = await send(api(), order);
      await api().call('POST', `/demo/orders/${order.details.uuid}/advance`);
      const second = await send(api(), order);
      expect(first.headers['idempotent-replayed']).toBeUndefined();
      expect(second).toMatchObject({ status: 200, headers: { 'idempotent-replayed': 'true' } });
      expect(second.json).toEqual(first.json);
      expect(await countOf([order.details.uuid])).toBe(1);
    });

    test('a repeat is answered after the price or the hours have changed', async () => {
      const order = anOrder({ details: { schedule: true, scheduleTo: '2026-03-11 10:30' } });
      const first = await send(api(), order, { restaurant: LATER });
      api().clock.pass(48 * 3_600_000);
      expect(await send(api(), order, { restaurant: LATER })).toMatchObject({
        status: 200,
        json: first.json,
      });
    });

    test('its key under another case of letters is the same key', async () => {
      const order = anOrder();
      const shouted = {
        ...order,
        details: { ...order.details, uuid: order.details.uuid.toUpperCase() },
      };
      const [one, other] = await Promise.all([send(api(), order), send(api(), shouted)]);
      expect([one.status, other.json]).toEqual([200, one.json]);
    });

    test('its key with another body is refused', async () => {
      const order = anOrder();
      await placed(api(), order);
      for (const other of [
        { ...order, orders: [lasanha({ qty: 2 })] },
        { ...order, user: { ...order.user, name: 'Rui' } },
      ]) {
        expect(await send(api(), other)).toMatchObject({
          status: 422,
          json: { code: 'key_reused', path: 'details.uuid' },
        });
      }
    });

    test('a new key, the same device and cart within 60 s: Already Ordered, with the uuid of the first', async () => {
      const order = anOrder({ orders: [lasanha(), aLine('agua')], details: { grandTotal: 47 } });
      await placed(api(), order);
      api().clock.pass(59_000);
      const turned = {
        ...again(order),
        orders: [
          aLine('agua', { lineId: 'x', price: 9 }),
          lasanha({ lineId: 'y', name: 'Lasanha' }),
        ],
      };
      expect(await send(api(), turned)).toMatchObject({
        status: 409,
        json: { error: 'Already Ordered', code: 'already_ordered', uuid: order.details.uuid },
      });
    });

    test.each([
      [
        'after a minute',
        (order: WireOrder) => {
          api().clock.pass(60_000);
          return again(order);
        },
      ],
      [
        'from another device',
        (order: WireOrder) => ({ ...again(order), fingerprint: randomUUID() }),
      ],
      [
        'from a device without a language',
        (order: WireOrder) => ({ ...again(order), fingerprint: '' }),
      ],
      [
        'with another quantity',
        (order: WireOrder) => ({
          ...again(order, { grandTotal: 85 }),
          orders: [lasanha({ qty: 2 })],
        }),
      ],
      [
        'with other notes',
        (order: WireOrder) => ({ ...again(order), orders: [lasanha({ notes: 'sem sal' })] }),
      ],
      ['got another way', (order: WireOrder) => aDelivery({ fingerprint: order.fingerprint })],
    ])('%s it is another order', async (_case, next) => {
      const order = anOrder();
      await placed(api(), order);
      expect((await send(api(), next(order))).status).toBe(200);
    });

    test('at another restaurant it is another order', async () => {
      // a number with its country code can be called from both
      const order = anOrder({ user: { phone: '+55 19 98765-4321' } });
      await placed(api(), order);
      expect((await send(api(), again(order), { restaurant: DINER })).status).toBe(200);
    });

    test('two customers whose devices have no id may order the same', async () => {
      const order = anOrder({ fingerprint: '' });
      await placed(api(), order);
      expect((await send(api(), again(order))).status).toBe(200);
    });

    test('an order that was refused leaves its key free', async () => {
      const order = anOrder({ details: { grandTotal: 1 } });
      expect((await send(api(), order)).status).toBe(409);
      expect(
        (await send(api(), { ...order, details: { ...order.details, grandTotal: 42.5 } })).status,
      ).toBe(200);
    });

    test('twenty at once under one key make one order and twenty equal answers', async () => {
      const order = anOrder();
      const answers = await Promise.all(Array.from({ length: 20 }, () => send(api(), order)));
      expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
      expect(
        answers.filter(({ headers }) => headers['idempotent-replayed'] === undefined),
      ).toHaveLength(1);
      expect(await countOf([order.details.uuid])).toBe(1);
    });

    test('twenty at once under keys of their own make one order of one cart', async () => {
      const order = anOrder();
      const sent = Array.from({ length: 20 }, () => again(order));
      const statuses = (await Promise.all(sent.map((wireOrder) => send(api(), wireOrder)))).map(
        ({ status }) => status,
      );
      expect(statuses.filter((status) => status === 200)).toHaveLength(1);
      expect(statuses.filter((status) => status === 409)).toHaveLength(19);
      expect(await countOf(sent.map(({ details }) => details.uuid))).toBe(1);
    });

    test('thirty devices at once get thirty numbers without a gap', async () => {
      const numbers = await Promise.all(
        Array.from({ length: 30 }, async () =>
          Number((await placed(api(), anOrder()))['orderNoText']),
        ),
      );
      const sorted = numbers.sort((a, b) => a - b);
      expect(sorted).toEqual(sorted.map((_, index) => (sorted[0] ?? 0) + index));
    });
  });

  /** The rest of these rules is tested on PostgreSQL. */
  describe('what an order takes', () => {
    beforeAll(() => openTill(api()));
    const twice = <T>(send: () => Promise<T>): Promise<[T, T]> => Promise.all([send(), send()]);

    test(
      '[ERRORS-08] the last item in stock goes to one of two orders at once, and is there again once it ' +
        'is canceled',
      async () => {
        await setStock(api(), 'brinde', 1);
        const answers = await twice(() =>
          sendToTill(
            api(),
            anOrder({
              user: { phone: aPhone() },
              orders: [lasanha(), aLine('brinde', { lineId: 'b' })],
            }),
          ),
        );
        expect(answers.map(({ json }) => json['code'] ?? 'placed').sort()).toEqual([
          'out_of_stock',
          'placed',
        ]);
        const { json } = answers.find(({ status }) => status === 200)!;
        for (let times = 0; times < 2; times += 1)
          await cancel(api(), String(json['order']?.['uuid']));
        expect(await stockOf(api(), 'brinde')).toBe(1);
      },
    );

    test(
      '[ERRORS-09] the last use of a coupon goes to one of two orders at once; canceled, it goes to the ' +
        'next',
      async () => {
        await placedAtTill(api(), withCoupon('two', 5));
        const answers = await twice(() => sendToTill(api(), withCoupon('two', 5)));
        expect(answers.map(({ json }) => json['code'] ?? 'placed').sort()).toEqual([
          'coupon_limit',
          'placed',
        ]);
        const { json } = answers.find(({ status }) => status === 200)!;
        for (let times = 0; times < 2; times += 1)
          await cancel(api(), String(json['order']?.['uuid']));
        expect(await usesOf(api(), 'TWO')).toBe(1);
        await placedAtTill(api(), withCoupon('two', 5));
      },
    );

    test('[LOYALTY-12] two orders at once never spend the same cashback; canceled, it comes back once', async () => {
      const rui = await logInToTill(api(), 'rui');
      await giveCashback(api(), rui.id, 8, null);
      const answers = await twice(() => sendToTill(api(), withCashback(8), rui.token));
      expect(answers.map(({ json }) => json['code'] ?? 'placed').sort()).toEqual([
        'placed',
        'price_changed',
      ]);
      expect(await balanceOf(api(), rui)).toMatchObject({ balance: 0 });
      const { json } = answers.find(({ status }) => status === 200)!;
      for (let times = 0; times < 2; times += 1)
        await cancel(api(), String(json['order']?.['uuid']));
      expect(await balanceOf(api(), rui)).toMatchObject({ balance: 8 });
    });

    test('[API-16] a stream gets every change of its order', async () => {
      const { uuid } = await placed(api(), anOrder());
      const base = await api().app.listen({ port: 0, host: '127.0.0.1' });
      const stream = await openStream(`${base}/realtime/order.${String(uuid)}`);
      expect(await stream.next()).toMatchObject({ data: { status: 'CREATED', position: 0 } });
      await api().call('POST', `/demo/orders/${String(uuid)}/advance`);
      expect(await stream.next()).toMatchObject({ data: { status: 'CONFIRMED', position: 1 } });
      stream.close();
    });
  });
});
