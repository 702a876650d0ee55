import fc from 'fast-check';
import { aGeneralLine, aPrizeLine } from '../../testing';
import { anyCart } from '../../testing/arbitraries';
import { prizesBeyond } from './cart-prizes';
import { pointsNeeded } from '../money/subtotals';

const prize = (lineId: string, points_needed: number, qty = 1) =>
  aPrizeLine({ lineId, points_needed, qty });

test.each([
  { case: 'enough points pay all', points: 90, beyond: [] },
  { case: 'the last that the points do not reach for leaves', points: 89, beyond: ['c'] },
  { case: 'a cheaper one behind it may stay', points: 50, beyond: ['b'] },
  { case: 'without points every prize leaves', points: 0, beyond: ['a', 'b', 'c'] },
])('$case', ({ points, beyond }) => {
  const lines = [prize('a', 40), aGeneralLine(), prize('b', 20, 2), prize('c', 10)];
  expect(prizesBeyond(lines, points).map(({ lineId }) => lineId)).toEqual(beyond);
});

test('what stays is always paid for, and only prizes leave', () => {
  fc.assert(
    fc.property(anyCart, fc.nat(2000), (lines, points) => {
      const beyond = prizesBeyond(lines, points);
      expect(beyond.every(({ type }) => type === 'prize')).toBe(true);
      expect(pointsNeeded(lines.filter((line) => !beyond.includes(line)))).toBeLessThanOrEqual(
        points,
      );
    }),
  );
});
