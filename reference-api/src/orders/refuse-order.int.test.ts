import { seedRestaurant } from '../seeding/seed-restaurant';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { aDelivery, aLine, anOrder, lasanha, placed, send } from '../testing/orders';
import { BLOCKED, CLOSED, DINER, LATER, TRATTORIA } from '../testing/restaurants';
import {
  NO_SHIFT,
  ONLINE_ONLY,
  plan,
  PLANNED,
  scheduleRestaurants,
  UNKNOWN_ZONE,
} from '../testing/schedule-restaurants';

describeOnPostgres('orders now and for later', (api) => {
  describe('an order that cannot be taken', () => {
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
      [
        'without a number',
        aDelivery({ user: { number: '' } }),
        'address_incomplete',
        'user.number',
      ],
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
      ['a short phone', { phone: '1234' }, 'customer_invalid', 'user.phone'],
      ['a wrong tax id', { cpf: '11111111111' }, 'customer_invalid', 'user.cpf'],
    ])('a customer with %s', async (_case, user, code, path) => {
      expect(await send(api(), anOrder({ user }))).toMatchObject({
        status: 422,
        json: { code, path },
      });
    });

    test.each([
      ['an unknown method', { paymentType: 'gold' }, 'payment_not_offered', 'details.paymentType'],
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

    test.each([999, '1.5', '1e3', '99999999999999999999', '501%00'])(
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

  describe('scheduled orders', () => {
    const later = (scheduleTo: unknown, more: Record<string, unknown> = {}) =>
      anOrder({ details: { schedule: true, scheduleTo, ...more } });
    const rideLater = (scheduleTo: string) =>
      aDelivery({ details: { schedule: true, scheduleTo } });
    const PASSED = {
      status: 422,
      json: {
        error: 'Scheduled time beyond limit or passed',
        code: 'schedule_passed',
        path: 'details.scheduleTo',
      },
    };

    beforeAll(async () => {
      for (const [position, it] of scheduleRestaurants.entries())
        await seedRestaurant(api().db, it, { isDemo: false, position: 20 + position });
    });
    const sendTo = (order: unknown, restaurant: number = PLANNED) =>
      send(api(), order, { restaurant });

    test('[API-02] [DOMAIN-013] the hours for schedules of a restaurant, as they were written', async () => {
      const answer = await api().call('GET', `/restaurant/${PLANNED}/hours-template/plan/schedule`);
      expect(answer).toMatchObject({ status: 200, json: { ...plan } });
    });

    test.each([
      [
        'an unknown template',
        `/restaurant/${PLANNED}/hours-template/other/schedule`,
        'schedule_template_not_found',
      ],
      [
        'the template of another restaurant',
        `/restaurant/${TRATTORIA}/hours-template/plan/schedule`,
        'schedule_template_not_found',
      ],
      [
        'a template that is lost',
        `/restaurant/${ONLINE_ONLY}/hours-template/lost/schedule`,
        'schedule_template_not_found',
      ],
      [
        'an unknown restaurant',
        '/restaurant/999/hours-template/plan/schedule',
        'restaurant_not_found',
      ],
    ])('[API-02] %s: 404', async (_case, path, code) =>
      expect(await api().call('GET', path)).toMatchObject({
        status: 404,
        json: { code, error: expect.any(String) },
      }),
    );

    test.each([
      ['[SCHEDULE-10] a step that does not divide the hour', later('2026-03-10 20:25')],
      ['[OPEN-100] a time of the couriers', rideLater('2026-03-10 18:00')],
      [
        '[OPEN-100] the drive-thru, at a time of the counter',
        later('2026-03-10 20:00', { carTakeout: true }),
      ],
      [
        '[SCHEDULE-13] Sunday morning, of the night that began on Saturday',
        later('2026-03-22 2:35'),
      ],
      ['[SCHEDULE-09] the last day', later('2026-03-30 11:00')],
      ['[SCHEDULE-10] the first time after the clocks went forward', later('2026-03-29 2:10')],
    ])('%s is taken', async (_case, order) => {
      const plate = { car_plate: 'ABC1D23', car_model_color: 'Uno prata' };
      const { details } = await placed(
        api(),
        { ...order, user: { ...order.user, ...plate } },
        { restaurant: PLANNED },
      );
      expect(details).toMatchObject({ schedule: true, scheduleTo: order.details['scheduleTo'] });
    });

    test.each([
      ['the past', later('2026-03-10 14:00')],
      ['a time between two', later('2026-03-10 20:10')],
      ['the counter while only couriers ride', later('2026-03-10 18:00')],
      ['the drive-thru while only couriers ride', later('2026-03-10 18:00', { carTakeout: true })],
      ['[SCHEDULE-14] a closed evening', later('2026-03-14 22:00')],
      ['[SCHEDULE-14] a closed day', later('2026-03-15 11:00')],
      ['[SCHEDULE-13] a night no day has begun', later('2026-03-21 0:05')],
      ['[SCHEDULE-09] [OPEN-101] the day after the last', later('2026-03-31 11:00')],
      ['a time the clocks skip', later('2026-03-29 1:20')],
    ])('[ERRORS-11] %s is refused', async (_case, order) =>
      expect(await sendTo(order)).toMatchObject(PASSED),
    );

    test.each([
      null,
      'soon',
      '2026-03-11 25:00',
      '2026-02-30 11:00',
      '2026-03-11 11:00; drop table orders',
      1773226800,
      '9'.repeat(5000),
    ])(
      '[ERRORS-11] [DOMAIN-030] a scheduled order for %j is refused, and not taken for now',
      async (scheduleTo) => expect(await sendTo(later(scheduleTo))).toMatchObject(PASSED),
    );

    test.each(['yes', false, undefined])(
      'a time with the switch at %j is for now and for later: refused',
      async (schedule) => {
        const order = anOrder({ details: { schedule, scheduleTo: '2026-03-11 11:00' } });
        expect(await sendTo(order)).toMatchObject({
          status: 422,
          json: { code: 'schedule_unclear', path: 'details.schedule' },
        });
      },
    );

    test('scheduling where it is off', async () => {
      expect(await sendTo(later('2026-03-11 11:00'), DINER)).toMatchObject({
        status: 422,
        json: {
          error: 'Orders cannot be scheduled',
          code: 'schedule_not_offered',
          path: 'details.schedule',
        },
      });
    });

    test('[SCHEDULE-04] now is refused outside the shift of the type, and taken within it', async () => {
      expect(await sendTo(aDelivery())).toMatchObject({
        status: 422,
        json: {
          error: 'This delivery type is not offered now',
          code: 'now_not_offered',
          path: 'details.deliveryType',
        },
      });
      await expect(placed(api(), anOrder(), { restaurant: PLANNED })).resolves.toMatchObject({
        details: { schedule: false },
      });
    });

    test('[SCHEDULE-04] [OPEN-046] without schedules types are offered in their shift; drive-thru always', async () => {
      expect(await sendTo(anOrder(), NO_SHIFT)).toMatchObject({
        status: 422,
        json: { error: 'This delivery type is not offered', code: 'type_not_offered' },
      });
      const drive = anOrder({
        details: { carTakeout: true },
        user: { car_plate: 'ABC1D23', car_model_color: 'Uno prata' },
      });
      expect(await sendTo(drive, NO_SHIFT)).toMatchObject({ status: 200 });
    });

    test('[SCHEDULE-15] where scheduled orders are paid online, cash is for now only', async () => {
      const [cash, online] = [
        later('2026-03-11 10:30'),
        later('2026-03-11 10:30', { paymentType: 'carteira' }),
      ];
      expect(await sendTo(cash, ONLINE_ONLY)).toMatchObject({
        status: 422,
        json: {
          error: 'Scheduled orders are paid online',
          code: 'schedule_needs_online_payment',
          path: 'details.paymentType',
        },
      });
      expect(await sendTo(online, ONLINE_ONLY)).toMatchObject({
        status: 422,
        json: { code: 'online_payment_unavailable' },
      });
      expect(await sendTo(anOrder(), ONLINE_ONLY)).toMatchObject({ status: 200 });
    });

    test('[OPEN-100] where the named template is lost, the hours of the restaurant count', async () => {
      expect(await sendTo(later('2026-03-11 9:30'), ONLINE_ONLY)).toMatchObject(PASSED);
      expect(await sendTo(later('2026-03-11 10:30'), ONLINE_ONLY)).toMatchObject({
        json: { code: 'schedule_needs_online_payment' },
      });
    });

    test("an unknown zone is UTC, whatever the server's zone", async () => {
      expect(await sendTo(later('2026-03-10 15:00'), UNKNOWN_ZONE)).toMatchObject(PASSED);
      expect(await sendTo(later('2026-03-10 15:30'), UNKNOWN_ZONE)).toMatchObject({ status: 200 });
    });

    test('[SCHEDULE-11] the lead time counts to the minute of the server’s clock; a repeat is answered', async () => {
      api().clock.pass(Date.parse('2026-03-11T10:40:00Z') - api().clock.now().getTime());
      expect(await sendTo(rideLater('2026-03-11 11:00'))).toMatchObject({ status: 200 });
      api().clock.pass(60_000);
      expect(await sendTo(rideLater('2026-03-11 11:00'))).toMatchObject(PASSED);
      api().clock.pass(4 * 60_000);
      const taken = later('2026-03-11 11:00');
      expect(await sendTo(taken)).toMatchObject({ status: 200 });
      api().clock.pass(60_000);
      expect(await sendTo(later('2026-03-11 11:00'))).toMatchObject(PASSED);
      expect(await sendTo(taken)).toMatchObject({
        status: 200,
        headers: { 'idempotent-replayed': 'true' },
      });
    });
  });
});
