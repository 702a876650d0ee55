import type { CheckResult, GateReport } from '../gate';

function wordOf({ isOk, skipped, isUnknown }: CheckResult): string {
  if (skipped) return 'skipped';
  if (isUnknown) return 'inconclusive';
  return isOk ? 'ok' : 'FAILED';
}

function toLines(result: CheckResult): string[] {
  const findings = result.findings.map((finding) => `  ${finding}`);
  return [
    `${result.check}: ${wordOf(result)}`,
    ...findings,
    ...(result.shared ?? []).map((finding) => `  in the served composition, too: ${finding}`),
    ...(result.notes ?? []).map((note) => `  note: ${note}`),
    ...(result.advice === undefined ? [] : [`  → ${result.advice}`]),
  ];
}

function toVerdict({ isOk, results }: GateReport): string {
  if (!isOk) return 'must not be served.';
  const skipped = results.filter((result) => result.skipped).length;
  return skipped === 0
    ? 'may be served.'
    : `may be served by what was checked: ${skipped} of ${results.length} checks were skipped.`;
}

/**
 * The gate's result for a composition: a line for every check, and under a failed one the violation
 * and the advice.
 */
export const gateLines = (report: GateReport): string[] => [
  ...report.results.flatMap(toLines),
  `Composition ${report.hash.slice(0, 12)} ${toVerdict(report)}`,
];
