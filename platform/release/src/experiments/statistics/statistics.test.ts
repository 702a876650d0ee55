import {
  MIN_OBSERVATIONS,
  differenceInterval,
  isDecided,
  meanInterval,
} from './confidence-sequence';
import { rateBounds } from './rate-bounds';
import { sampleOfRate, sampleOfSums } from './sample';
import { checkSampleRatio } from './sample-ratio';

const options = { alpha: 0.05, narrowestAt: 10_000 };

test('a sample of amounts is known by its sums', () => {
  const values = [1000, 2000, 4500];
  const sample = sampleOfSums(
    3,
    7500,
    values.reduce((sum, value) => sum + value * value, 0),
  );
  expect(sample).toEqual({ count: 3, mean: 2500, variance: 3_250_000 });
});

test('the width of the bounds is that of the formula of the source', () => {
  // ρ² = (−2 ln α + ln(−2 ln α) + 1) / 10,000 = 8.78179e−4; t ρ² = 8.78179
  // √(2 · 9.78179 / (10,000 · 8.78179) · ln(√9.78179 / 0.05)) = 0.0303544
  const interval = meanInterval({ count: 10_000, mean: 5, variance: 4 }, options);
  expect(interval?.high).toBeCloseTo(5 + 2 * 0.0303544, 6);
  expect(interval?.low).toBeCloseTo(5 - 2 * 0.0303544, 6);
});

test('as many values as are needed at least have bounds', () => {
  expect(meanInterval(sampleOfRate(0, MIN_OBSERVATIONS), options)).not.toBeNull();
  const least = sampleOfRate(10, MIN_OBSERVATIONS);
  expect(differenceInterval(least, least, options)).not.toBeNull();
  const fewer = sampleOfRate(10, MIN_OBSERVATIONS - 1);
  expect(differenceInterval(fewer, least, options)).toBeNull();
});

test('a sample without values has no mean, and one value has no variance', () => {
  expect(sampleOfRate(0, 0)).toEqual({ count: 0, mean: 0, variance: 0.25 });
  expect(sampleOfRate(1, 2)).toEqual({ count: 2, mean: 0.5, variance: 0.25 });
  expect(sampleOfRate(2, 2).variance).toBeCloseTo(0.1875, 12);
  expect(sampleOfSums(0, 0, 0)).toEqual({ count: 0, mean: 0, variance: 0 });
  expect(sampleOfSums(1, 5, 26)).toEqual({ count: 1, mean: 5, variance: 0 });
  expect(sampleOfSums(2, 4, 10)).toEqual({ count: 2, mean: 2, variance: 2 });
});

test('bounds decide only when they leave 0 out', () => {
  const decided = (low: number, high: number) => isDecided({ estimate: 1, low, high });
  expect(decided(0.1, 2)).toBe(true);
  expect(decided(-2, -0.1)).toBe(true);
  expect(decided(0, 2)).toBe(false);
  expect(decided(-2, 0)).toBe(false);
});

test('a difference is arm minus control; the larger sample decides what the smaller cannot', () => {
  const interval = differenceInterval(
    sampleOfRate(10_000, 50_000),
    sampleOfRate(9000, 50_000),
    options,
  );
  expect(interval?.estimate).toBeCloseTo(-0.02, 12);
  expect(isDecided(interval)).toBe(true);
  expect(
    isDecided(differenceInterval(sampleOfRate(100, 500), sampleOfRate(90, 500), options)),
  ).toBe(false);
});

test('the chi-square of a sample ratio is that of the tables', () => {
  const ratio = checkSampleRatio([
    { count: 4800, share: 5000 },
    { count: 5200, share: 5000 },
  ]);
  expect(ratio?.chiSquare).toBeCloseTo(16, 9);
  expect(ratio?.p).toBeCloseTo(6.334e-5, 7);
  expect(ratio?.alwaysValidP).toBeGreaterThan(ratio?.p ?? 1);
});

test.each([
  {
    case: 'unequal shares that came as wanted',
    arms: [
      { count: 90_100, share: 9000 },
      { count: 9900, share: 1000 },
    ],
    isMismatch: false,
  },
  {
    case: 'unequal shares that did not',
    arms: [
      { count: 90_100, share: 9000 },
      { count: 8900, share: 1000 },
    ],
    isMismatch: true,
  },
  {
    case: 'three arms',
    arms: [
      { count: 3000, share: 1 },
      { count: 3000, share: 1 },
      { count: 2500, share: 1 },
    ],
    isMismatch: true,
  },
  {
    case: 'an arm without visitors',
    arms: [
      { count: 30, share: 5000 },
      { count: 0, share: 5000 },
    ],
    isMismatch: true,
  },
  {
    case: 'an arm without a share',
    arms: [
      { count: 500, share: 5000 },
      { count: 500, share: 5000 },
      { count: 0, share: 0 },
    ],
    isMismatch: false,
  },
])('$case', ({ arms, isMismatch }) => expect(checkSampleRatio(arms)?.isMismatch).toBe(isMismatch));

test('one arm, or no visitor, has no ratio', () => {
  expect(
    checkSampleRatio([
      { count: 10, share: 10_000 },
      { count: 0, share: 0 },
    ]),
  ).toBeNull();
  expect(
    checkSampleRatio([
      { count: 0, share: 1 },
      { count: 0, share: 1 },
    ]),
  ).toBeNull();
});

test('bounds of a rate are those of Clopper and Pearson', () => {
  expect(rateBounds(5, 5, 0.001)).toEqual({ low: expect.closeTo(0.001 ** 0.2, 9), high: 1 });
  expect(rateBounds(0, 10, 0.01)).toEqual({ low: 0, high: expect.closeTo(1 - 0.01 ** 0.1, 9) });
  expect(rateBounds(5, 100, 0.025).low).toBeCloseTo(0.01643, 4);
  expect(rateBounds(5, 100, 0.025).high).toBeCloseTo(0.11283, 4);
});
