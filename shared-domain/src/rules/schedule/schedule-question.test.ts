import type { DeliveryType, RestaurantInfo, ScheduleChoice } from '../../contracts';
import { aRestaurant } from '../../testing';
import { operationState } from './operation-state';
import {
  isNowOffered,
  isPaidOnlineOnly,
  isScheduleRequested,
  isScheduleSettled,
} from './schedule-question';

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
  { case: 'closed, open for schedules', scheduleSettings: ON, debug: false, types: [] },
  {
    case: 'closed, without schedules',
    scheduleSettings: { ...ON, enable: false },
    debug: false,
    types: [],
  },
  {
    case: 'closed, none taken while closed',
    scheduleSettings: { ...ON, allowSchedulingWhileClosed: false },
    debug: false,
    types: [],
  },
  { case: 'closed, seen in debug mode', scheduleSettings: ON, debug: true, types: EVERY },
])(
  '[SCHEDULE-03] in a restaurant that is $case, now is offered for $types',
  ({ scheduleSettings, debug, types }) => {
    expect(offeredNow({ ...RUNNING, is_closed: true, scheduleSettings }, debug)).toEqual(types);
  },
);

test('[SCHEDULE-04] debug mode lifts no shift', () =>
  expect(offeredNow({ is_closed: true }, true)).toEqual(['table']));

test.each([
  { enable: true, requested: true },
  { enable: false, requested: false },
])(
  '[SCHEDULE-06] with scheduling $enable the question is shown: $requested',
  ({ enable, requested }) => {
    expect(isScheduleRequested(aRestaurant({ scheduleSettings: { ...ON, enable } }))).toBe(
      requested,
    );
  },
);

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
