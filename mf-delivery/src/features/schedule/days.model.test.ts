import { allSettled, fork } from 'effector';
import { deliveryBus } from '@storefront/shared-domain/bus';
import {
  WEEKDAYS,
  type Hours,
  type HoursSlot,
  type RestaurantInfo,
  type ScheduleTemplate,
} from '@storefront/shared-domain/contracts';
import { ApiError } from '@storefront/shared-domain/http';
import {
  $deliveryType,
  $restaurantData,
  $schedule,
  $scheduleTemplate,
  restaurantLoaded,
} from '@storefront/shared-domain/models';
import { aRestaurant, restaurantData } from '@storefront/shared-domain/testing';
import { clockRead, pageOpened } from '../../lib/page-events.model';
import { $day, $days, $slot, dayPicked, timePicked } from './days.model';
import { $withdrawn } from './withdrawn.model';
import { $hours, getTemplateFx, retryPressed } from './template.model';

const slot = (firstTime: string, secondTime: string): HoursSlot => ({
  firstTime,
  secondTime,
  isClosed: false,
});
const week = (slots: HoursSlot[]): Hours =>
  Object.fromEntries(WEEKDAYS.map((day) => [day, slots])) as Hours;
const evenings = week([slot('18:00:00', '20:00:00')]);
const lunch = { ...slot('12:00:00', '13:00:00'), delivery: true, balcony: true };
const lunches: ScheduleTemplate = {
  ...(Object.fromEntries(WEEKDAYS.map((day) => [day, [lunch]])) as Omit<
    ScheduleTemplate,
    'unavailableScheduleDates'
  >),
  unavailableScheduleDates: [],
};

type Visit = {
  settings?: Partial<RestaurantInfo['scheduleSettings']>;
  info?: Partial<RestaurantInfo>;
  hours?: Hours;
  read?: () => Promise<ScheduleTemplate | null>;
};
const visit = ({
  settings = {},
  info = {},
  hours = evenings,
  read = () => Promise.resolve(lunches),
}: Visit = {}) => {
  const scheduleSettings = {
    ...aRestaurant().scheduleSettings,
    enable: true,
    daysForward: 2,
    intervalBetweenTimes: 30,
    ...settings,
  };
  return fork({
    values: [
      [
        $restaurantData,
        restaurantData({
          info: aRestaurant({ scheduleSettings, takeout_time: 0, ...info }),
          hours,
        }),
      ],
      [$deliveryType, 'balcony'],
    ],
    handlers: [[getTemplateFx, read]],
  });
};
// São Paulo is three hours behind.
const at = (scope: ReturnType<typeof visit>, instant: string) =>
  allSettled(pageOpened, { scope, params: new Date(instant) });
const EVENING_OVER = '2026-11-21T23:00:00Z';
const NOON = '2026-11-21T15:00:00Z';

describe('the days and their hours', () => {
  test('[SCHEDULE-02] every day on offer is there with its hours, once the moment is known', async () => {
    const scope = visit();
    expect(scope.getState($days)).toBeNull();
    await at(scope, NOON);
    expect(scope.getState($days)?.map(({ date, slots }) => [date, slots.length])).toEqual([
      ['2026-11-21', 4],
      ['2026-11-22', 4],
      ['2026-11-23', 4],
    ]);
  });

  test('[SCHEDULE-08] the first day that has any is selected', async () => {
    const scope = visit();
    await at(scope, EVENING_OVER);
    expect(scope.getState($day)?.date).toBe('2026-11-22');
  });

  test('without any time the first day is shown, empty', async () => {
    const scope = visit({ hours: week([]) });
    await at(scope, NOON);
    expect(scope.getState($day)).toMatchObject({ date: '2026-11-21', slots: [] });
  });

  test('[SCHEDULE-07] an hour sets the time, another day clears it, the same day does not', async () => {
    const scope = visit();
    await at(scope, NOON);
    await allSettled(timePicked, { scope, params: '2026-11-21 18:30' });
    expect(scope.getState($schedule)).toEqual({ kind: 'later', scheduleTo: '2026-11-21 18:30' });
    expect(scope.getState($slot)).toMatchObject({ start: '18:30', end: '19:00' });
    await allSettled(dayPicked, { scope, params: '2026-11-21' });
    expect(scope.getState($schedule)).not.toBeNull();
    await allSettled(dayPicked, { scope, params: '2026-11-23' });
    expect(scope.getState($schedule)).toBeNull();
    expect(scope.getState($day)?.date).toBe('2026-11-23');
  });
});

describe('the hours for scheduled orders', () => {
  test("[API-02] are the template's where the restaurant has one", async () => {
    const scope = visit({ settings: { hoursTemplate: { id: 't1' } } });
    await at(scope, NOON);
    expect(scope.getState($days)?.[1]?.slots.map(({ start }) => start)).toEqual(['12:00', '12:30']);
  });

  test("[OPEN-100] are the restaurant's own without one, and nothing is requested", async () => {
    const read = jest.fn(() => Promise.resolve(lunches));
    const scope = visit({ read });
    await at(scope, NOON);
    expect(read).not.toHaveBeenCalled();
    expect(scope.getState($days)?.[1]?.slots[0]?.start).toBe('18:00');
  });

  test('nothing is requested where orders are not scheduled', async () => {
    const read = jest.fn(() => Promise.resolve(lunches));
    await at(visit({ settings: { enable: false, hoursTemplate: { id: 't1' } }, read }), NOON);
    expect(read).not.toHaveBeenCalled();
  });

  test('a failure is shown until Retry loads them', async () => {
    const read = jest
      .fn<Promise<ScheduleTemplate>, []>()
      .mockRejectedValueOnce(new ApiError({ kind: 'offline' }))
      .mockResolvedValue(lunches);
    const scope = visit({ settings: { hoursTemplate: { id: 't1' } }, read });
    expect(scope.getState($hours)).toBe('loading');
    await at(scope, NOON);
    expect(scope.getState($hours)).toBe('failed');
    expect(scope.getState($days)).toBeNull();
    await allSettled(retryPressed, { scope });
    expect(scope.getState($hours)).toBe('ready');
    expect(scope.getState($days)).toHaveLength(3);
  });

  test('a later failure leaves what was read before', async () => {
    const read = jest
      .fn<Promise<ScheduleTemplate>, []>()
      .mockResolvedValueOnce(lunches)
      .mockRejectedValue(new ApiError({ kind: 'timeout' }));
    const scope = visit({ settings: { hoursTemplate: { id: 't1' } }, read });
    await at(scope, NOON);
    await at(scope, NOON);
    expect(read).toHaveBeenCalledTimes(2);
    expect(scope.getState($scheduleTemplate)).toEqual(lunches);
    expect(scope.getState($hours)).toBe('ready');
  });
});

describe('a choice that no longer holds', () => {
  const chosen = async (options: Visit, scheduleTo: string) => {
    const scope = visit(options);
    await at(scope, NOON);
    await allSettled(timePicked, { scope, params: scheduleTo });
    return scope;
  };

  test('a time that passes while the page is open is withdrawn with a message', async () => {
    const scope = await chosen({}, '2026-11-21 18:30');
    await allSettled(clockRead, { scope, params: new Date('2026-11-21T21:29:00Z') });
    expect(scope.getState($withdrawn)).toBeNull();
    await allSettled(clockRead, { scope, params: new Date('2026-11-21T21:31:00Z') });
    expect(scope.getState($schedule)).toBeNull();
    expect(scope.getState($withdrawn)).toBe('later');
    await allSettled(timePicked, { scope, params: '2026-11-21 19:30' });
    expect(scope.getState($withdrawn)).toBeNull();
  });

  test('so is one the template no longer has', async () => {
    const without = { ...lunches, unavailableScheduleDates: ['2026-11-22'] };
    const read = jest
      .fn<Promise<ScheduleTemplate>, []>()
      .mockResolvedValueOnce(lunches)
      .mockResolvedValue(without);
    const scope = await chosen(
      { settings: { hoursTemplate: { id: 't1' } }, read },
      '2026-11-22 12:30',
    );
    await at(scope, NOON);
    expect(scope.getState($schedule)).toBeNull();
    expect(scope.getState($withdrawn)).toBe('later');
  });

  test('[SCHEDULE-03] and now, when the restaurant is read to be closed', async () => {
    const scope = visit({ settings: { allowSchedulingWhileClosed: true } });
    const closed = visit({
      settings: { allowSchedulingWhileClosed: true },
      info: { is_closed: true },
    }).getState($restaurantData);
    await at(scope, NOON);
    await allSettled(deliveryBus.scheduleChosen, { scope, params: { kind: 'now' } });
    expect(scope.getState($withdrawn)).toBeNull();
    await allSettled(restaurantLoaded, { scope, params: closed! });
    expect(scope.getState($schedule)).toBeNull();
    expect(scope.getState($withdrawn)).toBe('now');
  });
});

describe('a time and its restaurant', () => {
  test('[SCHEDULE-07] another day leaves an order for now as it is', async () => {
    const scope = visit();
    await at(scope, NOON);
    await allSettled(deliveryBus.scheduleChosen, { scope, params: { kind: 'now' } });
    await allSettled(dayPicked, { scope, params: '2026-11-23' });
    expect(scope.getState($schedule)).toEqual({ kind: 'now' });
  });

  test('a cleared time is no longer shown', async () => {
    const scope = visit();
    await at(scope, NOON);
    await allSettled(timePicked, { scope, params: '2026-11-21 18:30' });
    expect(scope.getState($slot)).not.toBeNull();
    await allSettled(deliveryBus.scheduleCleared, { scope });
    expect(scope.getState($slot)).toBeNull();
  });

  test('the hours of another restaurant are not taken over', async () => {
    let answer = (_: ScheduleTemplate): void => undefined;
    const scope = visit({
      settings: { hoursTemplate: { id: 't1' } },
      read: () =>
        new Promise((resolve) => {
          answer = resolve;
        }),
    });
    const opened = at(scope, NOON);
    await new Promise(setImmediate);
    const other = { ...scope.getState($restaurantData)!, info: aRestaurant({ id: 8 }) };
    const loaded = allSettled(restaurantLoaded, { scope, params: other });
    answer(lunches);
    await Promise.all([opened, loaded]);
    expect(scope.getState($scheduleTemplate)).toBeNull();
  });

  test('a time is not withdrawn while the hours are loading', async () => {
    const scope = visit({
      settings: { hoursTemplate: { id: 't1' } },
      read: () => new Promise(() => undefined),
    });
    void at(scope, NOON);
    await new Promise(setImmediate);
    void allSettled(timePicked, { scope, params: '2026-11-22 12:30' });
    await new Promise(setImmediate);
    expect([scope.getState($hours), scope.getState($withdrawn)]).toEqual(['loading', null]);
    expect(scope.getState($schedule)).toEqual({ kind: 'later', scheduleTo: '2026-11-22 12:30' });
  });

  test('nothing is withdrawn before the page has the current time', async () => {
    const scope = visit({
      settings: { allowSchedulingWhileClosed: true },
      info: { is_closed: true },
    });
    await allSettled(deliveryBus.scheduleChosen, { scope, params: { kind: 'now' } });
    expect([scope.getState($schedule), scope.getState($withdrawn)]).toEqual([
      { kind: 'now' },
      null,
    ]);
  });
});
