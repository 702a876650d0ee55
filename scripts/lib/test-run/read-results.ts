import path from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import type { JSONReport, JSONReportSuite } from '@playwright/test/reporter';

/** One test of a result file. */
export interface TestResult {
  readonly name: string;
  /** Path in the repository; empty for an error outside of the tests. */
  readonly file: string;
  /** What runs the test again: its file, or the project and line of a story; empty: nothing. */
  readonly target: string;
  readonly ms: number;
  /** `flaky`: failed, and passed when its file was run again alone. */
  readonly status: 'passed' | 'flaky' | 'failed' | 'skipped';
  /** All its errors, without colors; absent without one. */
  readonly log?: string;
}

/** The name of a test in reports and in `docs/flaky.md`. */
export const nameOf = ({ file, name }: TestResult): string => `${file} › ${name}`;

interface JestFile {
  readonly name: string;
  readonly status: string;
  /** Error of a file that did not run, and of its tests. */
  readonly message?: string;
  readonly assertionResults: readonly {
    readonly fullName: string;
    readonly status: string;
    readonly duration?: number | null;
    readonly failureMessages?: readonly string[];
  }[];
}

type Results =
  { readonly testResults: readonly JestFile[] } | Pick<JSONReport, 'suites' | 'errors'>;

/** Folder of the stories. */
const SPECS = 'e2e/specs';

const JEST_STATUS: Readonly<Record<string, TestResult['status']>> = {
  passed: 'passed',
  failed: 'failed',
};
const PLAYWRIGHT_STATUS: Readonly<Record<string, TestResult['status']>> = {
  expected: 'passed',
  unexpected: 'failed',
};

/** The field `log` for some messages. */
function toLog(messages: readonly (string | undefined)[]): Pick<TestResult, 'log'> {
  const log = stripVTControlCharacters(messages.filter(Boolean).join('\n\n')).trim();
  return log === '' ? {} : { log };
}

/** A file that failed without a failed test counts as one more failed test. */
function testsOfJest(
  { name, status, message, assertionResults }: JestFile,
  root: string,
): TestResult[] {
  const file = path.relative(root, name);
  const tests = assertionResults.map((test): TestResult => ({
    name: test.fullName,
    file,
    target: file,
    ms: test.duration ?? 0,
    status: JEST_STATUS[test.status] ?? 'skipped',
    ...toLog(test.failureMessages ?? []),
  }));
  const isBroken = status === 'failed' && !tests.some((test) => test.status === 'failed');
  const broken: TestResult = {
    name: 'the file does not run',
    file,
    target: file,
    ms: 0,
    status: 'failed',
    ...toLog([message]),
  };
  return isBroken ? [...tests, broken] : tests;
}

function testsOfPlaywright(suite: JSONReportSuite, titles: readonly string[] = []): TestResult[] {
  const own = suite.specs.flatMap(({ title, line, tests }) =>
    tests.map(({ projectName, status, results }): TestResult => ({
      name: `[${projectName}] ${[...titles, title].join(' › ')}`,
      file: `${SPECS}/${suite.file}`,
      target: `${projectName} ${suite.file}:${line}`,
      ms: results.reduce((sum, { duration }) => sum + duration, 0),
      status: PLAYWRIGHT_STATUS[status] ?? 'skipped',
      ...toLog(results.flatMap(({ errors = [] }) => errors.map(({ message }) => message))),
    })),
  );
  return [
    ...own,
    ...(suite.suites ?? []).flatMap((inner) => testsOfPlaywright(inner, [...titles, inner.title])),
  ];
}

/**
 * Tests of a result file as Jest (`--json`) or Playwright (json reporter) writes it. Throws when it
 * is neither. `root`: folder of the repository.
 */
export function parseTests(json: string, root: string): TestResult[] {
  const results = JSON.parse(json) as Results;
  if ('testResults' in results)
    return results.testResults.flatMap((file) => testsOfJest(file, root));
  const broken = results.errors.map(({ message }): TestResult => ({
    name: 'an error outside of the tests',
    file: '',
    target: '',
    ms: 0,
    status: 'failed',
    ...toLog([message]),
  }));
  return [...broken, ...results.suites.flatMap((suite) => testsOfPlaywright(suite))];
}
