import { countTests, reportStage, computeSum, type StageReport } from './count-results';
import { flakyLines, judgeFlaky, listedFlaky, rerunFailed } from './flaky';
import { parseTests, type TestResult } from './read-results';
import { failedTests, slowestTests, stageTable } from './report';
import type { Stage, StageOutcome } from './run-stage';

const again = (target: string): { args: string[] } => ({ args: ['alone', target] });
const jestStage: Stage = {
  name: 'unit tests',
  group: 'unit',
  cores: 1,
  args: ['jest'],
  tests: { runner: 'jest', results: 'unit.json', again },
};
const outcome = (isOk: boolean, stage: Stage = jestStage): StageOutcome => ({
  stage,
  isOk,
  ms: 1000,
  output: '',
});
const result = (name: string, status: TestResult['status'], more = {}): TestResult => ({
  name,
  file: 'mf-cart/a.test.ts',
  target: 'mf-cart/a.test.ts',
  ms: 1,
  status,
  ...more,
});
const report = (isOk: boolean, ...tests: TestResult[]): StageReport =>
  countTests({ ...outcome(isOk), tests });

test('results of Jest: durations, all errors without colors, a file that does not run', () => {
  const json = JSON.stringify({
    testResults: [
      {
        name: '/root/mf-cart/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed', duration: 12 },
          {
            fullName: 'removes',
            status: 'failed',
            failureMessages: ['\u001B[2mexpected\u001B[22m 1', 'later'],
          },
          { fullName: 'sorts', status: 'pending' },
        ],
      },
      { name: '/root/b.test.ts', status: 'failed', message: 'no module', assertionResults: [] },
    ],
  });
  expect(parseTests(json, '/root')).toEqual([
    result('adds', 'passed', { ms: 12 }),
    result('removes', 'failed', { ms: 0, log: 'expected 1\n\nlater' }),
    result('sorts', 'skipped', { ms: 0 }),
    {
      ...result('the file does not run', 'failed', { ms: 0, log: 'no module' }),
      file: 'b.test.ts',
      target: 'b.test.ts',
    },
  ]);
});

test('results of Playwright: titles, the line that runs a story again, errors outside of the tests', () => {
  const file = 'cart.spec.ts';
  const opens = {
    title: 'opens',
    line: 12,
    tests: [{ projectName: 'phone', status: 'unexpected', results: [{ duration: 5 }] }],
  };
  const suites = [
    { title: file, file, specs: [], suites: [{ title: 'the cart', file, specs: [opens] }] },
  ];
  expect(
    parseTests(JSON.stringify({ errors: [{ message: 'no server' }], suites }), '/root'),
  ).toMatchObject([
    { file: '', target: '', status: 'failed', log: 'no server' },
    {
      name: '[phone] the cart › opens',
      file: 'e2e/specs/cart.spec.ts',
      target: 'phone cart.spec.ts:12',
      ms: 5,
      status: 'failed',
    },
  ]);
});

test.each(['{', '{}', 'null'])('%s is no result file', (json) =>
  expect(() => parseTests(json, '/root')).toThrow(),
);

const written = JSON.stringify({
  testResults: [
    { name: '/a', status: 'passed', assertionResults: [{ fullName: 'a', status: 'passed' }] },
  ],
});
const check: Stage = { name: 'lint', group: 'checks', cores: 0, args: [] };
test.each([
  { case: 'tests', of: outcome(true), counts: [1, 0] },
  { case: 'a runner that failed beside passing tests', of: outcome(false), counts: [1, 1] },
  { case: 'results that cannot be read', of: outcome(true), text: '{', counts: [0, 1] },
  { case: 'a check that passed', of: outcome(true, check), counts: [1, 0] },
  { case: 'a check that failed', of: outcome(false, check), counts: [0, 1] },
  {
    case: 'a stage that was not run',
    of: { ...outcome(false), notRun: 'no nginx' },
    counts: [0, 1],
  },
])('under CI counts $case', ({ of, text = written, counts }) => {
  const one = reportStage(of, true, () => text);
  expect([one.passed, one.failed]).toEqual(counts);
  expect(computeSum([one, one])).toEqual({ passed: 2 * one.passed, failed: 2 * one.failed });
});

test('elsewhere a stage that was not run has not failed', () =>
  expect(reportStage({ ...outcome(false), notRun: 'no nginx' }, false).failed).toBe(0));

test('the closing table, the slowest tests, and failed tests with one line of their error', () => {
  const failed = report(
    false,
    result('good', 'passed'),
    result('bad', 'failed', { ms: 20_500, log: 'a\n  b' }),
  );
  const notRun = { ...report(true), stage: check, notRun: 'no nginx' };
  expect(stageTable([failed, notRun], 190_000)).toEqual([
    'stage          time  passed  failed  flaky',
    'unit tests    1.0 s       1       1      0',
    'lint        not run       0       0      0',
    'total       190.0 s       1       1      0',
  ]);
  expect(slowestTests([failed])[0]).toBe('20.5 s  mf-cart/a.test.ts › bad');
  expect(failedTests([failed])).toEqual(['mf-cart/a.test.ts › bad\n    a b']);
});

const shaky = (name: string): TestResult =>
  result(name, 'failed', { log: 'expected 1 | 2\n  at x' });
const runAgain = (isOk: boolean, reports: readonly StageReport[], seen: Stage[] = []) =>
  rerunFailed(reports, (stage) => {
    seen.push(stage);
    return Promise.resolve({ stage, isOk, ms: 1, output: 'second log' });
  });

test('a failed file runs again alone, once; a test that passes then is flaky and has passed', async () => {
  const first = [report(false, result('good', 'passed'), shaky('shaky'), shaky('other'))];
  const seen: Stage[] = [];
  const { reports, flaky } = judgeFlaky(first, await runAgain(true, first, seen), []);
  expect(seen.map(({ args }) => args)).toEqual([['alone', 'mf-cart/a.test.ts']]);
  expect(reports).toMatchObject([{ passed: 3, failed: 0, flaky: 2 }]);
  const lines = flakyLines(flaky, '2026-11-29').join('\n');
  expect(lines).toContain('at x');
  expect(lines).toContain('second log');
  const row = '| `mf-cart/a.test.ts › shaky` | 2026-11-29 | expected 1 \\| 2 |';
  expect(lines).toContain(row);
  expect(listedFlaky(`| test |\n${row}\n`)).toEqual(['mf-cart/a.test.ts › shaky']);
});

test('a test that fails twice, one that docs/flaky.md names, a fourth flaky one and a check fail the run', async () => {
  const one = [report(false, shaky('shaky'))];
  expect(judgeFlaky(one, await runAgain(false, one), []).reports).toMatchObject([
    { passed: 0, failed: 1, flaky: 0 },
  ]);
  const listed = judgeFlaky(one, await runAgain(true, one), ['mf-cart/a.test.ts › shaky']);
  expect(listed.reports).toMatchObject([{ passed: 0, failed: 1, flaky: 0 }]);
  expect(flakyLines(listed.flaky, '').join('\n')).toContain('docs/flaky.md names it');
  const checks = [
    reportStage(outcome(true, check), true),
    reportStage(outcome(false, check), true),
  ];
  expect(judgeFlaky(checks, new Map(), []).reports).toMatchObject([
    { passed: 1, failed: 0 },
    { passed: 0, failed: 1 },
  ]);
  const four = [report(false, ...['a', 'b', 'c', 'd'].map(shaky))];
  expect(judgeFlaky(four, await runAgain(true, four), []).reports).toMatchObject([
    { passed: 0, failed: 4, flaky: 4 },
  ]);
});

test('nothing runs again where a check failed, or more than 20 files', async () => {
  const many = Array.from({ length: 21 }, (_, index) =>
    result('bad', 'failed', { target: `${index}.test.ts` }),
  );
  const seen: Stage[] = [];
  await runAgain(true, [report(false, ...many)], seen);
  await runAgain(true, [reportStage(outcome(false, check), true)], seen);
  expect(seen).toEqual([]);
});
