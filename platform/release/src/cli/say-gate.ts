import type { CheckResult, GateReport } from '../gate';

function wordOf({ isOk, skipped, isUnknown }: CheckResult): string {
  if (skipped) return 'skipped';
  if (isUnknown) return 'could not tell';
  return isOk ? 'ok' : 'FAILED';
}

function linesOf(result: CheckResult): string[] {
  const findings = result.findings.map((finding) => `  ${finding}`);
  return [
    `${result.check}: ${wordOf(result)}`,
    ...findings,
    ...(result.shared ?? []).map((finding) => `  in the served composition, too: ${finding}`),
    ...(result.advice === undefined ? [] : [`  → ${result.advice}`]),
  ];
}

/**
 * The gate's result for a composition: a line for every check, and under a failed one the violation
 * and the advice.
 */
export const gateLines = (report: GateReport): string[] => [
  ...report.results.flatMap(linesOf),
  `Composition ${report.hash.slice(0, 12)} ${report.isOk ? 'may be served.' : 'must not be served.'}`,
];
