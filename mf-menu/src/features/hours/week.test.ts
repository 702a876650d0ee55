import { restaurantData } from '@storefront/shared-domain/testing';
import { hasNoHours, weekdayAt, weekRows } from './week';

const { hours } = restaurantData();
const empty = {
  sunday: [],
  monday: [],
  tuesday: [],
  wednesday: [],
  thursday: [],
  friday: [],
  saturday: [],
};

test('[MENU-29] every weekday is listed with its open slots, sunday first', () => {
  const lunch = { firstTime: '11:00:00', secondTime: '15:00:00', isClosed: false };
  const off = { firstTime: '16:00:00', secondTime: '17:00:00', isClosed: true };
  const rows = weekRows(
    { ...hours, monday: [], tuesday: [lunch, off, ...hours.tuesday] },
    'tuesday',
  );
  expect(rows.map(({ day }) => day)).toEqual([
    'sunday',
    'monday',
    'tuesday',
    'wednesday',
    'thursday',
    'friday',
    'saturday',
  ]);
  expect(rows[1]).toEqual({ day: 'monday', isToday: false, slots: [] });
  expect(rows[2]).toEqual({
    day: 'tuesday',
    isToday: true,
    slots: [
      { from: '11:00:00', to: '15:00:00' },
      { from: '18:00:00', to: '23:30:00' },
    ],
  });
});

test.each([
  { case: 'late in São Paulo it is still friday', zone: 'America/Sao_Paulo', day: 'friday' },
  { case: 'in Lisbon it is saturday already', zone: 'Europe/Lisbon', day: 'saturday' },
])('today is the day of the restaurant: $case', ({ zone, day }) =>
  expect(weekdayAt(new Date('2026-11-21T01:30:00Z'), zone)).toBe(day),
);

test('an unknown time zone falls back to the device', () => {
  const instant = new Date('2026-11-21T12:00:00Z');
  expect(weekdayAt(instant, 'Mars/Olympus')).toBe(weekdayAt(instant, ''));
});

test('hours are unknown only when no day has any', () => {
  expect(hasNoHours(empty)).toBe(true);
  expect(
    hasNoHours({
      ...empty,
      friday: [{ firstTime: '00:00:00', secondTime: '00:00:00', isClosed: true }],
    }),
  ).toBe(false);
});

test('[MENU-29] a day whose slots are no times is closed, and midnight may be called 24', () => {
  const slot = (firstTime: string, secondTime: string) => ({
    firstTime,
    secondTime,
    isClosed: false,
  });
  const rows = weekRows(
    {
      ...empty,
      monday: [slot('18:00:00', '24:00:00')],
      tuesday: [slot('25:61:00', '99:99:99'), slot('10:00:00', '77:00:00')],
    },
    null,
  );
  expect(rows.map(({ slots }) => slots)).toEqual([
    [],
    [{ from: '18:00:00', to: '24:00:00' }],
    [],
    [],
    [],
    [],
    [],
  ]);
});
