import type { GateReport } from '../gate';
import { StoreError } from '../store';

/** The gate has no verdict: the composition is neither refused nor served. */
export class InconclusiveGate extends StoreError {
  override readonly name = 'InconclusiveGate';

  constructor(readonly report: GateReport) {
    const unknown = report.results.filter(({ isUnknown }) => isUnknown);
    super(
      [
        `inconclusive: the gate could not tell whether composition ${report.hash.slice(0, 12)} may be served`,
        ...unknown.flatMap(({ check, findings }) =>
          findings.map((finding) => `  ${check}: ${finding}`),
        ),
        '    → Run the command again, when the machine is less busy.',
      ].join('\n'),
    );
  }
}
