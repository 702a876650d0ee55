import { guestDataDays } from './guest-data-days';

test.each([
  { told: 30, days: 30 }, { told: 1, days: 1 }, { told: 3650, days: 3650 }, { told: 0.5, days: 1 }, { told: 90.9, days: 90 }, { told: 1e300, days: 3650 }, { told: Infinity, days: 3650 },
  { told: undefined, days: 180 }, { told: null, days: 180 }, { told: 0, days: 180 }, { told: -1, days: 180 }, { told: NaN, days: 180 }, { told: '30', days: 180 }, { told: [30], days: 180 }, { told: { days: 30 }, days: 180 },
])('a record that says $told keeps the personal fields of guest orders for $days days', ({ told, days }) => expect(guestDataDays(told)).toBe(days));
