import type { Explanation } from './explanation';

const CIPHER = 'reference-api/src/accounts/cpf-cipher.ts';
const SETTINGS = 'reference-api/src/payments/payment-settings.ts';

const BOTH = 'the pattern finds the name of the key and the text, or none of the two';
const LENGTH = '16 bytes are the default length of a tag of GCM';

/** Survivors of accounts and payments of `reference-api/src`. */
export const api: readonly Explanation[] = [
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
