import { guestDataDays } from './guest-data-days';

test.each([
  { recorded: 30, days: 30 },
  { recorded: 1, days: 1 },
  { recorded: 3650, days: 3650 },
  { recorded: 0.5, days: 1 },
  { recorded: 90.9, days: 90 },
  { recorded: 1e300, days: 3650 },
  { recorded: Infinity, days: 3650 },
  { recorded: undefined, days: 180 },
  { recorded: null, days: 180 },
  { recorded: 0, days: 180 },
  { recorded: -1, days: 180 },
  { recorded: NaN, days: 180 },
  { recorded: '30', days: 180 },
  { recorded: [30], days: 180 },
  { recorded: { days: 30 }, days: 180 },
])(
  'a record with $recorded keeps the personal fields of guest orders for $days days',
  ({ recorded, days }) => expect(guestDataDays(recorded)).toBe(days),
);
