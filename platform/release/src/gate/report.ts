/** What became of one check. */
export interface CheckResult {
  readonly check: string;
  readonly isOk: boolean;
  /** What is wrong, one sentence each. */
  readonly findings: readonly string[];
  /** What to do about it; of failed checks. */
  readonly advice?: string;
  /** Not run, because an earlier check failed or was all that was asked for. */
  readonly skipped?: true;
}

/**
 * What the gate says of a composition. `isOk` only when every check that was asked for ran and
 * passed.
 */
export interface GateReport {
  readonly hash: string;
  readonly results: readonly CheckResult[];
  readonly isOk: boolean;
}
