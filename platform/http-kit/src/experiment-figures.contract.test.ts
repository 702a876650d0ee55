import { ExperimentFigures, GuardFigures } from './experiment-figures.contract';

const period = { since: '2026-11-01T00:00:00Z', until: '2026-11-02T00:00:00Z' };
const arm = {
  arm: 'control',
  assigned: 6,
  notExposed: { failed: 1, left: 1, blocked: 0 },
  visitors: 5,
  sessions: 7,
  exposed: 4,
  loads: 4,
  failures: 0,
  buyers: 1,
  orders: 1,
  orderAttempts: 2,
  orderErrors: 1,
  values: [{ currency: 'BRL', orders: 1, sum: 4200, sumOfSquares: 17_640_000 }],
  lcpP75: 1800.5,
  inpP75: null,
  failuresBy: [{ remote: 'mf-cart', phase: 'load', reason: 'timeout', sessions: 1 }],
};
const figures = {
  experiment: 'nep-2026',
  ...period,
  arms: [arm],
  notCounted: { forced: 0, override: 1, withoutVisitor: 2 },
  inSeveralArms: 0,
  untrusted: [{ arm: 'nep', sessions: 2, failures: 1, orders: 0 }],
};

test.each([-1, 0.5, null, '5', undefined])('%p is no count', (count) => {
  expect(ExperimentFigures.safeParse({ ...figures, inSeveralArms: count }).success).toBe(false);
  expect(
    ExperimentFigures.safeParse({ ...figures, arms: [{ ...arm, buyers: count }] }).success,
  ).toBe(false);
});

test('figures of the guard are read whole; a failure without a number is refused', () => {
  const load = {
    experiment: 'nep-2026',
    arm: 'nep',
    composition: 'abc',
    network: 'n',
    sessions: 3,
  };
  const guard = {
    ...period,
    loads: [{ ...load, failed: { 'mf-cart': 1 } }],
    orders: [{ experiment: 'nep-2026', arm: 'nep', network: 'n', attempts: 2, errors: 0 }],
    releases: [
      {
        composition: 'abc',
        network: 'n',
        visits: 3,
        failed: 1,
        crashed: 0,
        tried: 2,
        refused: 0,
        ended: 2,
        placed: 1,
      },
    ],
  };
  expect(GuardFigures.parse(guard)).toEqual(guard);
  const releases = guard.releases.map(({ ended: _, placed: __, ...before }) => before);
  expect(GuardFigures.parse({ ...guard, releases }).releases).toEqual(
    releases.map((before) => ({ ...before, ended: 0, placed: 0 })),
  );
  expect(
    GuardFigures.safeParse({ ...guard, loads: [{ ...load, failed: { 'mf-cart': 'one' } }] })
      .success,
  ).toBe(false);
});
