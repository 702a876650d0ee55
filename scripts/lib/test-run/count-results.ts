import { readFileSync } from 'node:fs';
import { testsOf, type TestResult } from './read-results';
import type { StageOutcome } from './run-stage';

/** A stage with its tests and their counts. */
export interface StageReport extends StageOutcome {
  readonly tests: readonly TestResult[];
  readonly passed: number;
  /** Under CI flaky tests are among them: a pass on a retry is not a pass. */
  readonly failed: number;
  readonly flaky: number;
}

const FAILED_CHECK = { tests: [], passed: 0, failed: 1, flaky: 0 } as const;

/**
 * Counts the tests of a stage. A stage without tests counts as one. A stage without results counts
 * as failed; under CI, so does a stage that was not run.
 */
export function reportStage(
  outcome: StageOutcome,
  isCi: boolean,
  read = (file: string): string => readFileSync(file, 'utf8'),
): StageReport {
  const { stage, isOk, notRun } = outcome;
  if (notRun !== undefined)
    return { ...outcome, tests: [], passed: 0, failed: isCi ? 1 : 0, flaky: 0 };
  if (stage.tests === undefined)
    return { ...outcome, ...(isOk ? { tests: [], passed: 1, failed: 0, flaky: 0 } : FAILED_CHECK) };
  let tests: TestResult[];
  try {
    tests = testsOf(read(stage.tests.results));
  } catch {
    return { ...outcome, ...FAILED_CHECK };
  }
  const many = (status: TestResult['status']): number =>
    tests.filter((test) => test.status === status).length;
  const flaky = many('flaky');
  const failed = many('failed') + (isCi ? flaky : 0);
  // A runner that failed beside its passing tests counts as one failed test.
  return {
    ...outcome,
    tests,
    flaky,
    passed: many('passed') + (isCi ? 0 : flaky),
    failed: isOk || failed > 0 ? failed : 1,
  };
}

/** Passed and failed tests of all stages. */
export const sumOf = (reports: readonly StageReport[]): { passed: number; failed: number } =>
  reports.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
