import type { GateReport } from '../gate';
import { StoreError } from '../store';
import type { InventoryChange } from '../script-inventory';
import { gateLines } from './say';

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

/** `check` prints the result of every check, also of the passed ones. */
export class CheckFailed extends GateRefused {
  constructor(report: GateReport) {
    super(report);
    this.message = gateLines(report).join('\n');
  }
}

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

/** The scripts of a channel are not those that were reviewed. */
export class InventoryChanged extends StoreError {
  override readonly name = 'InventoryChanged';

  constructor(
    channel: string,
    readonly changes: readonly InventoryChange[],
    lines: readonly string[],
  ) {
    super(
      `the scripts of ${channel} are not those of the inventory: review them, ` +
        `then write it again by --write\n${lines.join('\n')}`,
    );
  }
}
