/**
 * A mutant that no test can or should kill, with the reason in one line. `original` and
 * `replacement` as `npm run mutants` reads them; the line is not named, since it moves.
 */
export interface Explanation {
  readonly file: string;
  readonly original: string;
  readonly replacement: string;
  readonly reason: string;
}
