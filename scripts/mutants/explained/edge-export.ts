import type { Explanation } from './explanation';

const EXPORT = 'platform/edge/src/export/export-channel.ts';
const LEDGER = 'platform/edge/src/export/ledger.ts';
const SHARED = 'platform/edge/src/export/shared-files.ts';
const WRITE = 'platform/edge/src/export/write-site.ts';

const FIELDS =
  'other values lack the fields, and reading them from null throws, which is no ledger too';
const LISTED =
  'the file was listed just before; force matters only when another process removes it';

/** Survivors of `platform/edge/src/export`. */
export const edgeExport: readonly Explanation[] = [
  {
    file: EXPORT,
    original: "() => ''",
    replacement: '() => undefined',
    reason: 'undefined is no JSON either: readLedger returns null for both',
  },
  {
    file: LEDGER,
    original: "typeof value !== 'object' || value === null",
    replacement: 'false',
    reason: FIELDS,
  },
  {
    file: LEDGER,
    original: "typeof value !== 'object' || value === null",
    replacement: "typeof value !== 'object' && value === null",
    reason: FIELDS,
  },
  { file: LEDGER, original: "typeof value !== 'object'", replacement: 'false', reason: FIELDS },
  { file: LEDGER, original: 'value === null', replacement: 'false', reason: FIELDS },
  {
    file: SHARED,
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: 'a build or a file of that name does not exist: nothing is read or removed',
  },
  { file: SHARED, original: '{ force: true }', replacement: '{}', reason: LISTED },
  { file: SHARED, original: 'true', replacement: 'false', reason: LISTED },
  {
    file: WRITE,
    original: '{ flush: true }',
    replacement: '{}',
    reason: 'the flush matters only when the power fails',
  },
  {
    file: WRITE,
    original: 'true',
    replacement: 'false',
    reason:
      'the flush matters when the power fails, force when another process removes a listed folder',
  },
];
