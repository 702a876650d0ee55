import * as z from 'zod/mini';
import { ClockTime, Hours, ScheduleTemplate, WEEKDAYS } from './hours';

const slot = { firstTime: '18:00:00', secondTime: '23:30:00', isClosed: 0 };
const read = { firstTime: '18:00:00', secondTime: '23:30:00', isClosed: false };

test('[DOMAIN-012] hours: per weekday from sunday to saturday a list of slots', () => {
  expect(WEEKDAYS).toEqual([
    'sunday',
    'monday',
    'tuesday',
    'wednesday',
    'thursday',
    'friday',
    'saturday',
  ]);
  expect(
    z.parse(
      Hours,
      Object.fromEntries(WEEKDAYS.map((day) => [day, [slot, { ...slot, isClosed: 1 }]])),
    ),
  ).toEqual(Object.fromEntries(WEEKDAYS.map((day) => [day, [read, { ...read, isClosed: true }]])));
  expect(z.parse(Hours, { monday: null })).toEqual(
    Object.fromEntries(WEEKDAYS.map((day) => [day, []])),
  );
});

test('[DOMAIN-013] schedule template: slots for delivery and balcony, and days without any', () => {
  const template = z.parse(ScheduleTemplate, {
    friday: [{ ...slot, delivery: 1, balcony: false }, slot],
    unavailableScheduleDates: ['2025-12-25'],
  });
  expect(template).toMatchObject({
    friday: [
      { ...read, delivery: true, balcony: false },
      { ...read, delivery: false, balcony: false },
    ],
    saturday: [],
    unavailableScheduleDates: ['2025-12-25'],
  });
  expect(z.parse(ScheduleTemplate, {}).unavailableScheduleDates).toEqual([]);
});

test.each([
  { time: '18:00:00', valid: true },
  { time: '18:00', valid: false },
  { time: '18:00:000', valid: false },
  { time: '8:00:00', valid: false },
  { time: '18h00m00', valid: false },
])('[DOMAIN-101] the time $time is valid: $valid', ({ time, valid }) => {
  expect(z.safeParse(ClockTime, time).success).toBe(valid);
  expect(z.parse(Hours, { monday: [{ ...slot, secondTime: time }] }).monday).toHaveLength(
    valid ? 1 : 0,
  );
});
