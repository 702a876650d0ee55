export type { CheckResult, GateReport } from './report';
export { runGate } from './run-gate';
