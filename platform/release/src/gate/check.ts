import type { Browsing } from './browser/browsing';
import type { Candidate } from './candidate';

export interface Described {
  /** Short and stable: scripts and people name a check by it. */
  readonly name: string;
  /** The fact that a passed check proves. */
  readonly sentence: string;
  /** What to do when it is not. */
  readonly advice: string;
}

/** A check that reads builds. Its findings are sentences; none means passed. */
export interface StaticCheck extends Described {
  run(candidate: Candidate): readonly string[] | Promise<readonly string[]>;
}

/** A check that uses the candidate in a browser. */
export interface BrowserCheck extends Described {
  /** A finding that the served composition has, too, is not the author's. */
  readonly isComparable?: true;
  /** Name of a check that ends before: two processors are busy with the others that run at once. */
  readonly after?: string;
  run(browsing: Browsing): Promise<readonly string[]>;
}
