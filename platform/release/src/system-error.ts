/** The code of an error of the system, e.g. `ENOENT`; undefined for any other error. */
export const codeOf = (error: unknown): unknown =>
  typeof error === 'object' && error !== null && 'code' in error ? error.code : undefined;
