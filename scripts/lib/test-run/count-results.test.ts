import { reportStage, sumOf } from './count-results';
import type { StageOutcome } from './run-stage';

const jestRun = (...statuses: string[]) =>
  JSON.stringify({
    testResults: [
      {
        name: 'a.test.ts',
        status: statuses.includes('failed') ? 'failed' : 'passed',
        assertionResults: statuses.map((status) => ({ fullName: 'a test', status })),
      },
    ],
  });
const stories = (...statuses: string[]) =>
  JSON.stringify({
    errors: [],
    suites: [
      {
        title: '',
        file: 'a.spec.ts',
        specs: [
          {
            title: 'a story',
            tests: statuses.map((status) => ({ projectName: 'phone', status, results: [] })),
          },
        ],
      },
    ],
  });
const files: Readonly<Record<string, string>> = {
  'good.json': jestRun('passed', 'passed', 'pending'),
  'bad.json': jestRun('passed', 'failed'),
  'torn.json': '{',
  'flaky.json': stories('expected', 'flaky', 'unexpected', 'skipped'),
};
const read = (file: string): string =>
  files[file] ??
  (() => {
    throw new Error('no such file');
  })();
const outcome = (isOk: boolean, results?: string): StageOutcome => ({
  stage: {
    name: 'a stage',
    group: 'unit',
    cores: 1,
    args: [],
    ...(results === undefined ? {} : { tests: { runner: 'jest', results } }),
  },
  isOk,
  ms: 1,
});

test.each([
  { case: 'a good run', of: outcome(true, 'good.json'), count: [2, 0, 0] },
  { case: 'failed tests', of: outcome(false, 'bad.json'), count: [1, 1, 0] },
  {
    case: 'a runner that failed beside passing tests',
    of: outcome(false, 'good.json'),
    count: [2, 1, 0],
  },
  { case: 'results that cannot be read', of: outcome(true, 'torn.json'), count: [0, 1, 0] },
  { case: 'results that are missing', of: outcome(true, 'gone.json'), count: [0, 1, 0] },
  { case: 'a check that passed', of: outcome(true), count: [1, 0, 0] },
  { case: 'a check that failed', of: outcome(false), count: [0, 1, 0] },
  {
    case: 'a test that passed on a retry, on a desk',
    of: outcome(false, 'flaky.json'),
    count: [2, 1, 1],
  },
])('counts $case', ({ of, count }) => {
  const { passed, failed, flaky } = reportStage(of, false, read);
  expect([passed, failed, flaky]).toEqual(count);
});

test('a test that passed on a retry has failed under CI, also when its runner ended well', () => {
  const { passed, failed, flaky } = reportStage(outcome(true, 'flaky.json'), true, read);
  expect([passed, failed, flaky]).toEqual([1, 2, 1]);
});

test.each([
  { where: 'under CI', isCi: true, failures: 1 },
  { where: 'elsewhere', isCi: false, failures: 0 },
])('a stage that was not run has failed $failures times $where', ({ isCi, failures }) => {
  const { passed, failed } = reportStage(
    { ...outcome(false, 'gone.json'), notRun: 'no nginx was found' },
    isCi,
    read,
  );
  expect([passed, failed]).toEqual([0, failures]);
});

test('the sum of all stages', () => {
  expect(
    sumOf(
      [outcome(true), outcome(true, 'good.json'), outcome(false, 'bad.json')].map((one) =>
        reportStage(one, true, read),
      ),
    ),
  ).toEqual({ passed: 4, failed: 1 });
});
