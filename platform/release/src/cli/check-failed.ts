import type { GateReport } from '../gate';
import { GateRefused } from './gate-refused';
import { gateLines } from './say-gate';

/** `check` prints the result of every check, also of the passed ones. */
export class CheckFailed extends GateRefused {
  constructor(report: GateReport) {
    super(report);
    this.message = gateLines(report).join('\n');
  }
}
