import { stripVTControlCharacters } from 'node:util';

/** One test of a result file. `file` is as the runner wrote it. */
export interface TestResult {
  readonly name: string;
  readonly file: string;
  /** Time of all attempts together. */
  readonly ms: number;
  /** `flaky`: passed on a retry. */
  readonly status: 'passed' | 'flaky' | 'failed' | 'skipped';
  /** Beginning of the first error, in one line; absent without one. */
  readonly error?: string;
}

interface JestFile {
  readonly name: string;
  readonly status: string;
  /** Error of a file that did not run, and of its tests. */
  readonly message?: string;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly duration?: number | null;
    readonly invocations?: number;
    readonly failureMessages?: readonly string[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly file: string;
  readonly suites?: readonly PlaywrightSuite[];
  readonly specs: readonly {
    readonly title: string;
    readonly tests: readonly {
      readonly projectName: string;
      readonly status: string;
      readonly results: readonly {
        readonly duration: number;
        readonly errors?: readonly { readonly message?: string }[];
      }[];
    }[];
  }[];
}

type Results =
  | { readonly testResults: readonly JestFile[] }
  | {
      readonly suites: readonly PlaywrightSuite[];
      readonly errors: readonly { readonly message?: string }[];
    };

const JEST_STATUS: Readonly<Record<string, TestResult['status']>> = {
  passed: 'passed',
  failed: 'failed',
};
const PLAYWRIGHT_STATUS: Readonly<Record<string, TestResult['status']>> = {
  expected: 'passed',
  flaky: 'flaky',
  unexpected: 'failed',
};

/** Characters of an error that are shown. */
const ERROR_LENGTH = 500;

/** The field `error` for the first of some messages, without colors. */
function errorOf(messages: readonly (string | undefined)[]): Pick<TestResult, 'error'> {
  const message = messages.find((one) => one !== undefined && one !== '');
  if (message === undefined) return {};
  const line = stripVTControlCharacters(message).trim().split(/\s+/).join(' ');
  return {
    error: line.length > ERROR_LENGTH ? `${line.slice(0, ERROR_LENGTH)} …` : line,
  };
}

/** A file that failed without a test in it did not run: it counts as one failed test. */
function testsOfJest({ name: file, status, message, assertionResults }: JestFile): TestResult[] {
  if (status === 'failed' && assertionResults.length === 0)
    return [
      { name: 'the file does not run', file, ms: 0, status: 'failed', ...errorOf([message]) },
    ];
  return assertionResults.map((test) => {
    const result = JEST_STATUS[test.status] ?? 'skipped';
    const isFlaky = result === 'passed' && (test.invocations ?? 1) > 1;
    return {
      name: test.fullName,
      file,
      ms: test.duration ?? 0,
      status: isFlaky ? 'flaky' : result,
      ...errorOf(test.failureMessages ?? []),
    };
  });
}

function testsOfPlaywright(suite: PlaywrightSuite, path: readonly string[] = []): TestResult[] {
  const own = suite.specs.flatMap(({ title, tests }) =>
    tests.map(({ projectName, status, results }): TestResult => ({
      name: `[${projectName}] ${[...path, title].join(' › ')}`,
      file: suite.file,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      status: PLAYWRIGHT_STATUS[status] ?? 'skipped',
      ...errorOf(results.flatMap(({ errors = [] }) => errors.map(({ message }) => message))),
    })),
  );
  return [
    ...own,
    ...(suite.suites ?? []).flatMap((inner) => testsOfPlaywright(inner, [...path, inner.title])),
  ];
}

/**
 * Tests of a result file as Jest (`--json`) or Playwright (json reporter) writes it. Throws when it
 * is neither.
 */
export function testsOf(json: string): TestResult[] {
  const results = JSON.parse(json) as Results;
  if ('testResults' in results) return results.testResults.flatMap(testsOfJest);
  const broken = results.errors.map(({ message }): TestResult => ({
    name: 'an error outside of the tests',
    file: '',
    ms: 0,
    status: 'failed',
    ...errorOf([message]),
  }));
  return [...broken, ...results.suites.flatMap((suite) => testsOfPlaywright(suite))];
}
