import type { Explanation } from './explanation';

const VISIT = 'shared-domain/src/storage/google-visit.ts';
const TEXTS = 'shared-domain/src/storage/texts.ts';
const PAGE = 'shared-domain/src/storage/storage.ts';

const CAUGHT = 'without a storage the use of it fails, which is caught and counts as no storage';
const NO_KEY = 'a position beyond the last one has no key and is skipped';

/** Survivors of `shared-domain/src/storage`. */
export const storage: readonly Explanation[] = [
  {
    file: VISIT,
    original: "typeof window === 'undefined'",
    replacement: 'false',
    reason: CAUGHT,
  },
  {
    file: VISIT,
    original: 'page()?.sessionStorage',
    replacement: 'page().sessionStorage',
    reason: CAUGHT,
  },
  {
    file: PAGE,
    original: 'page()?.localStorage',
    replacement: 'page().localStorage',
    reason: CAUGHT,
  },
  { file: TEXTS, original: 'storage === null', replacement: 'false', reason: CAUGHT },
  {
    file: TEXTS,
    original: '{ return undefined; }',
    replacement: '{}',
    reason: 'both return undefined',
  },
  {
    file: TEXTS,
    original: '(error as { readonly name?: unknown } | null)?.name',
    replacement: '(error as { readonly name?: unknown } | null).name',
    reason: 'a storage throws errors, not null; a failure of this check counts as no storage',
  },
  {
    file: TEXTS,
    original: 'storage.length - 1',
    replacement: 'storage.length + 1',
    reason: NO_KEY,
  },
  {
    file: TEXTS,
    original: 'key?.startsWith',
    replacement: 'key.startsWith',
    reason: 'every position below the length has a key; only the type allows null',
  },
  {
    file: 'shared-domain/src/storage/create-storage.ts',
    original: '() => null',
    replacement: '() => undefined',
    reason: 'a missing page is null or undefined: neither is listened to',
  },
  {
    file: 'shared-domain/src/storage/envelope.ts',
    original: '{ return undefined; }',
    replacement: '{}',
    reason: 'both return undefined',
  },
];
