import { isRealDay } from './calendar';

test.each([
  { date: [2028, 2, 29], real: true },
  { date: [2026, 2, 29], real: false },
  { date: [2100, 2, 29], real: false },
  { date: [2026, 12, 31], real: true },
  { date: [2026, 13, 1], real: false },
  { date: [2026, 0, 1], real: false },
  { date: [2026, 1, 0], real: false },
  { date: [2026, 1, 366], real: false },
  { date: [99, 1, 1], real: true },
] as const)('$date is in the calendar: $real', ({ date: [year, month, day], real }) => {
  expect(isRealDay(year, month, day)).toBe(real);
});
