import { WEEKDAYS, type Hours, type HoursSlot } from '@storefront/shared-domain/contracts';
import { localMoment } from './local-moment';
import { nextOpening } from './next-opening';

const slot = (firstTime: string, secondTime: string, isClosed = false): HoursSlot => ({
  firstTime,
  secondTime,
  isClosed,
});
const week = (slots: HoursSlot[], days: Partial<Hours> = {}): Hours => ({
  ...(Object.fromEntries(WEEKDAYS.map((day) => [day, slots])) as Hours),
  ...days,
});
const evenings = week([slot('18:00:00', '23:30:00')]);
const friday = (time: string) => ({ day: '2025-06-13', time });

test.each([
  {
    case: 'later today',
    hours: evenings,
    now: friday('10:00:00'),
    opening: { daysAhead: 0, day: '2025-06-13', time: '18:00:00' },
  },
  {
    case: 'tomorrow when today is over',
    hours: evenings,
    now: friday('18:00:00'),
    opening: { daysAhead: 1, day: '2025-06-14', time: '18:00:00' },
  },
  {
    case: 'the earliest of several slots',
    hours: week([slot('18:00:00', '23:00:00'), slot('11:30:00', '15:00:00')]),
    now: friday('09:00:00'),
    opening: { daysAhead: 0, day: '2025-06-13', time: '11:30:00' },
  },
  {
    case: 'after a day marked closed',
    hours: week([slot('18:00:00', '23:00:00')], { saturday: [slot('18:00:00', '23:00:00', true)] }),
    now: friday('20:00:00'),
    opening: { daysAhead: 2, day: '2025-06-15', time: '18:00:00' },
  },
  {
    case: 'the same weekday next week',
    hours: week([], { friday: [slot('18:00:00', '23:00:00')] }),
    now: friday('20:00:00'),
    opening: { daysAhead: 7, day: '2025-06-20', time: '18:00:00' },
  },
])('opens $case', ({ hours, now, opening }) =>
  expect(nextOpening(hours, [], now)).toEqual(opening),
);

test('announced closing days are passed over, with and without a time', () => {
  const closings = [
    { startDate: '2025-06-13 12:00:00', endDate: '2025-06-14 20:00:00' },
    { startDate: '2025-06-15', endDate: '2025-06-15' },
  ];
  expect(nextOpening(evenings, closings, friday('10:00:00'))).toEqual({
    daysAhead: 3,
    day: '2025-06-16',
    time: '18:00:00',
  });
});

test('a restaurant that never opens has no next opening', () => {
  expect(nextOpening(week([]), [], friday('10:00:00'))).toBeNull();
});

test("the day is the restaurant's, not the device's", () => {
  const instant = new Date('2025-06-14T01:30:00Z');
  expect(localMoment(instant, 'America/Sao_Paulo')).toEqual({
    day: '2025-06-13',
    time: '22:30:00',
  });
  expect(localMoment(instant, 'Europe/Lisbon')).toEqual({ day: '2025-06-14', time: '02:30:00' });
});
