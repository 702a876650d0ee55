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
  /** Violations that the served composition has, too: they are not the author's. */
  readonly shared?: readonly string[];
  /** What a reader needs beside the verdict, one sentence each. */
  readonly notes?: readonly string[];
  /** No verdict: the machine is too slow, or the gate could not complete the check. */
  readonly isUnknown?: true;
}

/**
 * Result of the gate for a composition. `isOk` only when every requested check ran and passed.
 * `isUnknown`: no check failed, and some have no verdict.
 */
export interface GateReport {
  readonly hash: string;
  readonly results: readonly CheckResult[];
  readonly isOk: boolean;
  readonly isUnknown: boolean;
}
