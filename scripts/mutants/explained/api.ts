import type { Explanation } from './explanation';

const CIPHER = 'reference-api/src/accounts/cpf-cipher.ts';
const SETTINGS = 'reference-api/src/payments/payment-settings.ts';

const BOTH = 'the pattern finds the name of the key and the text, or none of the two';
const NO_SESSION = 'a session without an id is none: nothing is read or ended';
const LENGTH = '16 bytes are the default length of a tag of GCM';

/** Survivors of accounts and payments of `reference-api/src`. */
export const api: readonly Explanation[] = [
  {
    file: 'reference-api/src/accounts/session-cookie.ts',
    original: 'found[0]?.slice',
    replacement: 'found[0].slice',
    reason: 'there is exactly one cookie: only the types allow a missing one',
  },
  {
    file: 'reference-api/src/accounts/sessions.ts',
    original: 'token === null',
    replacement: 'false',
    reason: NO_SESSION,
  },
  {
    file: 'reference-api/src/accounts/sessions.ts',
    original: 'sessionId !== null',
    replacement: 'true',
    reason: NO_SESSION,
  },
  { file: CIPHER, original: '[]', replacement: '["Stryker was here"]', reason: BOTH },
  { file: CIPHER, original: 'id === undefined', replacement: 'false', reason: BOTH },
  { file: CIPHER, original: 'body === undefined', replacement: 'false', reason: BOTH },
  {
    file: CIPHER,
    original: 'id === undefined || body === undefined',
    replacement: 'id === undefined && body === undefined',
    reason: BOTH,
  },
  { file: CIPHER, original: '{ authTagLength: TAG_BYTES, }', replacement: '{}', reason: LENGTH },
  { file: CIPHER, original: '{ authTagLength: TAG_BYTES }', replacement: '{}', reason: LENGTH },
  {
    file: 'reference-api/src/payments/signature.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: 'the first entry, the whole text, is not used',
  },
  {
    file: SETTINGS,
    original: 'value * unit',
    replacement: 'value / unit',
    reason: 'units are positive: both have the sign of the value',
  },
];
