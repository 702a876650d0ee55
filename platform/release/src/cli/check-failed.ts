import type { GateReport } from '../gate';
import { GateRefused } from './gate-refused';
import { gateLines } from './say-gate';

/** `check` says of every check how it went, also of those that passed. */
export class CheckFailed extends GateRefused {
  constructor(report: GateReport) {
    super(report);
    this.message = gateLines(report).join('\n');
  }
}
