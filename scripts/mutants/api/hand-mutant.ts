/**
 * One change of a use case or of SQL, and the integration tests that must notice it. Written by
 * hand: a generated list would need hours on a database.
 */
export interface HandMutant {
  /** Path relative to the project. */
  readonly file: string;
  /** Text that occurs exactly once in the file. */
  readonly original: string;
  readonly replacement: string;
  /** Integration tests (`*.int.test.ts`), relative to the project; one of them must fail. */
  readonly tests: readonly string[];
  /** What would go wrong for the customer or the restaurant. */
  readonly harm: string;
  /** Set where no test can notice the change: the reason in one line. */
  readonly equivalent?: string;
}
