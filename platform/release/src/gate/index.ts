export type { CheckResult, GateReport } from './report';
export { runGate } from './run-gate';
export type { GateOptions } from './run-gate';
