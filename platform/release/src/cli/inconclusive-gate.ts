import type { GateReport } from '../gate';
import { StoreError } from '../store';

/** The machine was too slow for a verdict of the gate: the composition is neither refused nor served. */
export class CouldNotTell extends StoreError {
  override readonly name = 'CouldNotTell';

  constructor(readonly report: GateReport) {
    const unknown = report.results.filter(({ isUnknown }) => isUnknown);
    super(
      [
        `could not tell whether composition ${report.hash.slice(0, 12)} may be served: the machine is too slow`,
        ...unknown.flatMap(({ check, findings }) =>
          findings.map((finding) => `  ${check}: ${finding}`),
        ),
        '    → Run the command again when the machine is less busy.',
      ].join('\n'),
    );
  }
}
