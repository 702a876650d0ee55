import type { Explanation } from './explanation';

const CALL = 'shared-domain/src/http/call-api.ts';
const DEADLINE = 'shared-domain/src/http/deadline.ts';
const ANSWER = 'shared-domain/src/http/read-answer.ts';
const STREAM = 'shared-domain/src/http/read-stream.ts';
const RETRY = 'shared-domain/src/http/retry.ts';
const TRANSPORT = 'shared-domain/src/http/transport.ts';

const CAUGHT_HERE = 'the error is caught in the same function, where any refusal ends the session';
const NO_STATUS = 'an error that is not of the API has no status, so it is thrown on unchanged';
const FIRES_ONCE = 'a signal is aborted once, and the listener is removed at the end of the work';
const HAS_ISSUES = 'an error of the schema lists at least one issue; only the type allows none';
const ONLY_REFUSALS = 'only an ApiError of kind http has such a status and a Retry-After';
const IDENTITY = 'an empty list of conversions returns the text unchanged, as the identity does';

/** Survivors of `shared-domain/src/http`. */
export const http: readonly Explanation[] = [
  {
    file: CALL,
    original: "{ kind: 'contract', path: 'restaurantId' }",
    replacement: '{}',
    reason: CAUGHT_HERE,
  },
  {
    file: CALL,
    original: 'restaurantId === null',
    replacement: 'false',
    reason: 'the URL of a call rejects the empty parameter with the same kind of error',
  },
  { file: CALL, original: '!isApiError(error)', replacement: 'false', reason: NO_STATUS },
  { file: CALL, original: 'isApiError(again)', replacement: 'true', reason: NO_STATUS },
  { file: DEADLINE, original: '{ once: true }', replacement: '{}', reason: FIRES_ONCE },
  { file: DEADLINE, original: 'true', replacement: 'false', reason: FIRES_ONCE },
  {
    file: DEADLINE,
    original: 'abandon',
    replacement: 'true',
    reason: 'it is set before the work begins; only the type allows it to be missing',
  },
  {
    file: ANSWER,
    original: 'json?.value',
    replacement: 'json.value',
    reason: 'an error body that fits its schema is JSON; only the type allows null',
  },
  {
    file: ANSWER,
    original: 'decoded.error.issues[0]?.path',
    replacement: 'decoded.error.issues[0].path',
    reason: HAS_ISSUES,
  },
  {
    file: ANSWER,
    original: 'encoded.error.issues[0]?.path',
    replacement: 'encoded.error.issues[0].path',
    reason: HAS_ISSUES,
  },
  { file: STREAM, original: '{ once: true }', replacement: '{}', reason: FIRES_ONCE },
  { file: STREAM, original: 'true', replacement: 'false', reason: FIRES_ONCE },
  {
    file: RETRY,
    original: "error.kind === 'http'",
    replacement: 'true',
    reason: ONLY_REFUSALS,
  },
  {
    file: RETRY,
    original: "isApiError(error) && error.kind === 'http'",
    replacement: "isApiError(error) || error.kind === 'http'",
    reason: ONLY_REFUSALS,
  },
  {
    file: CALL,
    original: 'known !== null',
    replacement: 'true',
    reason: 'only for the types: the text of null is no marker',
  },
  {
    file: RETRY,
    original: '{ once: true }',
    replacement: '{}',
    reason: 'a signal is aborted once, and a pause that is over does nothing',
  },
  {
    file: RETRY,
    original: 'true',
    replacement: 'false',
    reason: 'a signal is aborted once, and a pause that is over does nothing',
  },
  {
    file: RETRY,
    original: "isApiError(error) && error.kind === 'http'",
    replacement: 'true',
    reason: ONLY_REFUSALS,
  },
  {
    file: RETRY,
    original: 'error.retryAfter !== null',
    replacement: 'true',
    reason: 'without a Retry-After the result is its null either way',
  },
  {
    file: TRANSPORT,
    original: '[(data: string | undefined) => data]',
    replacement: '[]',
    reason: IDENTITY,
  },
  {
    file: TRANSPORT,
    original: '[(data: string) => data]',
    replacement: '[]',
    reason: IDENTITY,
  },
  {
    file: TRANSPORT,
    original: "typeof retryAfter === 'string'",
    replacement: 'true',
    reason: 'a missing header is undefined, which counts as no header',
  },
];
