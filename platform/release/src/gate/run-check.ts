import type { Described } from './check';
import type { CheckResult } from './report';

/** A check that breaks down has not passed. */
export async function runCheck(
  { name, advice }: Described,
  work: () => readonly string[] | Promise<readonly string[]>,
): Promise<CheckResult> {
  try {
    const findings = await work();
    return findings.length === 0
      ? { check: name, isOk: true, findings }
      : { check: name, isOk: false, findings, advice };
  } catch (error) {
    return {
      check: name,
      isOk: false,
      findings: [error instanceof Error ? error.message : String(error)],
      advice,
    };
  }
}

/** The result of a check that is not run. */
export const skippedCheck = ({ name }: Described): CheckResult => ({
  check: name,
  isOk: false,
  findings: [],
  skipped: true,
});
