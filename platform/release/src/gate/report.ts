/** Result of one check. */
export interface CheckResult {
  readonly check: string;
  readonly isOk: boolean;
  /** The violations, one sentence each. */
  readonly findings: readonly string[];
  /** How to fix them; only of failed checks. */
  readonly advice?: string;
  /** Not run, because an earlier check failed or was the only requested one. */
  readonly skipped?: true;
}

/** Result of the gate for a composition. `isOk` only when every requested check ran and passed. */
export interface GateReport {
  readonly hash: string;
  readonly results: readonly CheckResult[];
  readonly isOk: boolean;
}
