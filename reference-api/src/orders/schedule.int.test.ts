import { seedRestaurant } from '../seeding/seed-restaurant';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { aDelivery, anOrder, placed, send } from '../testing/orders';
import { DINER, TRATTORIA } from '../testing/restaurants';
import {
  NO_SHIFT,
  ONLINE_ONLY,
  plan,
  PLANNED,
  scheduleRestaurants,
  UNKNOWN_ZONE,
} from '../testing/schedule-restaurants';

const later = (scheduleTo: unknown, more: Record<string, unknown> = {}) =>
  anOrder({ details: { schedule: true, scheduleTo, ...more } });
const rideLater = (scheduleTo: string) => aDelivery({ details: { schedule: true, scheduleTo } });
const PASSED = {
  status: 422,
  json: {
    error: 'Scheduled time beyond limit or passed',
    code: 'schedule_passed',
    path: 'details.scheduleTo',
  },
};

describeOnPostgres('scheduled orders', (api) => {
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
    ['no number', '/restaurant/planned/hours-template/plan/schedule', 'restaurant_not_found'],
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
    ['[SCHEDULE-14] the last time before a closing', later('2026-03-14 13:55')],
    ['[SCHEDULE-13] Sunday morning, of the night that began on Saturday', later('2026-03-22 2:35')],
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
    ['yesterday', later('2026-03-09 20:00')],
    ['a time between two', later('2026-03-10 20:10')],
    ['the end of the evening', later('2026-03-10 22:00')],
    ['the counter while only couriers ride', later('2026-03-10 18:00')],
    ['a ride while only the counter is open', rideLater('2026-03-10 20:00')],
    ['the drive-thru while only couriers ride', later('2026-03-10 18:00', { carTakeout: true })],
    ['[SCHEDULE-14] a closed evening', later('2026-03-14 22:00')],
    ['[SCHEDULE-14] a closed day', later('2026-03-15 11:00')],
    ['[SCHEDULE-14] an unavailable day', later('2026-03-17 11:00')],
    ['[SCHEDULE-13] the end of the night', later('2026-03-22 3:00')],
    ['[SCHEDULE-13] a night no day has begun', later('2026-03-21 0:05')],
    ['[SCHEDULE-09] [OPEN-101] the day after the last', later('2026-03-31 11:00')],
    ['a time the clocks skip', later('2026-03-29 1:20')],
  ])('[ERRORS-11] %s is refused', async (_case, order) =>
    expect(await sendTo(order)).toMatchObject(PASSED),
  );

  test.each([
    null,
    '',
    'soon',
    '2026-03-11T11:00',
    '11/03/2026 11:00',
    '2026-03-11 11:00:00',
    '2026-03-11 25:00',
    '2026-03-11 1e1:00',
    '2026-02-30 11:00',
    '2026-03-11 11:00; drop table orders',
    1773226800,
    {},
    ['2026-03-11 11:00'],
    '9'.repeat(5000),
  ])(
    '[ERRORS-11] [DOMAIN-030] a scheduled order for %j is refused, and not taken for now',
    async (scheduleTo) => expect(await sendTo(later(scheduleTo))).toMatchObject(PASSED),
  );

  test.each(['yes', false, 0, null, undefined])(
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
