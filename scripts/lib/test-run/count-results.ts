import { readFileSync } from 'node:fs';
import { workspaceRoot } from '@storefront/build/workspace';
import { parseTests, type TestResult } from './read-results';
import type { StageOutcome } from './run-stage';

/** A stage with its tests and their counts. */
export interface StageReport extends StageOutcome {
  readonly tests: readonly TestResult[];
  readonly passed: number;
  readonly failed: number;
  /** Of `passed`, or of `failed` when there are too many. */
  readonly flaky: number;
}

/** The stage with the counts of its tests. */
export function countTests(
  report: StageOutcome & Pick<StageReport, 'tests'>,
  isFlakyFailed = false,
): StageReport {
  const many = (status: TestResult['status']): number =>
    report.tests.filter((test) => test.status === status).length;
  const flaky = many('flaky');
  const failed = many('failed') + (isFlakyFailed ? flaky : 0);
  return {
    ...report,
    flaky,
    passed: many('passed') + (isFlakyFailed ? 0 : flaky),
    // A runner that failed beside its passing tests counts as one failed test.
    failed: report.isOk || failed + flaky > 0 ? failed : 1,
  };
}

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
  const report = { ...outcome, tests: [], passed: 0, failed: 0, flaky: 0 };
  if (notRun !== undefined) return { ...report, failed: isCi ? 1 : 0 };
  if (stage.tests === undefined) return { ...report, passed: isOk ? 1 : 0, failed: isOk ? 0 : 1 };
  try {
    return countTests({ ...outcome, tests: parseTests(read(stage.tests.results), workspaceRoot) });
  } catch {
    return { ...report, failed: 1 };
  }
}

/** Passed and failed tests of all stages. */
export const computeSum = (reports: readonly StageReport[]): { passed: number; failed: number } =>
  reports.reduce(
    (sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }),
    { passed: 0, failed: 0 },
  );
