/** What a client receives with a 503; `retryAfter` in seconds. */
export type UnavailableResponse = {
  readonly error: string;
  readonly code: string;
  readonly retryAfter: number;
};

/** A request that a feature cannot answer now. The error handler responds with 503. */
export abstract class UnavailableError extends Error {
  abstract readonly answer: UnavailableResponse;
  /** Fields of the log line besides the error; no personal data. */
  readonly logged: Readonly<Record<string, unknown>> = {};
}
