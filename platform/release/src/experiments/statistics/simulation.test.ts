import { seededRandom } from '@storefront/compositions/testing';
import { type SequenceOptions, differenceInterval, isDecided } from './confidence-sequence';
import { sampleOfRate, sampleOfSums } from './sample';
import { checkSampleRatio } from './sample-ratio';

const { floor, log, round } = Math;
const ALPHA = 0.05;
const RUNS = 2000;
const options: SequenceOptions = { alpha: ALPHA, narrowestAt: 10_000 };

interface Trial {
  /** Probability that a visitor is in the arm; the rest is control. */
  readonly share: number;
  readonly control: number;
  readonly arm: number;
  readonly visitors: number;
  readonly lookEvery: number;
}

/**
 * Adds visitors one by one and computes the report repeatedly: returns the number of visitors at
 * its first decision; null for never.
 */
function firstDecision(
  { share, control, arm, visitors, lookEvery }: Trial,
  seed: number,
): number | null {
  const random = seededRandom(seed);
  let [inArm, armBuyers, controlBuyers] = [0, 0, 0];
  for (let come = 1; come <= visitors; come += 1) {
    if (random() < share) {
      inArm += 1;
      if (random() < arm) armBuyers += 1;
    } else if (random() < control) controlBuyers += 1;
    if (come % lookEvery !== 0) continue;
    const interval = differenceInterval(
      sampleOfRate(controlBuyers, come - inArm),
      sampleOfRate(armBuyers, inArm),
      options,
    );
    if (isDecided(interval)) return come;
  }
  return null;
}

const decisions = (trial: Trial, runs: number): (number | null)[] =>
  Array.from({ length: runs }, (_, run) => firstDecision(trial, 7919 * run + 1));
const quantile = (values: readonly number[], part: number): number =>
  [...values].sort((a, b) => a - b)[floor(part * (values.length - 1))] ?? Number.NaN;

test.each([
  { case: 'few buy, halves', share: 0.5, control: 0.03 },
  { case: 'a fifth buys, a tenth in the arm', share: 0.1, control: 0.2 },
])(
  'A/A, $case: of 2,000 experiments watched 50 times at most 5 % ever raise a false alarm',
  ({ share, control }) => {
    const trial = { share, control, arm: control, visitors: 10_000, lookEvery: 200 };
    const alarms = decisions(trial, RUNS).filter((come) => come !== null).length;
    expect(alarms / RUNS).toBeLessThanOrEqual(ALPHA);
  },
);

interface Sums {
  n: number;
  sum: number;
  squares: number;
}

test('A/A of order values, which are skewed: at most 5 % ever raise a false alarm', () => {
  const alarms = Array.from({ length: RUNS }, (_, run) => {
    const random = seededRandom(104_729 * run + 5);
    const sums: [Sums, Sums] = [
      { n: 0, sum: 0, squares: 0 },
      { n: 0, sum: 0, squares: 0 },
    ];
    for (let order = 1; order <= 2000; order += 1) {
      const value = round(1500 + 4000 * -log(1 - random()));
      const arm = sums[random() < 0.5 ? 0 : 1];
      arm.n += 1;
      arm.sum += value;
      arm.squares += value * value;
      if (order % 50 !== 0) continue;
      const [control, other] = sums.map(({ n, sum, squares }) => sampleOfSums(n, sum, squares));
      if (control && other && isDecided(differenceInterval(control, other, options))) return true;
    }
    return false;
  });
  expect(alarms.filter(Boolean).length / RUNS).toBeLessThanOrEqual(ALPHA);
});

test('a tenth fewer buyers (20 % to 18 %) is detected: half of the time by 14,000 visitors, most by 40,000', () => {
  const found = decisions(
    { share: 0.5, control: 0.2, arm: 0.18, visitors: 40_000, lookEvery: 200 },
    300,
  );
  const caught = found.filter((come) => come !== null);
  expect(caught.length / found.length).toBeGreaterThan(0.97);
  expect(quantile(caught, 0.5)).toBeLessThan(14_000);
});

describe('sample ratio', () => {
  /** Visitors after which a mismatch was reported; null for never. */
  const firstMismatch = (share: number, visitors: number, seed: number): number | null => {
    const random = seededRandom(seed);
    let inArm = 0;
    for (let come = 1; come <= visitors; come += 1) {
      if (random() < share) inArm += 1;
      if (
        come % 200 === 0 &&
        checkSampleRatio([
          { count: come - inArm, share: 5000 },
          { count: inArm, share: 5000 },
        ])?.isMismatch
      )
        return come;
    }
    return null;
  };

  test('of 2,000 experiments with the right shares, watched 50 times, at most 1 in 1,000 is called a mismatch', () => {
    const alarms = Array.from({ length: RUNS }, (_, run) =>
      firstMismatch(0.5, 10_000, run + 1),
    ).filter((come) => come !== null);
    expect(alarms.length / RUNS).toBeLessThanOrEqual(0.001);
  });

  test('48 to 52 instead of 50 to 50 is caught: half of the time by 12,000 visitors, always by 50,000', () => {
    const found = Array.from({ length: 300 }, (_, run) => firstMismatch(0.48, 50_000, run + 1));
    expect(found).not.toContain(null);
    expect(quantile(found.map(Number), 0.5)).toBeLessThan(12_000);
  });
});
