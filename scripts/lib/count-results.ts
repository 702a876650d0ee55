import { readFileSync } from 'node:fs';
import type { StageOutcome } from './run-stage';

export interface Count {
  readonly passed: number;
  readonly failed: number;
}

interface JestResults {
  readonly numPassedTests: number;
  readonly numFailedTests: number;
  /** Files that did not even run. */
  readonly numRuntimeErrorTestSuites: number;
}

interface PlaywrightResults {
  readonly stats: { readonly expected: number; readonly flaky: number; readonly unexpected: number };
}

/** Tests of a result file, as Jest (`--json`) or Playwright (json reporter) writes it. */
export function countTests(results: JestResults | PlaywrightResults): Count {
  if ('stats' in results) return { passed: results.stats.expected + results.stats.flaky, failed: results.stats.unexpected };
  return { passed: results.numPassedTests, failed: results.numFailedTests + results.numRuntimeErrorTestSuites };
}

function countStage({ stage, isOk }: StageOutcome, read: (file: string) => string): Count {
  const alone: Count = isOk ? { passed: 1, failed: 0 } : { passed: 0, failed: 1 };
  if (stage.results === undefined) return alone;
  try {
    const count = countTests(JSON.parse(read(stage.results)) as JestResults | PlaywrightResults);
    // A run that broke down beside its tests must not pass for a good one.
    return isOk || count.failed > 0 ? count : { ...count, failed: 1 };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

/** All tests of all steps; a step without tests counts as one, a step whose results are missing as a failed one. */
export const countAll = (outcomes: readonly StageOutcome[], read = (file: string): string => readFileSync(file, 'utf8')): Count =>
  outcomes
    .map((outcome) => countStage(outcome, read))
    .reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), { passed: 0, failed: 0 });
