import type { GateReport } from '../gate';
import { StoreError } from '../store';

/** The machine was too slow for a verdict of the gate: the composition is neither refused nor served. */
export class InconclusiveGate extends StoreError {
  override readonly name = 'InconclusiveGate';

  constructor(readonly report: GateReport) {
    const unknown = report.results.filter(({ isUnknown }) => isUnknown);
    super(
      [
        `inconclusive: the machine is too slow to decide whether composition ${report.hash.slice(0, 12)} may be served`,
        ...unknown.flatMap(({ check, findings }) =>
          findings.map((finding) => `  ${check}: ${finding}`),
        ),
        '    → Run the command again when the machine is less busy.',
      ].join('\n'),
    );
  }
}
