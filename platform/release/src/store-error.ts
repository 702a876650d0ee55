/** The store does not contain the requested data, contains it damaged, or rejects the operation. */
export class StoreError extends Error {
  override readonly name: string = 'StoreError';
}

/** The disk of the store does not answer, or too many wait for it. */
export class StoreBusyError extends StoreError {
  override readonly name = 'StoreBusyError';
}

/** The code of an error of the system, e.g. `ENOENT`; undefined for any other error. */
export const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;

/** Another writer was faster, and the caller required that exact revision as the base. */
export class LostRace extends StoreError {
  override readonly name = 'LostRace';

  constructor(
    readonly channel: string,
    /** The revision that was to be changed. */
    readonly expected: number,
    /** The revision that was written instead. */
    readonly lostTo: number,
  ) {
    super(`channel ${channel} is not at revision ${expected} any more: lost to revision ${lostTo}`);
  }
}
