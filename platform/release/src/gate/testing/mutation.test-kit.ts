import type { BuildRecord } from '@storefront/compositions';

/** What a team does to its sources, or what happens to a build on its way. Paths go from the root of the workspace. */
export interface Mutation {
  readonly name: string;
  /** Room that is built and released with it. */
  readonly room: string;
  /** Text of a file and what stands there instead. */
  readonly edits?: readonly (readonly [file: string, from: string, to: string])[];
  readonly adds?: Readonly<Record<string, string>>;
  readonly removes?: readonly string[];
  /** What the record says instead. */
  readonly record?: (record: BuildRecord) => BuildRecord;
  /** What happens to the folder in the store after the build was published. */
  readonly damage?: (folder: string, record: BuildRecord) => Promise<void>;
}

/** `check` is the name of the check that must refuse it. */
export interface Breaking extends Mutation {
  readonly check: string;
}
