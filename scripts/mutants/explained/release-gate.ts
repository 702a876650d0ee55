import type { Explanation } from './explanation';

const COMPRESS = 'platform/release/src/compress.ts';
const DISK = 'platform/release/src/disk.ts';
const FILES = 'platform/release/src/folder-files.ts';
const STATISTICS = 'platform/release/src/experiments/statistics/sample-ratio.ts';
const CANDIDATE = 'platform/release/src/gate/candidate.ts';
const GATE = 'platform/release/src/gate/run-gate.ts';
const STATIC = 'platform/release/src/gate/static';

/** Code of `run-gate.ts` for each check in a browser. */
const EACH =
  'if (only && !only.includes(check.name)) return skipped(check); step(check.sentence); ' +
  'return run(check, () => check.run(browsing));';

const SMALLER = 'the file is as large, not smaller: the decompressed bytes are the same';
const IN_BROWSER = 'browser-mutations.tools.test.ts notices it, in a browser';
const HAS_RECORD = 'there is a record for each build; only the type allows one to be missing';
const UNPARSED = 'null and undefined are handled alike: nothing was parsed';
const NO_CLASS = 'the prelude of an at-rule is no list of selectors, and no class has that name';

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
    original: '{ await browsing.close(); }',
    replacement: '{}',
    reason: IN_BROWSER,
  },
  {
    file: GATE,
    original: '() => check.run(browsing)',
    replacement: '() => undefined',
    reason: IN_BROWSER,
  },
  {
    file: GATE,
    original: '({ path }) => path',
    replacement: '() => undefined',
    reason: IN_BROWSER,
  },
  {
    file: GATE,
    original: '!only.includes(check.name)',
    replacement: 'only.includes(check.name)',
    reason: IN_BROWSER,
  },
  {
    file: GATE,
    original: 'only && !only.includes(check.name)',
    replacement: 'true',
    reason: IN_BROWSER,
  },
  {
    file: GATE,
    original: 'only && !only.includes(check.name)',
    replacement: 'false',
    reason: IN_BROWSER,
  },
  {
    file: GATE,
    original: 'only && !only.includes(check.name)',
    replacement: 'only || !only.includes(check.name)',
    reason: IN_BROWSER,
  },
  {
    file: GATE,
    original: `{ ${EACH} }`,
    replacement: '{}',
    reason: IN_BROWSER,
  },
  {
    file: GATE,
    original: `{ return await Promise.all( browserChecks.map((check) => { ${EACH} }), ); }`,
    replacement: '{}',
    reason: IN_BROWSER,
  },
  { file: GATE, original: '[]', replacement: '["Stryker was here"]', reason: IN_BROWSER },
  {
    file: `${STATIC}/size.ts`,
    original: 'before.contentHash !== build.contentHash',
    replacement: 'true',
    reason: 'an unchanged build has the same size: only its bytes would be read again',
  },
  {
    file: `${STATIC}/script-facts.ts`,
    original: 'false',
    replacement: 'true',
    reason: 'the parents of the nodes are not used',
  },
  {
    file: `${STATIC}/shared-names.ts`,
    original: 'member !== undefined',
    replacement: 'true',
    reason: 'without a member the object is the name itself, which is not offered',
  },
  {
    file: `${STATIC}/css-rules.ts`,
    original: "node.type === 'atrule'",
    replacement: 'true',
    reason: 'rules, declarations and comments are handled before',
  },
  {
    file: `${STATIC}/css-rules.ts`,
    original: 'within.length === 0',
    replacement: 'true',
    reason: 'the check skips everything inside of a rule',
  },
  {
    file: `${STATIC}/selector-reach.ts`,
    original: "part.type !== 'pseudo'",
    replacement: 'false',
    reason: 'no other part has the name of such a pseudo-class',
  },
  {
    file: `${STATIC}/selector-reach.ts`,
    original: '{ return null; // no selector, or one that is newer than the parser }',
    replacement: '{}',
    reason: UNPARSED,
  },
  {
    file: `${STATIC}/selector-reach.ts`,
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: 'no class of a remote has that name',
  },
  {
    file: `${STATIC}/styles.ts`,
    original: '!(error instanceof CssSyntaxError)',
    replacement: 'false',
    reason: 'the parser throws no other error',
  },
  {
    file: `${STATIC}/styles.ts`,
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: NO_CLASS,
  },
  {
    file: `${STATIC}/styles.ts`,
    original: "prelude.startsWith('@')",
    replacement: "prelude.endsWith('@')",
    reason: NO_CLASS,
  },
];
