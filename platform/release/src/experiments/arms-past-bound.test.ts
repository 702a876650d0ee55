import { seededRandom } from '@storefront/compositions/testing';
import type { BuildRef, Experiment } from '@storefront/compositions';
import type { GuardFigures } from '@storefront/http-kit';
import { armsPastBound, toSentence } from './arms-past-bound';
import { newExperiment, withSwitch } from './define';
import { boundedByNetwork } from './bounded-by-network';

const hash = 'a'.repeat(64);
const build = (name: string): BuildRef => ({
  name,
  id: `1.0.0-${'b'.repeat(12)}`,
  contentHash: 'b'.repeat(64),
});
const guard = { maxLoadFailures: 500, maxOrderErrors: 2000, minimum: 5 };
const experiment = (name = 'mf-pizza-builder', minimum = 5): Experiment =>
  newExperiment({
    name: 'nep',
    owner: 'o',
    salt: 's',
    since: '2026-01-01T00:00:00.000Z',
    expires: '2026-02-01T00:00:00.000Z',
    arms: [{ name: 'nep', share: 1000, builds: [build(name)] }],
    guard: { ...guard, minimum },
  });
const figures = (more: Partial<GuardFigures>): GuardFigures => ({
  since: '2026-01-01T00:00:00.000Z',
  until: '2026-01-01T01:00:00.000Z',
  loads: [],
  orders: [],
  releases: [],
  ...more,
});
/** A count spread over five networks. */
const spread = (count: number): number[] =>
  Array.from({ length: 5 }, (_, index) => Math.floor((count + index) / 5));
const networks = ['a', 'b', 'c', 'd', 'e'];
const loads = (sessions: number, failed: Record<string, number>, more = {}) =>
  figures({
    loads: networks.map((network, index) => ({
      experiment: 'nep',
      arm: 'nep',
      composition: hash,
      network,
      sessions: spread(sessions)[index] ?? 0,
      failed: Object.fromEntries(
        Object.entries(failed).map(([remote, count]) => [remote, spread(count)[index] ?? 0]),
      ),
      ...more,
    })),
  });
const ordersOf = (experimentName: string, arm: string, attempts: number, errors: number) =>
  networks.map((network, index) => ({
    experiment: experimentName,
    arm,
    network,
    attempts: spread(attempts)[index] ?? 0,
    errors: spread(errors)[index] ?? 0,
  }));
const judge = (guardFigures: GuardFigures, on = experiment()) =>
  armsPastBound({ experiments: [on], variants: { nep: hash } }, on, guardFigures);

test('five loads that all fail switch an arm off', () => {
  const [past] = judge(loads(5, { 'mf-pizza-builder': 5 }));
  expect(past).toMatchObject({ arm: 'nep', kind: 'loads', failed: 5, total: 5 });
  expect(past && toSentence(past)).toBe('5 of 5 loads failed: at least 25.1 %, allowed are 5.0 %');
});

test.each<[string, GuardFigures]>([
  ['too few loads', loads(4, { 'mf-pizza-builder': 4 })],
  ['a rate that may be chance', loads(50, { 'mf-pizza-builder': 6 })],
  ['failures of another remote', loads(100, { 'mf-menu': 100 })],
  [
    'failures of builds the arm had before',
    loads(100, { 'mf-pizza-builder': 100 }, { composition: 'c'.repeat(64) }),
  ],
  ['failures of control', loads(100, { 'mf-pizza-builder': 100 }, { arm: 'control' })],
  [
    'failures of another experiment',
    loads(100, { 'mf-pizza-builder': 100 }, { experiment: 'other' }),
  ],
  ['refused orders within the bound', figures({ orders: ordersOf('nep', 'nep', 200, 45) })],
  ['nothing at all', figures({})],
])('%s switch nothing off', (_case, it) => expect(judge(it)).toEqual([]));

test('an arm is judged from the least number of loads, and loads of others do not count', () => {
  const all = loads(50, { 'mf-pizza-builder': 50 });
  const others = loads(50, { 'mf-pizza-builder': 50 }, { experiment: 'other' });
  expect(judge(all, experiment('mf-pizza-builder', 51))).toEqual([]);
  const both = figures({ loads: [...others.loads, ...all.loads] });
  expect(judge(both, experiment('mf-pizza-builder', 50))).toMatchObject([
    { kind: 'loads', failed: 50, total: 50 },
  ]);
});

test('refused orders switch an arm off, and a session in which two remotes failed is one', () => {
  expect(judge(figures({ orders: ordersOf('nep', 'nep', 200, 90) }))).toMatchObject([
    { kind: 'orders', failed: 90, total: 200 },
  ]);
  expect(judge(loads(10, { 'mf-menu': 10, 'mf-cart': 10 }), experiment('shell'))).toMatchObject([
    { kind: 'loads', failed: 10, total: 10 },
  ]);
});

test('an arm that is off, or an experiment without a guard, is left alone', () => {
  const bad = loads(5, { 'mf-pizza-builder': 5 });
  expect(
    judge(bad, withSwitch(experiment(), 'nep', { at: '2026-01-02T00:00:00.000Z', reason: '' })),
  ).toEqual([]);
  const { guard: _, ...unguarded } = experiment();
  expect(judge(bad, unguarded)).toEqual([]);
});

test('failures of four networks switch nothing off, of a fifth one they do', () => {
  const row = (network: string, count: number) => ({
    experiment: 'nep',
    arm: 'nep',
    composition: hash,
    network,
    sessions: count,
    failed: { 'mf-pizza-builder': count },
  });
  const few = ['a', 'b', 'c', 'd'].map((network) => row(network, 2500));
  expect(judge(figures({ loads: few }))).toEqual([]);
  expect(judge(figures({ loads: [...few, row('e', 1)] }))).toMatchObject([
    { failed: 5, total: 5, networks: 5 },
  ]);
  const one = { ...experiment(), guard: { ...guard, networks: 1 } };
  expect(judge(figures({ loads: [row('a', 5)] }), one)).toMatchObject([{ networks: 1 }]);
});

test('the compositions of an arm do not multiply its networks', () => {
  const variants = { 'nep.control': hash, 'nep.b': 'd'.repeat(64), 'nep.c': 'e'.repeat(64) };
  const channel = { experiments: [experiment()], variants };
  const all = Object.values(variants).flatMap(
    (composition) => loads(9, { 'mf-pizza-builder': 9 }, { composition, network: 'a' }).loads,
  );
  expect(armsPastBound(channel, experiment(), figures({ loads: all }))).toEqual([]);
});

const orders = (...rows: [experiment: string, arm: string, errors: number][]) =>
  figures({
    orders: rows.flatMap(([name, arm, errors]) => ordersOf(name, arm, 200, errors)),
  });

test('refused orders count for their own arm of their own experiment only', () => {
  expect(judge(orders(['nep', 'control', 90]))).toEqual([]);
  expect(judge(orders(['nep', 'late', 90]))).toEqual([]);
  expect(judge(orders(['other', 'nep', 90]))).toEqual([]);
  const [past] = judge(orders(['other', 'nep', 0], ['nep', 'late', 0], ['nep', 'nep', 90]));
  expect(past).toMatchObject({ experiment: 'nep', arm: 'nep', kind: 'orders', failed: 90 });
  expect(past && toSentence(past)).toMatch(/^90 of 200 orders tried were refused: at least 34/);
});

test('with a bound of 0, an arm without any failure stays on', () => {
  const strict = {
    ...experiment(),
    guard: { maxLoadFailures: 0, maxOrderErrors: 0, minimum: 5 },
  };
  expect(judge(loads(50, {}), strict)).toEqual([]);
  expect(judge(loads(4, { 'mf-pizza-builder': 4 }), strict)).toEqual([]);
  expect(judge(loads(50, { 'mf-pizza-builder': 9 }), strict)).toMatchObject([{ kind: 'loads' }]);
});

/**
 * Adds sessions one by one and runs the guard after each; returns the number of sessions when it
 * switched the arm off, or null.
 */
function switchedOffAfter(rate: number, sessions: number, seed: number): number | null {
  const random = seededRandom(seed);
  const on = experiment('mf-pizza-builder', 50);
  let failed = 0;
  for (let come = 1; come <= sessions; come += 1) {
    if (random() < rate) failed += 1;
    if (come % 10 === 0 && judge(loads(come, { 'mf-pizza-builder': failed }), on).length > 0)
      return come;
  }
  return null;
}

test('of 200 arms at the allowed failure rate, watched 100 times, at most 3 % are disabled; at half, none', () => {
  const off = (rate: number) =>
    Array.from({ length: 200 }, (_, run) => switchedOffAfter(rate, 1000, run + 1)).filter(
      (come) => come !== null,
    ).length;
  expect(off(0.05) / 200).toBeLessThanOrEqual(0.03);
  expect(off(0.025)).toBe(0);
});

test('an arm that fails three times as often as allowed is switched off within 500 loads', () => {
  const found = Array.from({ length: 100 }, (_, run) => switchedOffAfter(0.15, 500, run + 1));
  expect(found).not.toContain(null);
});

describe('counts of networks', () => {
  /** Rows of networks: `[failed, total]` each. */
  const rows = (...counts: [failed: number, total: number][]) =>
    counts.map(([failed, total], index) => ({ network: `n${index}`, failed, total }));
  const many = (networks: number, failed: number, total: number) =>
    Array.from({ length: networks }, (): [number, number] => [failed, total]);

  test('failures of fewer networks than required decide nothing', () => {
    expect(boundedByNetwork(rows(...many(4, 2500, 2500)), 5)).toBeNull();
    expect(boundedByNetwork(rows(...many(4, 2500, 2500), [0, 90]), 5)).toBeNull();
    expect(boundedByNetwork([], 1)).toBeNull();
  });

  test('networks with equal counts count completely', () => {
    expect(boundedByNetwork(rows(...many(5, 40, 40)), 5)).toEqual({
      failed: 200,
      total: 200,
      networks: 5,
    });
  });

  test('four networks with 10,000 failures add four to one failure of each other network', () => {
    const real = many(20, 1, 100);
    expect(boundedByNetwork(rows(...real), 5)).toEqual({ failed: 20, total: 2000, networks: 20 });
    expect(boundedByNetwork(rows(...real, ...many(4, 2500, 2500)), 5)).toEqual({
      failed: 24,
      total: 2004,
      networks: 24,
    });
  });

  test('four networks with 10,000 successes do not hide the failures of the others', () => {
    expect(boundedByNetwork(rows(...many(10, 5, 5), ...many(4, 0, 2500)), 5)).toEqual({
      failed: 50,
      total: 70,
      networks: 10,
    });
  });

  test('rows of one network are one network', () => {
    const row = { network: 'a', failed: 1, total: 2 };
    expect(boundedByNetwork([row, row], 2)).toBeNull();
    expect(boundedByNetwork([row, row], 1)).toEqual({ failed: 2, total: 4, networks: 1 });
  });

  test.each([[[1, 5, 9]], [[9, 5, 1]], [[5, 10, 9]]])(
    'the order of the networks %j does not count',
    (failures) => {
      const all = rows(...failures.map((failed): [number, number] => [failed, failed]));
      const sum = failures.reduce((total, failed) => total + failed, 0);
      expect(boundedByNetwork(all, 1)).toEqual({ failed: sum, total: sum, networks: 3 });
    },
  );
});
