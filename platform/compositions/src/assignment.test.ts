import { readFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';
import { allocateNew } from './allocation';
import { computeBucket, chooseArm } from './bucket';
import { EVERYBODY, Range } from './experiment.contract';
import { someVisitors } from './testing-visitors';

const VISITORS = 100_000;
const visitors = someVisitors(VISITORS, 20_261_121);

/**
 * Upper 0.1 % points of the chi-square distribution, by degrees of freedom: Abramowitz and Stegun,
 * table 26.8.
 */
const CHI_SQUARE_999: Readonly<Record<number, number>> = {
  1: 10.828,
  2: 13.816,
  3: 16.266,
  99: 148.23,
};

const chiSquare = (seen: readonly number[], expected: readonly number[]): number =>
  seen.reduce(
    (sum, count, index) => sum + (count - (expected[index] ?? 0)) ** 2 / (expected[index] ?? 0),
    0,
  );

const armsOf = (shares: Readonly<Record<string, number>>) => {
  const given = allocateNew(shares);
  if (!given.ok) throw new Error('these shares are possible');
  return given.arms;
};

const shares: readonly Readonly<Record<string, number>>[] = [
  { control: 9900, nep: 100 },
  { control: 2500, a: 2500, b: 2500, c: 2500 },
  { control: 3000, nep: 3000, outside: 4000 },
];

describe.each(['nep-2026', 'ß'])('salt %s', (salt) => {
  const buckets = visitors.map((visitor) => computeBucket(salt, visitor));

  test.each(shares)('arms get their shares: %j (chi-square, p > 0.001)', (given) => {
    const { outside = 0, ...named } = given;
    const arms = armsOf(named);
    const seen: Record<string, number> = {
      ...Object.fromEntries(arms.map(({ name }) => [name, 0])),
      ...(outside > 0 ? { outside: 0 } : {}),
    };
    const nameOf = Array.from(
      { length: EVERYBODY },
      (_, bucket) =>
        arms.find(({ ranges }) => ranges.some(([from, to]) => bucket >= from && bucket < to))
          ?.name ?? 'outside',
    );
    for (const bucket of buckets)
      seen[nameOf[bucket] ?? ''] = (seen[nameOf[bucket] ?? ''] ?? 0) + 1;
    const names = Object.keys(seen);
    const expected = names.map((name) => (VISITORS * (given[name] ?? 0)) / EVERYBODY);
    expect(
      chiSquare(
        names.map((name) => seen[name] ?? 0),
        expected,
      ),
    ).toBeLessThan(CHI_SQUARE_999[names.length - 1] ?? 0);
  });

  test('buckets are even', () => {
    const seen = Array<number>(100).fill(0);
    for (const bucket of buckets) {
      const slice = Math.floor(bucket / 100);
      seen[slice] = (seen[slice] ?? 0) + 1;
    }
    expect(chiSquare(seen, Array<number>(100).fill(VISITORS / 100))).toBeLessThan(
      CHI_SQUARE_999[99] ?? 0,
    );
  });
});

test.each([
  ['nep-2026', 'nep-2027'],
  ['', ':'],
])('experiments salted %j and %j are independent: |phi| < 0.02', (one, other) => {
  const table = [0, 0, 0, 0];
  for (const visitor of visitors) {
    const cell =
      (computeBucket(one, visitor) < 5000 ? 0 : 2) + (computeBucket(other, visitor) < 5000 ? 0 : 1);
    table[cell] = (table[cell] ?? 0) + 1;
  }
  const [a = 0, b = 0, c = 0, d = 0] = table;
  const phi = (a * d - b * c) / Math.sqrt((a + b) * (c + d) * (a + c) * (b + d));
  expect(Math.abs(phi)).toBeLessThan(0.02);
});

describe('published vectors', () => {
  const Vectors = z.strictObject({
    buckets: z
      .array(z.strictObject({ salt: z.string(), visitor: z.string(), bucket: z.int() }))
      .min(50),
    arms: z
      .array(
        z.strictObject({
          name: z.string(),
          salt: z.string(),
          arms: z.array(z.strictObject({ name: z.string(), ranges: z.array(Range) })),
          visitors: z
            .array(
              z.strictObject({ visitor: z.string(), bucket: z.int(), arm: z.string().nullable() }),
            )
            .min(1),
        }),
      )
      .min(5),
  });

  const file = path.join(__dirname, '../../../docs/contracts/assignment-vectors.json');
  const vectors = Vectors.parse(JSON.parse(readFileSync(file, 'utf8')));

  test('the published buckets are ours', () => {
    for (const { salt, visitor, bucket } of vectors.buckets)
      expect({ salt, visitor, bucket: computeBucket(salt, visitor) }).toEqual({
        salt,
        visitor,
        bucket,
      });
  });

  test.each(vectors.arms)('the published arms are ours: $name', ({ salt, arms, visitors }) => {
    const ours = visitors.map(({ visitor }) => ({
      visitor,
      bucket: computeBucket(salt, visitor),
      arm: chooseArm(arms, salt, visitor)?.name ?? null,
    }));
    expect(ours).toEqual(visitors);
  });
});
