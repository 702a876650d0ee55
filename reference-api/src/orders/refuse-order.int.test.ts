import { describeOnPostgres } from '../testing/describe-on-postgres';
import { aDelivery, aLine, anOrder, lasanha, placed, send } from '../testing/orders';
import { BLOCKED, CLOSED, DINER, LATER } from '../testing/restaurants';

describeOnPostgres('an order that cannot be taken', (api) => {
  const tampered = [
    [
      'a price of the line',
      anOrder({ orders: [lasanha({ price: 1 })], details: { total: 1, grandTotal: 1 } }),
    ],
    ['the total alone', anOrder({ details: { grandTotal: 0 } })],
    ['a negative total', anOrder({ details: { grandTotal: -42.5 } })],
    ['the fee', aDelivery({ details: { deliveryFee: 0, grandTotal: 42.5 } })],
    [
      'the zone’s id',
      aDelivery({
        user: { zone: 'Cambuí' },
        details: { deliveryFeeID: 'z-centro', grandTotal: 49 },
      }),
    ],
    [
      'a payment discount',
      anOrder({
        details: { operatedValue: 40, paymenthMethodOperation: 'discount', grandTotal: 2.5 },
      }),
    ],
    ['debug mode', anOrder({ user: { debugMode: true }, details: { grandTotal: 0 } })],
  ] as const;

  test.each(tampered)(
    '%s made up by the client: 409 with the totals the server found',
    async (_case, order) => {
      const { status, json } = await send(api(), order);
      expect(status).toBe(409);
      expect(json).toMatchObject({
        code: 'price_changed',
        error: expect.any(String),
        total: 42.5,
        grandTotal: expect.any(Number),
      });
      expect(Number(json['grandTotal'])).toBeGreaterThanOrEqual(42.5);
    },
  );

  test.each([
    [
      'a coupon',
      anOrder({ details: { discountID: 'c1', discountValue: 40, grandTotal: 2.5 } }),
      'coupon_not_found',
    ],
    [
      'cashback',
      anOrder({ details: { cashbackSpent: 42.5, grandTotal: 0 } }),
      'cashback_needs_login',
    ],
  ])('%s made up by the client is refused by its name', async (_case, order, code) => {
    expect(await send(api(), order)).toMatchObject({ status: 422, json: { code } });
  });

  test('the totals of a refused order, sent back, are taken', async () => {
    const order = aDelivery({ details: { grandTotal: 1 } });
    const { grandTotal } = (await send(api(), order)).json;
    expect(
      (await placed(api(), { ...order, details: { ...order.details, grandTotal } }))['details']?.[
        'grandTotal'
      ],
    ).toBe(49);
  });

  test.each([
    ['closed', CLOSED, anOrder(), 'restaurant_closed'],
    ['closed, in debug mode', CLOSED, anOrder({ user: { debugMode: true } }), 'restaurant_closed'],
    ['open for schedules only', LATER, anOrder(), 'restaurant_closed'],
    ['blocked', BLOCKED, anOrder(), 'restaurant_blocked'],
  ])('a restaurant that is %s: Restaurant Closed', async (_case, restaurant, order, code) => {
    expect(await send(api(), order, { restaurant })).toMatchObject({
      status: 409,
      json: { error: 'Restaurant Closed', code },
    });
  });

  const molho = (id: string) => [{ id, groupId: 'lasanha--molho', qty: 1 }];
  test.each([
    ['gone from the menu', lasanha({ id: 'pavê', name: 'Pavê' }), 'Pavê', 'pavê', 'orders.1.id'],
    ['paused', aLine('ravioli'), 'ravioli', 'ravioli', 'orders.1.id'],
    ['out of stock', aLine('polenta'), 'polenta', 'polenta', 'orders.1.id'],
    ['sold at tables only', aLine('talharim'), 'talharim', 'talharim', 'orders.1.id'],
    [
      'with an option out of stock',
      lasanha({ extras: molho('lasanha--molho--pesto') }),
      'lasanha',
      'lasanha--molho--pesto',
      'orders.1.extras.0',
    ],
    [
      'with an unknown option',
      lasanha({ extras: molho('x') }),
      'lasanha',
      'x',
      'orders.1.extras.0',
    ],
  ])('an item %s: its name "is not available"', async (_case, line, name, itemId, path) => {
    expect(await send(api(), anOrder({ orders: [aLine('nhoque'), line] }))).toMatchObject({
      status: 422,
      json: { error: `${name} is not available`, code: 'item_unavailable', itemId, path },
    });
  });

  const queijo = (qty: number) => [
    ...molho('lasanha--molho--sugo'),
    { id: 'lasanha--queijo--grana', groupId: 'lasanha--queijo', qty },
  ];
  test.each([
    ['a required choice is missing', []],
    ['one option is taken twice', queijo(2)],
    [
      'both of a single choice',
      [...molho('lasanha--molho--sugo'), ...molho('lasanha--molho--branco')],
    ],
  ])('options: %s', async (_case, extras) => {
    expect(await send(api(), anOrder({ orders: [lasanha({ extras })] }))).toMatchObject({
      status: 422,
      json: { code: 'extras_invalid', path: 'orders.0.extras', itemId: 'lasanha' },
    });
  });

  test('a prize without a login', async () => {
    const prize = {
      type: 'prize',
      id: 'caneca',
      name: 'Caneca',
      qty: 1,
      price: 0,
      points_needed: 0,
    };
    expect(await send(api(), anOrder({ orders: [lasanha(), prize] }))).toMatchObject({
      status: 422,
      json: { code: 'prize_needs_login', path: 'orders.1' },
    });
  });

  test.each([
    ['below the minimum', aDelivery({ orders: [aLine('agua')] }), 'below_minimum', 'orders'],
    [
      'without a street',
      aDelivery({ user: { address: ' ' } }),
      'address_incomplete',
      'user.address',
    ],
    ['without a number', aDelivery({ user: { number: '' } }), 'address_incomplete', 'user.number'],
    [
      'in a city that is not served',
      aDelivery({ user: { city: 'Santos' } }),
      'city_not_served',
      'user.city',
    ],
    [
      'to an unknown neighborhood',
      aDelivery({ user: { zone: 'Marte' } }),
      'address_not_found',
      'user.address',
    ],
    [
      'outside the area',
      aDelivery({ user: { zone: 'Sítio Longe' } }),
      'address_out_of_area',
      'user.address',
    ],
  ])('a delivery %s', async (_case, order, code, path) => {
    expect(await send(api(), order)).toMatchObject({ status: 422, json: { code, path } });
  });

  test.each([
    ['no name', { name: '' }, 'customer_missing', 'user.name'],
    ['a name without letters', { name: '42' }, 'customer_invalid', 'user.name'],
    ['no phone', { phone: '' }, 'customer_missing', 'user.phone'],
    ['a short phone', { phone: '1234' }, 'customer_invalid', 'user.phone'],
    ['a wrong e-mail', { email: 'bia@' }, 'customer_invalid', 'user.email'],
    ['a wrong tax id', { cpf: '11111111111' }, 'customer_invalid', 'user.cpf'],
  ])('a customer with %s', async (_case, user, code, path) => {
    expect(await send(api(), anOrder({ user }))).toMatchObject({
      status: 422,
      json: { code, path },
    });
  });

  test.each([
    ['an unknown method', { paymentType: 'gold' }, 'payment_not_offered', 'details.paymentType'],
    ['none', { paymentType: '' }, 'payment_not_offered', 'details.paymentType'],
    ['zelle, which is off', { paymentType: 'zelle' }, 'payment_not_offered', 'details.paymentType'],
    [
      'an online provider',
      { paymentType: 'carteira' },
      'online_payment_unavailable',
      'details.paymentType',
    ],
    [
      'a card without a brand',
      { paymentType: 'creditCard' },
      'card_not_offered',
      'details.cardType',
    ],
    [
      'a brand that is not taken',
      { paymentType: 'creditCard', cardType: 'Amex', cardMethod: 'credit' },
      'card_not_offered',
      'details.cardType',
    ],
    [
      'a debit card as credit',
      { paymentType: 'creditCard', cardType: 'Elo', cardMethod: 'credit' },
      'card_not_offered',
      'details.cardMethod',
    ],
    [
      'change for the total itself',
      { needChange: true, changeValue: 42.5 },
      'change_too_small',
      'details.changeValue',
    ],
    [
      'change for less',
      { needChange: true, changeValue: 20 },
      'change_too_small',
      'details.changeValue',
    ],
  ])('paying with %s', async (_case, details, code, path) => {
    expect(await send(api(), anOrder({ details }))).toMatchObject({
      status: 422,
      json: { code, path },
    });
  });

  test.each([
    ['without a time', { schedule: true }],
    ['in the past', { schedule: true, scheduleTo: '2026-03-10 11:59' }],
    ['after the last day', { schedule: true, scheduleTo: '2026-03-13 9:00' }],
  ])('a schedule %s', async (_case, details) => {
    expect(await send(api(), anOrder({ details }))).toMatchObject({
      status: 422,
      json: { error: 'Scheduled time beyond limit or passed', path: 'details.scheduleTo' },
    });
  });

  test.each(['00000000000', '999999999999'])(
    '[OPEN-099] the phone %s, which does not exist in the country of the restaurant',
    async (phone) => {
      expect(await send(api(), anOrder({ user: { phone } }))).toMatchObject({
        status: 422,
        json: { code: 'customer_invalid', path: 'user.phone' },
      });
    },
  );

  test('a schedule where none is offered', async () => {
    const order = anOrder({ details: { schedule: true, scheduleTo: '2026-03-11 9:00' } });
    expect(await send(api(), order, { restaurant: DINER })).toMatchObject({
      status: 422,
      json: { code: 'schedule_not_offered', path: 'details.schedule' },
    });
  });

  test.each([999, 0, -1, '1.5', 'abc', '1e3', '99999999999999999999', '501%00'])(
    '[API-04] restaurant %s does not exist',
    async (restaurant) => {
      const { status, json } = await send(api(), anOrder(), { restaurant });
      expect(status === 404 ? json['code'] : [status, json['code']]).toEqual(
        restaurant === '501%00' ? [400, 'invalid_request'] : 'restaurant_not_found',
      );
    },
  );

  test('nothing that was refused has left an order', async () => {
    const [row] = await api().db.query<{ count: number }>('select count(*) as count from orders');
    expect(row?.count).toBe(1);
  });
});
