import type { StageReport } from './count-results';
import type { TestResult } from './read-results';
import { slowestTests, stageTable, testsWith } from './report';

const result = (
  name: string,
  ms: number,
  status: TestResult['status'] = 'passed',
  file = '/root/mf-cart/a.test.ts',
): TestResult => ({ name, file, ms, status });
const report = (
  name: string,
  ms: number,
  [passed, failed, flaky]: [number, number, number],
  ...tests: TestResult[]
): StageReport => ({
  stage: { name, group: 'unit', cores: 1, args: [] },
  isOk: failed === 0,
  ms,
  passed,
  failed,
  flaky,
  tests,
});

test('the table has a row for each stage and one for the run, whose time is that of the clock', () => {
  const reports = [report('lint', 61_250, [1, 0, 0]), report('unit tests', 180_000, [5120, 2, 1])];
  expect(stageTable(reports, 190_000)).toEqual([
    'stage          time  passed  failed  flaky',
    'lint         61.3 s       1       0      0',
    'unit tests  180.0 s    5120       2      1',
    'total       190.0 s    5121       2      1',
  ]);
});

test('a stage that was not run is shown as "not run" in place of its time', () => {
  expect(
    stageTable(
      [{ ...report('tests behind nginx', 0, [0, 1, 0]), notRun: 'no nginx was found' }],
      1000,
    ).slice(0, 2),
  ).toEqual([
    'stage                  time  passed  failed  flaky',
    'tests behind nginx  not run       0       1      0',
  ]);
});

test('the ten slowest tests of all stages, by their files in the repository', () => {
  const many = Array.from({ length: 12 }, (_, index) => result(`test ${index}`, index * 1000));
  const slow = slowestTests(
    [
      report('unit tests', 1, [12, 0, 0], ...many),
      report('stories', 1, [1, 0, 0], result('[phone] a story', 20_500, 'failed', 'cart.spec.ts')),
    ],
    '/root',
  );
  expect(slow).toHaveLength(10);
  expect(slow.slice(0, 2)).toEqual([
    '20.5 s  cart.spec.ts › [phone] a story',
    '11.0 s  mf-cart/a.test.ts › test 11',
  ]);
});

test('tests that failed or passed on a retry, by name, with their first error', () => {
  const tests = [
    result('good', 1),
    result('shaky', 1, 'flaky'),
    { ...result('bad', 1, 'failed'), error: 'expected 1, received 2' },
  ];
  const reports = [report('unit tests', 1, [1, 1, 1], ...tests)];
  expect(testsWith('flaky', reports, '/root')).toEqual(['mf-cart/a.test.ts › shaky']);
  expect(testsWith('failed', reports, '/root')).toEqual([
    'mf-cart/a.test.ts › bad\n    expected 1, received 2',
  ]);
});
