import { Arm, CONTROL, EVERYBODY, Experiment, Range } from './experiment.contract';

const ref = { name: 'mf-cart', id: '1.0.0-aaaaaaaaaaaa', contentHash: 'a'.repeat(64) };

type Ranges = readonly (readonly [from: number, to: number])[];
const arm = (name: string, ranges: Ranges, builds = [ref]) => ({
  name,
  share: ranges.reduce((sum, [from, to]) => sum + (to - from), 0),
  ranges,
  builds,
});
const control = (ranges: Ranges) => arm(CONTROL, ranges, []);

/** Messages of the problems; empty for a valid experiment. */
const problems = (...arms: readonly unknown[]): string[] =>
  Experiment.safeParse({
    name: 'nep-2026',
    owner: 'Ana',
    salt: 'nep',
    since: '2026-11-01T00:00:00Z',
    expires: '2026-12-01T00:00:00Z',
    arms,
  }).error?.issues.map(({ message }) => message) ?? [];

test('arms may touch, leave visitors outside, and have their buckets in any order', () => {
  expect(problems(control([[0, 9000]]), arm('nep', [[9000, EVERYBODY]]))).toEqual([]);
  expect(problems(control([[7000, 9000]]), arm('nep', [[5, 50]]))).toEqual([]);
  expect(
    problems(
      control([
        [6000, 8000],
        [0, 1000],
      ]),
      arm('nep', [
        [9000, 9500],
        [1000, 3000],
      ]),
      arm('late', []),
    ),
  ).toEqual([]);
});

test('no bucket is in two arms, wherever it is listed', () => {
  const shared = ['two arms share a bucket'];
  expect(problems(control([[0, 5001]]), arm('nep', [[5000, 6000]]))).toEqual(shared);
  expect(problems(control([[5000, 6000]]), arm('nep', [[0, 5001]]))).toEqual(shared);
  expect(problems(control([[0, EVERYBODY]]), arm('nep', [[20, 30]]))).toEqual(shared);
  expect(
    problems(
      control([[0, 100]]),
      arm('nep', [
        [500, 600],
        [599, 700],
      ]),
    ),
  ).toEqual(shared);
});

test('the ranges of an arm add up to its share', () => {
  const parses = (share: number) =>
    Arm.safeParse({ ...arm('nep', [[1000, 1500]]), share }).error?.issues[0]?.message ?? '';
  expect(parses(500)).toBe('');
  expect(parses(501)).toBe('the ranges of an arm must add up to its share');
  expect(parses(2500)).toBe('the ranges of an arm must add up to its share');
});

test('an arm may have several ranges, or none', () => {
  expect(
    Arm.safeParse(
      arm('nep', [
        [1000, 1500],
        [2000, 2100],
      ]),
    ).success,
  ).toBe(true);
  expect(Arm.safeParse(arm('nep', [])).success).toBe(true);
});

test('the first arm is control and replaces no build', () => {
  const refused = ['the first arm must be named control and replace nothing'];
  expect(problems(arm('nep', [[0, 10]], []), control([[10, 20]]))).toEqual(refused);
  expect(problems(arm(CONTROL, [[0, 10]]), arm('nep', [[10, 20]]))).toEqual(refused);
});

test('no two arms have one name', () =>
  expect(problems(control([[0, 10]]), arm('nep', [[10, 20]]), arm('nep', [[20, 30]]))).toEqual([
    'two arms have the same name',
  ]));

test('an experiment has an arm beside control', () => {
  expect(problems(control([[0, 10]]))).toHaveLength(1);
  expect(problems()).not.toEqual([]);
});

test.each([[[5, 5]], [[6, 5]], [[-1, 5]], [[0, EVERYBODY + 1]], [[0.5, 2]]])(
  'no range: %j',
  (range) => expect(Range.safeParse(range).success).toBe(false),
);
