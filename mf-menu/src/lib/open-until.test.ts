import * as z from 'zod/mini';
import { Hours } from '@storefront/shared-domain/contracts';
import { openUntil } from './open-until';

const slot = (firstTime: string, secondTime: string, isClosed = false) => ({
  firstTime: `${firstTime}:00`,
  secondTime: `${secondTime}:00`,
  isClosed,
});
const week = z.parse(Hours, {
  monday: [slot('11:00', '15:00'), slot('18:00', '23:00')],
  tuesday: [slot('18:00', '02:00')],
  wednesday: [slot('08:00', '08:00'), slot('12:00', '14:00', true)],
  thursday: [slot('18:00', '00:00')],
  friday: [slot('00:00', '03:00'), { ...slot('20:00', '23:59'), secondTime: '23:59:59' }],
  saturday: [slot('00:00', '04:00'), slot('10:00', '12:00'), slot('12:00', '16:00')],
});
const everyDay = [{ ...slot('00:00', '23:59'), secondTime: '23:59:59' }];
const always = z.parse(Hours, Object.fromEntries(Object.keys(week).map((day) => [day, everyDay])));
/** São Paulo is three hours behind UTC; 2026-11-23 is a Monday. */
const at = (day: number, time: string) => new Date(`2026-11-${day}T${time}:00-03:00`);
const untilAt = (day: number, time: string) => openUntil(week, at(day, time), 'America/Sao_Paulo');

test.each([
  { when: 'before the first slot', day: 23, time: '10:59', until: null },
  { when: 'at its first minute', day: 23, time: '11:00', until: '15:00:00' },
  { when: 'between two slots', day: 23, time: '16:00', until: null },
  { when: 'in the second one', day: 23, time: '22:59', until: '23:00:00' },
  { when: 'at its end', day: 23, time: '23:00', until: null },
  { when: 'in a night', day: 24, time: '23:30', until: '02:00:00' },
  { when: 'after midnight of a night', day: 25, time: '01:59', until: '02:00:00' },
  { when: 'in an empty slot', day: 25, time: '08:00', until: null },
  { when: 'in a slot that is closed', day: 25, time: '13:00', until: null },
  { when: 'in a slot that the next day continues', day: 26, time: '20:00', until: '03:00:00' },
  { when: 'in a slot that ends a second before it', day: 27, time: '21:00', until: '04:00:00' },
  { when: 'in one of two slots that meet', day: 28, time: '10:30', until: '16:00:00' },
])('[MENU-07] open until, $when: $until', ({ day, time, until }) =>
  expect(untilAt(day, time)).toBe(until),
);

test('a restaurant that never closes has no closing time', () =>
  expect(openUntil(always, at(23, '12:00'), 'America/Sao_Paulo')).toBeNull());

test('a slot with an invalid time is none, as on the page of hours', () => {
  const bad = z.parse(Hours, {
    monday: [slot('10:00', '25:30')],
    tuesday: [slot('09:00', '24:00')],
  });
  expect(openUntil(bad, at(23, '12:00'), 'America/Sao_Paulo')).toBeNull();
  expect(openUntil(bad, at(24, '12:00'), 'America/Sao_Paulo')).toBe('00:00:00');
});

test('an unknown time zone is the device’s', () =>
  expect(openUntil(week, new Date(2026, 10, 23, 12, 0), 'Mars/Base')).toBe('15:00:00'));
