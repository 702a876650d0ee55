import { countAll } from './count-results';

const jestRun = (failed: number, broken = 0) => JSON.stringify({ numPassedTests: 10, numFailedTests: failed, numRuntimeErrorTestSuites: broken });
const playwright = JSON.stringify({ stats: { expected: 5, flaky: 1, unexpected: 2, skipped: 3 } });
const files: Readonly<Record<string, string>> = { 'good.json': jestRun(0), 'bad.json': jestRun(2), 'torn.json': '{', 'broken.json': jestRun(0, 1), 'e2e.json': playwright };
const read = (file: string): string => files[file] ?? (() => { throw new Error('no such file'); })();
const stage = (isOk: boolean, results?: string) => ({ stage: { name: 'a step', args: [], results }, isOk });

test.each([
  { case: 'a good run', outcomes: [stage(true, 'good.json')], count: { passed: 10, failed: 0 } },
  { case: 'failed tests', outcomes: [stage(false, 'bad.json')], count: { passed: 10, failed: 2 } },
  { case: 'a file that did not run', outcomes: [stage(false, 'broken.json')], count: { passed: 10, failed: 1 } },
  { case: 'a run that ends badly with good tests', outcomes: [stage(false, 'good.json')], count: { passed: 10, failed: 1 } },
  { case: 'results that cannot be read', outcomes: [stage(true, 'torn.json')], count: { passed: 0, failed: 1 } },
  { case: 'results that are missing', outcomes: [stage(true, 'gone.json')], count: { passed: 0, failed: 1 } },
  { case: 'steps without tests', outcomes: [stage(true), stage(false)], count: { passed: 1, failed: 1 } },
  { case: 'a test that passed at the second try', outcomes: [stage(false, 'e2e.json')], count: { passed: 6, failed: 2 } },
  { case: 'everything together', outcomes: [stage(true), stage(true, 'good.json'), stage(false, 'e2e.json')], count: { passed: 17, failed: 2 } },
])('$case: $count.passed passed, $count.failed failed', ({ outcomes, count }) => expect(countAll(outcomes, read)).toEqual(count));
