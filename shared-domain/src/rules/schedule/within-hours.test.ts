import * as z from 'zod/mini';
import { ScheduleTemplate, type DeliveryType } from '../../contracts';
import { isWithinHours } from './within-hours';

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
    ['2026-03-10T12:00:00Z', true],
    ['2026-03-11T02:59:59Z', true],
    ['2026-03-11T03:00:00Z', false],
  ])('a whole day at %s', (now, isIn) => {
    expect(isWithin(template({ tuesday: [interval('00:00:00', '24:00:00')] }), now)).toBe(isIn);
  });

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

  test('an interval with an invalid time is no time', () => {
    for (const [from, to] of [
      ['11:00', '14:30:00'],
      ['11:00:00', 'late'],
      ['', ''],
    ] as const)
      expect(
        isWithin({ ...template({}), tuesday: [interval(from, to)] }, '2026-03-10T15:00:00Z'),
      ).toBe(false);
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
