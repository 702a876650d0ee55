import type { BuildRef } from '@storefront/compositions';
import type { ArmFigures, ExperimentFigures } from '@storefront/http-kit';
import { newExperiment, withSwitch } from '../define';
import { makeReport } from './make-report';
import { reportLines } from './report-lines';
import { reportPage } from './report-page';
import { aRatio, aReportRow } from './a-report.test-kit';
import type { ReportRow } from './experiment-report';
import { explainRatio } from './explain-ratio';

const build: BuildRef = {
  name: 'mf-pizza-builder',
  id: `1.0.0-${'b'.repeat(12)}`,
  contentHash: 'b'.repeat(64),
};
const experiment = newExperiment({
  name: 'nep',
  owner: '<script>alert(1)</script>',
  salt: 's',
  since: '2026-01-01T00:00:00.000Z',
  expires: '2026-02-01T00:00:00.000Z',
  arms: [{ name: 'nep', share: 5000, builds: [build] }],
});
const anArm = (arm: string, more: Partial<ArmFigures> = {}): ArmFigures => ({
  arm,
  assigned: more.visitors ?? 10_000,
  notExposed: { failed: 0, left: 0, blocked: 0 },
  visitors: 10_000,
  sessions: 12_000,
  exposed: 8000,
  loads: 8000,
  failures: 0,
  buyers: 1600,
  orders: 1600,
  orderAttempts: 1700,
  orderErrors: 20,
  values: [
    {
      currency: 'BRL',
      orders: 1600,
      sum: 1600 * 6000,
      sumOfSquares: 1600 * (6000 ** 2 + 2000 ** 2),
    },
  ],
  lcpP75: 1800,
  inpP75: 90,
  failuresBy: [],
  ...more,
});
const report = (
  control: Partial<ArmFigures>,
  arm: Partial<ArmFigures> | null,
  more: Partial<ExperimentFigures> = {},
  now = '2026-01-20',
  on = experiment,
) =>
  makeReport(
    'stable',
    on,
    {
      experiment: 'nep',
      since: '2026-01-02T00:00:00.000Z',
      until: '2026-01-20T00:00:00.000Z',
      notCounted: { forced: 0, override: 0, withoutVisitor: 0 },
      inSeveralArms: 0,
      untrusted: [],
      arms: [anArm('control', control), ...(arm ? [anArm('nep', arm)] : [])],
      ...more,
    },
    new Date(now),
  );
const failing = {
  failures: 800,
  exposed: 7200,
  failuresBy: [{ remote: 'mf-pizza-builder', phase: 'entry', reason: 'timeout', sessions: 800 }],
};
const plain = (it: ReturnType<typeof report>) => reportLines(it, (_style, text) => text).join('\n');

test('of 435 assigned 159 are exposed: the exposures do not match, and the cause is a figure', () => {
  const assigned = (exposed: number, left: number) => ({
    assigned: 435,
    visitors: exposed,
    exposed,
    notExposed: { failed: 6, left, blocked: 0 },
  });
  const it = report(assigned(420, 9), assigned(159, 270));
  expect([it.visitorRatio?.isMismatch, it.exposureRatio?.isMismatch]).toEqual([false, true]);
  expect(it.reasons).toContain(
    'Not exposed because they left before the page was shown: 270 of 435 of nep, 9 of 435 of control.',
  );
  expect(plain(it)).toContain(
    'nep: 159 exposed of 435 assigned; not exposed: a load failed 6, left before 270, telemetry blocked 0',
  );
});

test('the figures of an arm that was switched off at the end of the period are compared', () => {
  const off = withSwitch(experiment, 'nep', { at: '2026-01-20T00:00:00.000Z', reason: '' });
  expect(report({}, {}, {}, '2026-01-21', off).visitorRatio).not.toBeNull();
  const earlier = withSwitch(experiment, 'nep', { at: '2026-01-19T00:00:00.000Z', reason: '' });
  expect(report({}, {}, {}, '2026-01-21', earlier).visitorRatio).toBeNull();
});

test('equal arms: no difference, no mismatch, no reason', () => {
  const { rows, reasons, visitorRatio } = report({}, {});
  expect(rows.map(({ arm, conversion, isDecided }) => [arm, conversion, isDecided])).toEqual([
    ['control', 0.2, false],
    ['nep', 0.2, false],
  ]);
  expect(rows[1]?.difference).toMatchObject({ estimate: 0 });
  expect(rows[1]?.values).toMatchObject([
    { currency: 'BRL', mean: 6000, difference: { estimate: 0 } },
  ]);
  expect([visitorRatio?.isMismatch, reasons]).toEqual([false, []]);
});

test('a drop of a tenth is said, with its bounds', () => {
  const it = report(
    { exposed: 20_000, visitors: 25_000, buyers: 4000 },
    { exposed: 20_000, visitors: 25_000, buyers: 3600 },
  );
  expect(it.rows[1]).toMatchObject({
    isDecided: true,
    difference: { estimate: expect.closeTo(-0.02, 9) },
  });
  expect(plain(it)).toContain('nep: converts worse than control');
});

test('failing loads explain missing exposures, by remote and reason', () => {
  const { reasons, exposureRatio } = report({}, { ...failing, loads: 8000 });
  expect(exposureRatio?.isMismatch).toBe(true);
  expect(reasons[0]).toBe(
    '10.0 % of the loads of nep fail (control: 0.0 %), ' +
      'most often mf-pizza-builder (entry: timeout): ' +
      'visitors with a failure are not exposed, and may leave before anything is reported.',
  );
  expect(reasons[1]).toContain(
    'Visitors came as the shares say, exposures did not: ' +
      'the tested page mounted for control 80.0 %, nep 72.0 % of those assigned.',
  );
});

test.each([
  ['changed shares', { visitors: 8000 }, { inSeveralArms: 9 }, '9 visitors met more than one arm'],
  [
    'overrides',
    { visitors: 8000 },
    { notCounted: { forced: 0, override: 7, withoutVisitor: 0 } },
    '7 set by hand',
  ],
  [
    'browsers that store nothing',
    { visitors: 8000 },
    { notCounted: { forced: 0, override: 0, withoutVisitor: 5 } },
    '5 sessions came from browsers',
  ],
  ['nothing that is known', { visitors: 8000 }, {}, 'The figures do not say why'],
  ['an arm without reports', null, {}, 'No visitor of nep has reported anything'],
] as const)('a mismatch of visitors names %s', (_case, arm, more, sentence) => {
  const { reasons, visitorRatio } = report({}, arm, more);
  expect(visitorRatio?.isMismatch).toBe(true);
  expect(reasons.join('\n')).toContain(sentence);
});

test('an arm that is off takes no part in the ratio; an experiment that is over says so', () => {
  const off = withSwitch(experiment, 'nep', { at: '2026-01-10T00:00:00.000Z', reason: 'fails' });
  const it = report({}, { visitors: 10 }, {}, '2026-03-01', off);
  expect(it).toMatchObject({ visitorRatio: null, isExpired: true });
  expect(plain(it)).toMatch(/EXPIRED 2026-02-01[\s\S]*nep: switched off/);
});

test('an experiment ends at its time, not after it', () => {
  expect(report({}, {}, {}, '2026-01-31T23:59:59.999Z').isExpired).toBe(false);
  expect(report({}, {}, {}, '2026-02-01T00:00:00.000Z').isExpired).toBe(true);
});

test('order values are compared within one currency', () => {
  const of = (currency: string, mean: number) => ({
    currency,
    orders: 1000,
    sum: 1000 * mean,
    sumOfSquares: 1000 * mean ** 2,
  });
  const { rows } = report(
    { values: [of('USD', 1000), of('BRL', 6000)] },
    { values: [of('BRL', 6500), of('EUR', 900)] },
  );
  expect(rows[1]?.values).toMatchObject([
    { currency: 'BRL', difference: { estimate: 500 } },
    { currency: 'EUR', difference: null },
  ]);
});

test('the error of all comparisons together is divided among the arms, so bounds get wider', () => {
  const arms = (...names: string[]) =>
    newExperiment({
      ...experiment,
      since: '2026-01-01T00:00:00.000Z',
      arms: names.map((name) => ({ name, share: 2000, builds: [build] })),
    });
  const widthOf = (...names: string[]) => {
    const bounds = report({}, {}, {}, '2026-01-20', arms(...names)).rows[1]?.difference;
    return (bounds?.high ?? 0) - (bounds?.low ?? 0);
  };
  expect(report({}, {}).rows[1]?.difference?.high).toBeCloseTo(0.01931, 5);
  expect(widthOf('nep', 'b')).toBeGreaterThan(widthOf('nep') * 1.01);
  expect(widthOf('nep', 'b', 'c')).toBeGreaterThan(widthOf('nep', 'b') * 1.005);
});

describe('reasons', () => {
  const mismatch = { visitors: 8000 };

  test('an arm fails more loads than control beyond chance, or that is no reason', () => {
    const failsOf = (control: object, arm: object) =>
      report(control, { ...mismatch, ...arm }).reasons.filter((reason) =>
        reason.includes('fail (control'),
      );
    expect(failsOf({}, { loads: 0, failures: 0 })).toEqual([]);
    expect(failsOf({}, { failures: 0 })).toEqual([]);
    expect(failsOf({ failures: 800 }, { failures: 810 })).toEqual([]);
    expect(failsOf({ loads: 0 }, { failures: 810 })).toEqual([
      expect.stringContaining('10.1 % of the loads of nep fail (control: none)'),
    ]);
    expect(failsOf({ loads: 0 }, { failures: 0 })).toEqual([]);
  });

  test('without a ratio of visitors, the exposures alone can be off', () => {
    const it = report({ visitors: 0 }, { visitors: 0, exposed: 7000 });
    expect(it.visitorRatio).toBeNull();
    expect(it.reasons.join('\n')).toContain('No visitor of control');
    expect(it.reasons.join('\n')).toContain('mounted for control none, nep none');
  });
});

describe('the page', () => {
  const texts = {
    failuresBy: [
      { remote: '<img src=x onerror=alert(1)>', phase: 'entry', reason: '"&\'', sessions: 3 },
    ],
    failures: 3,
  };

  test('is whole in itself: nothing is fetched, nothing runs, and no text of others becomes markup', () => {
    const page = reportPage(
      report(
        {},
        { ...texts, values: [{ currency: '<b>', orders: 200, sum: 200, sumOfSquares: 200 }] },
      ),
    );
    expect(page).not.toMatch(/<script|<img|<b>|<link|<[^>]*\s(src|href)=|@import|url\(/i);
    expect(page).toContain("default-src 'none'; style-src 'unsafe-inline'");
    expect(page).toContain('&lt;img');
    expect(page).toContain('@media(prefers-color-scheme:dark)');
  });
});

describe('the cause of a mismatch', () => {
  const row = (
    arm: string,
    assigned: number,
    [failed, left, blocked]: readonly [number, number, number],
  ): ReportRow => aReportRow(arm, { assigned, notExposed: { failed, left, blocked } });
  const lostBy = (...rows: readonly ReportRow[]): string[] =>
    explainRatio({
      rows,
      visitorRatio: aRatio(true),
      exposureRatio: null,
      notCounted: { forced: 0, override: 0, withoutVisitor: 0 },
      inSeveralArms: 0,
    }).filter((sentence) => sentence.startsWith('Not exposed'));

  test('the cause that differs most as a share, not as a number, is named', () =>
    expect(lostBy(row('control', 1000, [100, 300, 0]), row('nep', 100, [50, 30, 0]))).toEqual([
      'Not exposed because a load failed: 50 of 100 of nep, 100 of 1000 of control.',
    ]));

  test('a cause with less than in control differs as well as one with more', () =>
    expect(lostBy(row('control', 100, [0, 90, 20]), row('nep', 100, [0, 10, 60]))).toEqual([
      'Not exposed because they left before the page was shown: 10 of 100 of nep, 90 of 100 of control.',
    ]));

  test('equal shares explain nothing, and neither does an arm without visitors', () => {
    expect(lostBy(row('control', 100, [1, 2, 3]), row('nep', 100, [1, 2, 3]))).toEqual([]);
    expect(lostBy(row('control', 100, [0, 0, 0]), row('nep', 0, [0, 0, 0]))).toEqual([]);
  });
});
