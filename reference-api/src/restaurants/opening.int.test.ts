import { slot, scheduleSlot, scheduleWeek, week } from '../../../demo/src/build/hours';
import { seedRestaurant } from '../seeding/seed-restaurant';
import { describeOnPostgres } from '../testing/describe-on-postgres';
import { aDelivery, anOrder, send } from '../testing/orders';
import { record, restaurant } from '../testing/restaurants';
import type { SeededRestaurant } from './seeded-restaurant';
import { findTimeZone } from './restaurants.repository';
import type { WireInfo } from './wire/info';

const ID = 541;
const PATH = '/restaurant/data/v2/hours';

describeOnPostgres('opening hours decide', (api) => {
  /** Stores the restaurant; the tests' clock begins on a Tuesday at noon in São Paulo. */
  const store = (
    info: Partial<WireInfo>,
    hours = week([slot('18:00', '23:00')]),
    more: Partial<SeededRestaurant> = {},
  ) =>
    seedRestaurant(api().db, restaurant(record(ID, 'hours', info), { hours, ...more }), {
      isDemo: false,
      position: 40,
    });
  const read = () => api().call('GET', PATH);
  const flags = async () => {
    const { info } = (await read()).json;
    return ['is_closed', 'shift_has_delivery', 'shift_has_takeout'].map((name) => info?.[name]);
  };
  const now = async (order = anOrder()): Promise<unknown> => {
    const { status, json } = await send(api(), order, { restaurant: ID });
    return status === 200 ? 'placed' : json['code'];
  };
  const passTo = (time: string): void =>
    api().clock.pass(Date.parse(time) - api().clock.now().getTime());

  test('[SHELL-57] without any hours, on an announced day, it is closed, and an order for now refused', async () => {
    const today = { startDate: '2026-03-10', endDate: '2026-03-10' };
    await store({ scheduledClosingDates: [today] }, week([]));
    expect([await flags(), await now()]).toEqual([[true, true, true], 'restaurant_closed']);
    await store({ scheduledClosingDates: [today] }, week([slot('00:00', '24:00')]));
    expect([await flags(), await now()]).toEqual([[true, true, true], 'restaurant_closed']);
    expect((await read()).json['special_hours']).toEqual([
      { startDate: '2026-03-10', endDate: '2026-03-10', slots: [] },
    ]);
  });

  test('[SHELL-57] [API-01] it opens and closes with the minute, for the response and for orders', async () => {
    await store({});
    const before = await read();
    expect(before.headers['expires']).toBe('Tue, 10 Mar 2026 21:00:00 GMT');
    passTo('2026-03-10T20:59:59Z');
    expect([await flags(), await now()]).toEqual([[true, true, true], 'restaurant_closed']);
    const known = { 'if-none-match': String(before.headers['etag']) };
    expect((await api().call('GET', PATH, { headers: known })).status).toBe(304);
    passTo('2026-03-10T21:00:00Z');
    expect([await flags(), await now()]).toEqual([[false, true, true], 'placed']);
    const after = await api().call('GET', PATH, { headers: known });
    expect([after.status, after.headers['expires']]).toEqual([
      200,
      'Wed, 11 Mar 2026 02:00:00 GMT',
    ]);
  });

  test('[SHELL-57] [SCHEDULE-04] the flags of the record close it, and end a shift, at once', async () => {
    await store({ is_closed: true });
    expect([await flags(), await now()]).toEqual([[true, true, true], 'restaurant_closed']);
    const scheduleSettings = { ...record(ID, '').scheduleSettings, enable: true };
    await store({ shift_has_takeout: false, scheduleSettings });
    expect([await flags(), await now()]).toEqual([[false, true, false], 'now_not_offered']);
  });

  test('[SCHEDULE-04] [OPEN-100] the schedule template decides the kinds of orders', async () => {
    const template = scheduleWeek([scheduleSlot('17:00', '19:00', 'balcony')], {});
    const scheduleSettings = {
      ...record(ID, '').scheduleSettings,
      enable: true,
      hoursTemplate: { id: 'plan' },
    };
    await store({ scheduleSettings }, week([slot('18:00', '23:00')]), {
      settings: { tables: [], scheduleTemplates: [{ id: 'plan', template }] },
    });
    expect([await flags(), await now(), await now(aDelivery())]).toEqual([
      [false, false, true],
      'placed',
      'now_not_offered',
    ]);
    passTo('2026-03-10T22:30:00Z');
    expect(await flags()).toEqual([false, false, false]);
    expect((await read()).json['hours']).toEqual(week([slot('17:00', '23:00')]));
  });

  test('[SCHEDULE-14] a scheduled order in an opening that the restaurant has ended is refused', async () => {
    const scheduleSettings = {
      ...record(ID, '').scheduleSettings,
      enable: true,
      allowSchedulingWhileClosed: true,
      daysForward: 1,
    };
    const at = (scheduleTo: string) => anOrder({ details: { schedule: true, scheduleTo } });
    await store({ is_closed: true, scheduleSettings });
    expect(await now(at('2026-03-10 21:00'))).toBe('schedule_passed');
    expect(await now(at('2026-03-11 18:00'))).toBe('placed');
  });

  test('a record without a time zone has that of its place, in its response and everywhere', async () => {
    await store({ timezone: '', uf: 'AC' });
    const { info } = (await read()).json;
    expect(info?.['timezone']).toBe('America/Rio_Branco');
    expect(await findTimeZone(api().db, ID)).toBe('America/Rio_Branco');
    expect(await flags()).toEqual([true, true, true]);
  });
});
