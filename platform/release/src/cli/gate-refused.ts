import type { GateReport } from '../gate';
import { StoreError } from '../store';

const toLines = ({ results }: GateReport): string[] =>
  results
    .filter(({ isOk, skipped }) => !isOk && !skipped)
    .flatMap(({ check, findings, advice }) => [
      ...findings.map((finding) => `  ${check}: ${finding}`),
      ...(advice ? [`    → ${advice}`] : []),
    ]);

/** The gate found a composition that must not be served. */
export class GateRefused extends StoreError {
  override readonly name = 'GateRefused';

  constructor(readonly report: GateReport) {
    super(
      [`composition ${report.hash.slice(0, 12)} does not pass the gate:`, ...toLines(report)].join(
        '\n',
      ),
    );
  }
}
