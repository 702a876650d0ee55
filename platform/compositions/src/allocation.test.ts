import fc from 'fast-check';
import { allocate, allocateNew, type Allotted } from './allocation';
import { CONTROL, EVERYBODY } from './experiment.contract';
import { sizeOf } from './ranges';

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
  Object.fromEntries(arms.map(({ name, ranges }) => [name, sizeOf(ranges)]));

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

test('an arm at 0 has no bucket, and adding one moves no visitor', () => {
  const before = given(allocateNew({ nep: 3000 }));
  const after = given(allocate([...before, { name: 'late', ranges: [] }], { late: 0 }));
  expect(after.at(-1)).toEqual({ name: 'late', ranges: [] });
  expect(moves(before, after)).toEqual(new Set());
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

test('one arm may have every visitor', () =>
  expect(sharesOf(given(allocateNew({ nep: EVERYBODY })))).toEqual({
    control: 0,
    nep: EVERYBODY,
  }));

test('in one step, an arm grows by what control gives away', () => {
  const before = given(allocateNew({ nep: 1000 }));
  const after = given(allocate(before, { control: 5000, nep: 4000 }));
  expect(sharesOf(after)).toEqual({ control: 5000, nep: 4000 });
  expect(moves(before, after)).toEqual(new Set(['control→nep', 'control→outside']));
});

test('control cannot grow by visitors of other arms: what it lacks is named', () => {
  const arms = given(allocateNew({ control: 4000, nep: 5000 }));
  expect(allocate(arms, { control: 6000 })).toEqual({
    ok: false,
    problem: { kind: 'not-enough', arm: CONTROL, missing: 1000 },
  });
  expect(sharesOf(given(allocate(arms, { control: 5000 })))).toEqual({ control: 5000, nep: 5000 });
});

test('where there is no control, an arm grows only from outside', () => {
  const arms: Allotted[] = [
    { name: 'a', ranges: [[0, 9000]] },
    { name: 'b', ranges: [] },
  ];
  expect(sharesOf(given(allocate(arms, { b: 1000 })))).toEqual({ a: 9000, b: 1000 });
  expect(allocate(arms, { b: 1001 })).toEqual({
    ok: false,
    problem: { kind: 'not-enough', arm: 'b', missing: 1 },
  });
});

test('a share of an arm that is not there is refused by its name', () => {
  expect(allocate(given(allocateNew({ nep: 1 })), { nap: 1 })).toEqual({
    ok: false,
    problem: { kind: 'unknown-arm', arm: 'nap' },
  });
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

test('ramping one arm up, whatever it was, only brings visitors of control and from outside into it', () =>
  fc.assert(
    fc.property(fc.nat(3000), fc.nat(3000), fc.nat(3000), fc.nat(4000), (a, b, control, more) => {
      const before = given(allocateNew({ a, b, control: Math.min(control, EVERYBODY - a - b) }));
      const after = given(allocate(before, { a: a + Math.min(more, EVERYBODY - a - b) }));
      expect(
        [...moves(before, after)].every((move) => move === 'control→a' || move === 'outside→a'),
      ).toBe(true);
    }),
    { seed: 4 },
  ));
