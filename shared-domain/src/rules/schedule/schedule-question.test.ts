import * as z from 'zod/mini';
import {
  type DeliveryType,
  RestaurantInfo,
  type ScheduleChoice,
  ScheduleTemplate,
} from '../../contracts';
import { aRestaurant } from '../../testing';
import { operationState } from './operation-state';
import {
  isNowOffered,
  isPaidOnlineOnly,
  isScheduleRequested,
  isScheduleSettled,
} from './schedule-question';
import { isWithinHours } from './within-hours';

const EVERY: readonly DeliveryType[] = ['delivery', 'balcony', 'carTakeout', 'table'];
const ON = { ...aRestaurant().scheduleSettings, enable: true, allowSchedulingWhileClosed: true };
const offeredNow = (own: Partial<RestaurantInfo>, debug = false): DeliveryType[] => {
  const info = aRestaurant({
    scheduleSettings: ON,
    shift_has_delivery: false,
    shift_has_takeout: false,
    has_car_takeout: false,
    ...own,
  });
  return EVERY.filter((type) => isNowOffered(info, operationState(info, debug), type));
};

test.each([
  { case: 'no shift runs', own: {}, types: ['table'] },
  { case: 'the couriers ride', own: { shift_has_delivery: true }, types: ['delivery', 'table'] },
  { case: 'the counter is open', own: { shift_has_takeout: true }, types: ['balcony', 'table'] },
  { case: 'there is a drive-thru', own: { has_car_takeout: true }, types: ['carTakeout', 'table'] },
  {
    case: 'everything runs',
    own: { shift_has_delivery: true, shift_has_takeout: true, has_car_takeout: true },
    types: EVERY,
  },
])('[SCHEDULE-04] while $case, now is offered for $types', ({ own, types }) =>
  expect(offeredNow(own)).toEqual(types),
);

const RUNNING = { shift_has_delivery: true, shift_has_takeout: true, has_car_takeout: true };
test.each([
  ['closed, open for schedules', [], ON, false],
  ['closed, without schedules', [], { ...ON, enable: false }, false],
  ['closed, none taken while closed', [], { ...ON, allowSchedulingWhileClosed: false }, false],
  ['closed, seen in debug mode', EVERY, ON, true],
])(
  '[SCHEDULE-03] in a restaurant that is %s, now is offered for %j',
  (_case, types, scheduleSettings, debug) => {
    expect(offeredNow({ ...RUNNING, is_closed: true, scheduleSettings }, debug)).toEqual(types);
  },
);

test('[SCHEDULE-04] debug mode lifts no shift', () =>
  expect(offeredNow({ is_closed: true }, true)).toEqual(['table']));

test.each([
  [true, true],
  [false, false],
])('[SCHEDULE-06] with scheduling %s the question is shown: %s', (enable, requested) => {
  expect(isScheduleRequested(aRestaurant({ scheduleSettings: { ...ON, enable } }))).toBe(requested);
});

const NOW: ScheduleChoice = { kind: 'now' };
const LATER: ScheduleChoice = { kind: 'later', scheduleTo: '2025-06-14 18:00' };

test.each([
  { case: 'a time', choice: LATER, required: true, only: true },
  { case: 'a time', choice: LATER, required: false, only: false },
  { case: 'now', choice: NOW, required: true, only: false },
  { case: 'nothing', choice: null, required: true, only: false },
])(
  '[SCHEDULE-15] with $case chosen, online payment of schedules required: $required, only online: $only',
  ({ choice, required, only }) => {
    const info = aRestaurant({ scheduleSettings: { ...ON, onlyWithOnlinePayment: required } });
    expect(isPaidOnlineOnly(info, choice)).toBe(only);
  },
);

test.each([
  { case: 'nothing', enable: true, choice: null, recovering: false, settled: false },
  { case: 'now', enable: true, choice: NOW, recovering: false, settled: true },
  { case: 'a time', enable: true, choice: LATER, recovering: false, settled: true },
  { case: 'nothing', enable: true, choice: null, recovering: true, settled: true },
  { case: 'nothing', enable: false, choice: null, recovering: false, settled: true },
])(
  '[DELIVERY-23] scheduling $enable, $case chosen, cart recovery $recovering: settled $settled',
  ({ enable, choice, recovering, settled }) => {
    const info = aRestaurant({ scheduleSettings: { ...ON, enable } });
    expect(isScheduleSettled(info, choice, recovering)).toBe(settled);
  },
);

const restaurant = (is_closed: boolean, enable: boolean, allowSchedulingWhileClosed: boolean) =>
  aRestaurant({
    is_closed,
    scheduleSettings: { ...aRestaurant().scheduleSettings, enable, allowSchedulingWhileClosed },
  });

test.each([
  { closed: false, enable: false, allowed: false, debug: false, state: 'open' },
  { closed: false, enable: true, allowed: true, debug: false, state: 'open' },
  { closed: true, enable: false, allowed: false, debug: false, state: 'closed' },
  { closed: true, enable: true, allowed: false, debug: false, state: 'closed' },
  { closed: true, enable: false, allowed: true, debug: false, state: 'closed' },
  { closed: true, enable: true, allowed: true, debug: false, state: 'openForSchedule' },
  { closed: true, enable: false, allowed: false, debug: true, state: 'open' },
  { closed: true, enable: true, allowed: true, debug: true, state: 'open' },
])(
  '[SHELL-57] closed $closed, scheduling $enable, while closed $allowed, debug $debug: $state',
  ({ closed, enable, allowed, debug, state }) => {
    expect(operationState(restaurant(closed, enable, allowed), debug)).toBe(state);
  },
);

test('a record that says nothing of it is open', () => {
  expect(
    operationState(z.parse(RestaurantInfo, { id: 1, name: 'A', restaurant_url: 'a' }), false),
  ).toBe('open');
});

const interval = (from: string, to: string, more: object = {}) => ({
  firstTime: from,
  secondTime: to,
  isClosed: false,
  delivery: true,
  balcony: true,
  ...more,
});
const template = (days: object, unavailableScheduleDates: string[] = []) =>
  z.parse(ScheduleTemplate, { ...days, unavailableScheduleDates });
const isWithin = (
  given: ScheduleTemplate,
  now: string,
  type: DeliveryType | null = null,
  timeZone = 'America/Sao_Paulo',
) => isWithinHours(given, { type, now: new Date(now), timeZone });

// 10 March 2026 is a Tuesday; São Paulo is three hours behind UTC.
describe('[ERRORS-10] the hours of a coupon', () => {
  const lunch = template({ tuesday: [interval('11:00:00', '14:30:00')] });
  test.each([
    ['a second before', '2026-03-10T13:59:59Z', false],
    ['as they begin', '2026-03-10T14:00:00Z', true],
    ['the last second', '2026-03-10T17:29:59.999Z', true],
    ['as they end', '2026-03-10T17:30:00Z', false],
    ['another day', '2026-03-11T15:00:00Z', false],
  ])('%s', (_, now, isIn) => expect(isWithin(lunch, now)).toBe(isIn));

  const night = template({ tuesday: [interval('22:00:00', '02:00:00')] });
  test.each([
    ['the evening', '2026-03-11T01:00:00Z', true],
    ['after midnight', '2026-03-11T04:59:59Z', true],
    ['the end of the night', '2026-03-11T05:00:00Z', false],
    ['the night before', '2026-03-10T04:00:00Z', false],
  ])('[SCHEDULE-13] a night: %s', (_, now, isIn) => expect(isWithin(night, now)).toBe(isIn));

  test.each([
    ['delivery', true],
    ['balcony', false],
    ['carTakeout', false],
    ['table', true],
    [null, true],
  ] as const)('for couriers alone: %s', (type, isIn) => {
    expect(
      isWithin(
        template({ tuesday: [interval('11:00:00', '14:30:00', { balcony: false })] }),
        '2026-03-10T15:00:00Z',
        type,
      ),
    ).toBe(isIn);
  });

  test('what is marked closed, on a day without hours, or of equal times is no time', () => {
    for (const given of [
      interval('11:00:00', '14:30:00', { isClosed: true }),
      interval('12:00:00', '12:00:00'),
    ])
      expect(isWithin(template({ tuesday: [given] }), '2026-03-10T15:00:00Z')).toBe(false);
    expect(isWithin(template({}), '2026-03-10T15:00:00Z')).toBe(false);
  });

  test('times count to the second', () => {
    const given = template({ tuesday: [interval('11:00:30', '14:30:00')] });
    expect([
      isWithin(given, '2026-03-10T14:00:29Z'),
      isWithin(given, '2026-03-10T14:00:30Z'),
    ]).toEqual([false, true]);
  });

  test('[DOMAIN-013] in a minute that is left out they do not count, in those around it they do', () => {
    const left = template({ tuesday: [interval('11:00:00', '14:30:00')] }, ['2026-03-10 12:00']);
    expect([
      isWithin(left, '2026-03-10T14:59:59Z'),
      isWithin(left, '2026-03-10T15:00:00Z'),
      isWithin(left, '2026-03-10T15:00:59Z'),
      isWithin(left, '2026-03-10T15:01:00Z'),
    ]).toEqual([true, false, false, true]);
  });

  test('on a day that is left out they do not count, not even those of the night before', () => {
    const left = template(
      { monday: [interval('22:00:00', '23:00:00')], tuesday: [interval('22:00:00', '02:00:00')] },
      ['2026-03-10'],
    );
    expect([
      isWithin(left, '2026-03-10T01:30:00Z'),
      isWithin(left, '2026-03-11T01:30:00Z'),
      isWithin(left, '2026-03-11T03:30:00Z'),
    ]).toEqual([true, false, true]);
  });
});
