import type { BuildRecord } from '@storefront/compositions';

/**
 * Emitted files of a build by path; null for a file that the record names and the store does not
 * have.
 */
export type BuildFiles = Map<string, Buffer | null>;

/** A change of the emitted files of one production build. */
export interface Mutation {
  readonly name: string;
  /** Workspace folder of the build to change. */
  readonly workspace: string;
  /**
   * `to` replaces every match of `from` in the files with a path that matches `files`, as in
   * `String.replaceAll`; at least one must have a match.
   */
  readonly edits?: readonly (readonly [files: RegExp, from: RegExp, to: string])[];
  /** Text that is added to the end of files. */
  readonly appends?: readonly (readonly [files: RegExp, text: string])[];
  readonly adds?: Readonly<Record<string, string>>;
  /** Changes the record; hashes and sizes are updated automatically. */
  readonly record?: (record: BuildRecord) => BuildRecord;
  /** Changes files or record after the hashes were computed. */
  readonly damage?: (files: BuildFiles, record: BuildRecord) => BuildRecord | void;
}

/** `check` is the name of the only check that must reject it. */
export interface Breaking extends Mutation {
  readonly check: string;
}

/**
 * A mutation that only a browser detects. `finding` matches the report of its check and of no other
 * mutation.
 */
export interface BreakingInBrowser extends Breaking {
  readonly finding: RegExp;
}
