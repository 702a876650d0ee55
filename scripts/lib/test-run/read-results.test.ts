import { testsOf } from './read-results';

const jestFile = (status: string, ...assertionResults: object[]) => ({
  name: '/root/a.test.ts',
  status,
  assertionResults,
});

test('tests of Jest, with their files and durations', () => {
  const passed = { fullName: 'adds a line', status: 'passed', duration: 12, invocations: 1 };
  const json = JSON.stringify({
    testResults: [
      jestFile('failed', passed, { fullName: 'removes a line', status: 'failed', duration: null }),
      jestFile('passed', { fullName: 'sorts', status: 'pending' }),
    ],
  });
  expect(testsOf(json)).toEqual([
    { name: 'adds a line', file: '/root/a.test.ts', ms: 12, status: 'passed' },
    { name: 'removes a line', file: '/root/a.test.ts', ms: 0, status: 'failed' },
    { name: 'sorts', file: '/root/a.test.ts', ms: 0, status: 'skipped' },
  ]);
});

test('a Jest test that passed on its second invocation is flaky, one that failed on it is not', () => {
  const twice = (status: string) => ({ fullName: status, status, duration: 1, invocations: 2 });
  expect(
    testsOf(
      JSON.stringify({ testResults: [jestFile('failed', twice('passed'), twice('failed'))] }),
    ).map(({ status }) => status),
  ).toEqual(['flaky', 'failed']);
});

test('a Jest file that does not run is one failed test', () => {
  expect(
    testsOf(JSON.stringify({ testResults: [jestFile('failed'), jestFile('passed')] })),
  ).toEqual([{ name: 'the file does not run', file: '/root/a.test.ts', ms: 0, status: 'failed' }]);
});

const attempt = (status: string, ...durations: number[]) => ({
  projectName: 'phone',
  status,
  results: durations.map((duration) => ({ duration })),
});

test('tests of Playwright, with the titles around them and the time of all attempts', () => {
  const file = 'cart.spec.ts';
  const inner = {
    title: 'the cart',
    file,
    specs: [{ title: 'opens', tests: [attempt('flaky', 30, 40), attempt('unexpected', 5)] }],
  };
  const json = JSON.stringify({
    errors: [],
    suites: [
      {
        title: file,
        file,
        specs: [{ title: 'loads', tests: [attempt('expected', 10), attempt('skipped')] }],
        suites: [inner],
      },
    ],
  });
  expect(testsOf(json)).toEqual([
    { name: '[phone] loads', file, ms: 10, status: 'passed' },
    { name: '[phone] loads', file, ms: 0, status: 'skipped' },
    { name: '[phone] the cart › opens', file, ms: 70, status: 'flaky' },
    { name: '[phone] the cart › opens', file, ms: 5, status: 'failed' },
  ]);
});

test('an error of Playwright outside of the tests is one failed test', () => {
  expect(
    testsOf(JSON.stringify({ errors: [{ message: 'no server' }], suites: [] })).map(
      ({ status }) => status,
    ),
  ).toEqual(['failed']);
});

test('the first error of a failed test is one line without colors, and not longer than 500 characters', () => {
  const jest = {
    fullName: 'adds',
    status: 'failed',
    failureMessages: ['\u001B[2mexpected\u001B[22m\n\n  1', 'later'],
  };
  const results = [
    { duration: 1, errors: [] },
    { duration: 1, errors: [{ message: 'x'.repeat(600) }] },
  ];
  const story = {
    title: 'cart.spec.ts',
    file: 'cart.spec.ts',
    specs: [{ title: 'opens', tests: [{ projectName: 'phone', status: 'flaky', results }] }],
  };
  const errorsOf = (written: object) => testsOf(JSON.stringify(written)).map(({ error }) => error);
  expect(errorsOf({ testResults: [jestFile('failed', jest)] })).toEqual(['expected 1']);
  expect(errorsOf({ testResults: [{ ...jestFile('failed'), message: 'no module' }] })).toEqual([
    'no module',
  ]);
  expect(errorsOf({ errors: [{ message: 'no server' }], suites: [story] })).toEqual([
    'no server',
    `${'x'.repeat(500)} …`,
  ]);
});

test.each(['{', '{}', 'null'])('%s is no result file', (json) =>
  expect(() => testsOf(json)).toThrow(),
);
