import type { Explanation } from './explanation';

const INVENTORY = 'platform/release/src/script-inventory.ts';
const PAGE = 'platform/release/src/page.ts';
const REVOCATIONS = 'platform/release/src/revocations.ts';
const SHARED = 'platform/release/src/shared-files.ts';

const NO_SUCH_FILE = 'no file of a build is called undefined';
const SAVES_READING = 'it only saves reading: nothing is left to find';

/** Survivors of the files, pages, inventories and revocations of a store. */
export const releaseStore: readonly Explanation[] = [
  {
    file: PAGE,
    original: 'shell?.boot',
    replacement: 'shell.boot',
    reason: 'the records contain the build of each reference: only the types allow a missing one',
  },
  {
    file: PAGE,
    original: 'shell.worker === undefined',
    replacement: 'false',
    reason: NO_SUCH_FILE,
  },
  {
    file: REVOCATIONS,
    original: 'left.size === 0',
    replacement: 'false',
    reason: SAVES_READING,
  },
  {
    file: REVOCATIONS,
    original: '() => null',
    replacement: '() => undefined',
    reason: 'null and undefined are handled alike by the next line',
  },
  {
    file: REVOCATIONS,
    original: 'a.name < b.name',
    replacement: 'a.name <= b.name',
    reason: 'each name is found once',
  },
  {
    file: INVENTORY,
    original: 'record.worker === undefined',
    replacement: 'false',
    reason: NO_SUCH_FILE,
  },
  {
    file: INVENTORY,
    original: 'record.boot === undefined',
    replacement: 'false',
    reason: NO_SUCH_FILE,
  },
  {
    file: INVENTORY,
    original: 'keyOf(a) < keyOf(b)',
    replacement: 'keyOf(a) <= keyOf(b)',
    reason: 'each key is there once',
  },
  {
    file: SHARED,
    original: 'files.length === 0',
    replacement: 'false',
    reason: 'it only saves reading: every file of none is shared',
  },
  {
    file: SHARED,
    original: 'others.length === 0',
    replacement: 'false',
    reason: 'it only saves reading: what no build lacks is not shared again',
  },
  {
    file: 'platform/release/src/store.ts',
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: 'both lists have the same length: only the types allow a missing item',
  },
];
