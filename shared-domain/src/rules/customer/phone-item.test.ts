import { isPhoneItemFresh } from './phone-item';

const now = new Date('2026-03-14T20:00:00.000Z');
const item = (createdAt: string, created_at = '') => ({ createdAt, created_at });

test.each([
  { case: 'just now', given: item('2026-03-14T20:00:00.000Z'), isFresh: true },
  {
    case: 'a millisecond under five minutes',
    given: item('2026-03-14T19:55:00.001Z'),
    isFresh: true,
  },
  {
    case: 'five minutes to the millisecond',
    given: item('2026-03-14T19:55:00.000Z'),
    isFresh: false,
  },
  { case: 'under the other name', given: item('', '2026-03-14T19:58:00.000Z'), isFresh: true },
  {
    case: 'the first name before the second',
    given: item('2026-03-14T19:00:00.000Z', '2026-03-14T19:58:00.000Z'),
    isFresh: false,
  },
  { case: 'in another zone', given: item('2026-03-14T16:58:00-03:00'), isFresh: true },
  { case: 'a little ahead of the device', given: item('2026-03-14T20:00:40.000Z'), isFresh: true },
  { case: 'far ahead of the device', given: item('2026-03-14T20:05:00.000Z'), isFresh: false },
  { case: 'no instant', given: item(''), isFresh: false },
  { case: 'no date', given: item('yesterday'), isFresh: false },
])('[DELIVERY-26] an item of $case is fresh: $isFresh', ({ given, isFresh }) =>
  expect(isPhoneItemFresh(given, now)).toBe(isFresh),
);
