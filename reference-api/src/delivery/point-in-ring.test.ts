import fc from 'fast-check';
import { boxAround, isInRing, type Ring } from './point-in-ring';

const square: Ring = [
  [0, 0],
  [4, 0],
  [4, 4],
  [0, 4],
  [0, 0],
];
const horseshoe: Ring = [
  [0, 0],
  [6, 0],
  [6, 6],
  [4, 6],
  [4, 2],
  [2, 2],
  [2, 6],
  [0, 6],
  [0, 0],
];
const at = (longitude: number, latitude: number) => ({ longitude, latitude });

test.each([
  { where: 'the middle', point: at(2, 2), ring: square, is: true },
  { where: 'outside', point: at(5, 2), ring: square, is: false },
  { where: 'a corner', point: at(4, 4), ring: square, is: true },
  { where: 'an edge', point: at(0, 3), ring: square, is: true },
  { where: 'the line of an edge, beyond it', point: at(0, 5), ring: square, is: false },
  { where: 'the height of a corner, beside it', point: at(-1, 4), ring: square, is: false },
  { where: 'a bay', point: at(3, 4), ring: horseshoe, is: false },
  { where: 'an arm', point: at(5, 5), ring: horseshoe, is: true },
  { where: 'the edge of a bay', point: at(3, 2), ring: horseshoe, is: true },
  { where: 'a ring of nothing', point: at(0, 0), ring: [] as Ring, is: false },
  { where: 'a ring of one point, at it', point: at(1, 1), ring: [[1, 1]] as Ring, is: true },
])('[DELIVERY-64] $where: $is', ({ point, ring, is }) => expect(isInRing(point, ring)).toBe(is));

/**
 * Winding number of a ring around a point, by the angles of its points: slow, and a different
 * algorithm.
 */
function slowWinding(x: number, y: number, ring: Ring): number {
  const angles = ring.map(([pointX, pointY]) => Math.atan2(pointY - y, pointX - x));
  const turned = angles.map((angle, index) => {
    const turn = angle - (angles.at(index - 1) ?? angle);
    return turn > Math.PI ? turn - 2 * Math.PI : turn < -Math.PI ? turn + 2 * Math.PI : turn;
  });
  return Math.round(turned.reduce((sum, turn) => sum + turn, 0) / (2 * Math.PI));
}

/**
 * Whether a point lies on the border, by the area of its triangle with each edge: whole numbers,
 * exact.
 */
const isOnBorder = (x: number, y: number, ring: Ring): boolean =>
  ring.some(([toX, toY], index) => {
    const [fromX, fromY] = ring.at(index - 1) ?? [toX, toY];
    const isOnLine = (toX - fromX) * (y - fromY) === (toY - fromY) * (x - fromX);
    return isOnLine && (x - fromX) * (x - toX) <= 0 && (y - fromY) * (y - toY) <= 0;
  });

const step = fc.integer({ min: -30, max: 30 });
const point = fc.tuple(step, step);

test('[DELIVERY-64] on any ring, crossed or not, it agrees with a slow count of its windings', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 3, maxLength: 12 }), point, (ring, [x, y]) => {
      const expected = isOnBorder(x, y, ring) || Math.abs(slowWinding(x, y, ring)) % 2 === 1;
      expect(isInRing(at(x, y), ring)).toBe(expected);
    }),
    { numRuns: 5000 },
  );
});

test('neither the start of a ring, nor its direction, nor a closing point changes what lies in it', () => {
  fc.assert(
    fc.property(
      fc.array(point, { minLength: 3, maxLength: 12 }),
      point,
      fc.nat(11),
      (ring, [x, y], turn) => {
        const [first] = ring;
        const rings: Ring[] = [
          [...ring.slice(turn % ring.length), ...ring.slice(0, turn % ring.length)],
          ring.toReversed(),
          [...ring, ...(first ? [first] : [])],
        ];
        for (const other of rings) expect(isInRing(at(x, y), other)).toBe(isInRing(at(x, y), ring));
      },
    ),
  );
});

test('what lies in a ring lies in its box', () => {
  fc.assert(
    fc.property(fc.array(point, { minLength: 3, maxLength: 12 }), point, (ring, [x, y]) => {
      const { south, west, north, east } = boxAround(ring);
      if (isInRing(at(x, y), ring))
        expect(x >= west && x <= east && y >= south && y <= north).toBe(true);
    }),
  );
});
