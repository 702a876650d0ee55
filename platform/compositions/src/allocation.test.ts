import fc from 'fast-check';
import {
  allocate,
  allocateNew,
  type Allotted,
  append,
  computeSize,
  missingFrom,
  takeLast,
} from './allocation';
import { CONTROL, EVERYBODY, type Range } from './experiment.contract';
import { computeBucket, chooseArm } from './bucket';

const given = (allocation: ReturnType<typeof allocate>): readonly Allotted[] => {
  if (!allocation.ok) throw new Error(JSON.stringify(allocation.problem));
  return allocation.arms;
};

/** Name of the arm of every bucket; empty if the bucket is in no arm. */
function holders(arms: readonly Allotted[]): string[] {
  const names = Array<string>(EVERYBODY).fill('');
  for (const { name, ranges } of arms) for (const [from, to] of ranges) names.fill(name, from, to);
  return names;
}

/** Every move of a bucket, as `from→to`. */
function moves(before: readonly Allotted[], after: readonly Allotted[]): Set<string> {
  const [then, now] = [holders(before), holders(after)];
  return new Set(
    then.flatMap((name, bucket) =>
      name === now[bucket] ? [] : [`${name || 'outside'}→${now[bucket] || 'outside'}`],
    ),
  );
}

const sharesOf = (arms: readonly Allotted[]) =>
  Object.fromEntries(arms.map(({ name, ranges }) => [name, computeSize(ranges)]));

test('control of a new experiment gets the rest, or what it is given', () => {
  expect(sharesOf(given(allocateNew({ nep: 1000, old: 0 })))).toEqual({
    control: 9000,
    nep: 1000,
    old: 0,
  });
  expect(sharesOf(given(allocateNew({ control: 1000, nep: 1000 })))).toEqual({
    control: 1000,
    nep: 1000,
  });
  expect(allocateNew({ nep: 6000, old: 5000 })).toEqual({
    ok: false,
    problem: { kind: 'not-enough', arm: 'old', missing: 1000 },
  });
});

test('the last visitors of an arm leave it first, and are outside', () => {
  const first = given(allocateNew({ nep: 1000 }));
  const wide = given(allocate(first, { nep: 2500 }));
  const back = given(allocate(wide, { nep: 1000 }));
  expect(moves(first, wide)).toEqual(new Set(['control→nep']));
  expect(moves(wide, back)).toEqual(new Set(['nep→outside']));
  expect(back.at(1)).toEqual(first.at(1));
});

test('an arm grows from outside before it takes from control; control takes back only on request', () => {
  const before = given(allocateNew({ control: 4000, nep: 2000 }));
  const wide = given(allocate(before, { nep: 6000 }));
  expect(moves(before, wide)).toEqual(new Set(['outside→nep']));
  expect(moves(wide, given(allocate(wide, { nep: 7000 })))).toEqual(new Set(['control→nep']));
  expect(moves(wide, given(allocate(wide, { nep: 1000, control: 9000 })))).toEqual(
    new Set(['nep→control']),
  );
});

test('an arm never grows by what another gives back in the same step', () => {
  const arms = given(allocateNew({ a: 5000, b: 5000 }));
  expect(allocate(arms, { a: 1000, b: 6000 })).toMatchObject({
    ok: false,
    problem: { kind: 'not-enough', arm: 'b', missing: 1000 },
  });
});

test.each([-1, 1.5, 10_001, Number.NaN])('%d is no share', (share) => {
  expect(allocateNew({ nep: share })).toEqual({
    ok: false,
    problem: { kind: 'not-a-share', arm: 'nep' },
  });
});

test('control cannot grow by visitors of other arms: what it lacks is named', () => {
  const arms = given(allocateNew({ control: 4000, nep: 5000 }));
  expect(allocate(arms, { control: 6000 })).toEqual({
    ok: false,
    problem: { kind: 'not-enough', arm: CONTROL, missing: 1000 },
  });
  expect(sharesOf(given(allocate(arms, { control: 5000 })))).toEqual({ control: 5000, nep: 5000 });
});

test('any sequence of shares is met; no bucket has two arms, no visitor changes from arm to arm', () => {
  const share = fc.integer({ min: 0, max: EVERYBODY });
  const step = fc.dictionary(fc.constantFrom('a', 'b', 'c', CONTROL), share, {
    minKeys: 1,
    maxKeys: 3,
  });
  fc.assert(
    fc.property(
      fc.integer({ min: 0, max: 4000 }),
      fc.array(step, { maxLength: 12 }),
      (first, steps) => {
        let arms = given(allocateNew({ a: first, b: first, c: 0 }));
        for (const shares of steps) {
          const next = allocate(arms, shares);
          if (!next.ok) continue;
          for (const move of moves(arms, next.arms))
            expect(move).toMatch(/^(control|outside)→|→(outside|control)$/);
          const now = sharesOf(next.arms);
          expect(now).toMatchObject(shares);
          expect(holders(next.arms).filter((name) => name !== '')).toHaveLength(
            Object.values(now).reduce((a, b) => a + b, 0),
          );
          arms = next.arms;
        }
      },
    ),
    { seed: 3, numRuns: 200 },
  );
});

describe('ranges', () => {
  test('neighbours become one range, in the order in which they were added', () => {
    expect(append([], [])).toEqual([]);
    expect(append([[0, 10]], [[10, 20]])).toEqual([[0, 20]]);
    expect(
      append(
        [
          [50, 60],
          [0, 10],
        ],
        [
          [10, 20],
          [20, 25],
          [40, 50],
        ],
      ),
    ).toEqual([
      [50, 60],
      [0, 25],
      [40, 50],
    ]);
  });

  test('the last buckets are taken, from as many ranges as it needs', () => {
    const ranges: Range[] = [
      [50, 60],
      [0, 10],
    ];
    expect(takeLast(ranges, 4)).toEqual([
      [
        [50, 60],
        [0, 6],
      ],
      [[6, 10]],
    ]);
    expect(takeLast(ranges, 10)).toEqual([[[50, 60]], [[0, 10]]]);
    expect(takeLast(ranges, 11)).toEqual([
      [[50, 59]],
      [
        [59, 60],
        [0, 10],
      ],
    ]);
  });

  test('the buckets outside are those before, between and behind the ranges', () => {
    expect(missingFrom([])).toEqual([[0, EVERYBODY]]);
    expect(missingFrom([[0, EVERYBODY]])).toEqual([]);
    expect(missingFrom([[0, 10]])).toEqual([[10, EVERYBODY]]);
    expect(missingFrom([[10, EVERYBODY]])).toEqual([[0, 10]]);
    expect(
      missingFrom([
        [30, 40],
        [10, 20],
        [20, 25],
      ]),
    ).toEqual([
      [0, 10],
      [25, 30],
      [40, EVERYBODY],
    ]);
  });

  test('the buckets outside leave out what two ranges share', () =>
    expect(
      computeSize(
        missingFrom([
          [0, 100],
          [20, 50],
        ]),
      ),
    ).toBe(EVERYBODY - 100));
});

test('a visitor in an unassigned bucket is outside', () => {
  const visitor = 'visitor-1';
  const bucket = computeBucket('salt', visitor);
  expect(chooseArm([{ ranges: [[bucket, bucket + 1]] }], 'salt', visitor)).not.toBeNull();
  expect(chooseArm([{ ranges: [[bucket + 1, bucket + 2]] }], 'salt', visitor)).toBeNull();
});
