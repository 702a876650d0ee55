import type { Explanation } from './explanation';

const COMPRESS = 'platform/release/src/compress.ts';
const DISK = 'platform/release/src/disk.ts';
const FILES = 'platform/release/src/folder-files.ts';
const STATISTICS = 'platform/release/src/experiments/statistics/sample-ratio.ts';
const CANDIDATE = 'platform/release/src/gate/candidate.ts';
const GATE = 'platform/release/src/gate/run-gate.ts';
const CATALOGS = 'platform/release/src/gate/catalogs/catalogs-of-build.ts';
const STORIES = 'platform/release/src/gate/stories/select-stories.ts';

const SMALLER = 'the file is as large, not smaller: the decompressed bytes are the same';
const IN_BROWSER = 'only a check in a browser can be unknown: browser-mutations.tools.test.ts';
const NO_ENTRIES = 'numbers and truth values have no entries';
const HAS_RECORD = 'there is a record for each build; only the type allows one to be missing';

/** Survivors of the gate, the files and the statistics of `platform/release/src`. */
export const releaseGate: readonly Explanation[] = [
  {
    file: COMPRESS,
    original:
      '{ params: { [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, }, }',
    replacement: '{}',
    reason: '11 is the default quality, and the size is a hint',
  },
  {
    file: COMPRESS,
    original:
      '{ [constants.BROTLI_PARAM_QUALITY]: 11, [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length, }',
    replacement: '{}',
    reason: '11 is the default quality, and the size is a hint',
  },
  { file: COMPRESS, original: '{ level: 9 }', replacement: '{}', reason: SMALLER },
  {
    file: COMPRESS,
    original: 'br.length < bytes.length',
    replacement: 'br.length <= bytes.length',
    reason: SMALLER,
  },
  {
    file: COMPRESS,
    original: 'gz.length < bytes.length',
    replacement: 'gz.length <= bytes.length',
    reason: SMALLER,
  },
  {
    file: DISK,
    original: '{ await handle.sync(); }',
    replacement: '{}',
    reason: 'only a power cut shows it; folder-files.test.ts and kill-points check the calls',
  },
  {
    file: DISK,
    original: '{ await handle.close(); }',
    replacement: '{}',
    reason: 'Node closes the handle when it is collected',
  },
  {
    file: FILES,
    original: 'left !== null',
    replacement: 'true',
    reason: 'only a file that another process removes between two calls shows it',
  },
  {
    file: STATISTICS,
    original: 'alwaysValidP < MISMATCH_BELOW',
    replacement: 'alwaysValidP <= MISMATCH_BELOW',
    reason: 'no counts have exactly this probability',
  },
  {
    file: CANDIDATE,
    original: 'found.filter((pair): pair is [string, BuildRecord] => pair[1] !== undefined)',
    replacement: 'found',
    reason: HAS_RECORD,
  },
  { file: CANDIDATE, original: 'pair[1] !== undefined', replacement: 'true', reason: HAS_RECORD },
  {
    file: GATE,
    original: 'failed.length > 0 && failed.every((result) => result.isUnknown)',
    replacement: 'false',
    reason: IN_BROWSER,
  },
  {
    file: GATE,
    original: 'failed.every((result) => result.isUnknown)',
    replacement: 'failed.some(result => result.isUnknown)',
    reason: IN_BROWSER,
  },
  {
    file: GATE,
    original: '(result) => result.isUnknown',
    replacement: '() => undefined',
    reason: IN_BROWSER,
  },
  {
    file: CATALOGS,
    original: "typeof value === 'object'",
    replacement: 'true',
    reason: NO_ENTRIES,
  },
  {
    file: CATALOGS,
    original: 'false',
    replacement: 'true',
    reason: 'the parents of the nodes are not used',
  },
  {
    file: CATALOGS,
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: 'no build has a file of that name',
  },
  {
    file: STORIES,
    original: 'served.size === 0',
    replacement: 'false',
    reason: 'without a served build each build is a changed one',
  },
];
