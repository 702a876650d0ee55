import type { Explanation } from './explanation';

const CHANGE = 'platform/release/src/change-channel.ts';
const COMPOSE = 'platform/release/src/compose.ts';
const EXPERIMENT = 'platform/release/src/experiments/change-experiment.ts';
const DEFINE = 'platform/release/src/experiments/define.ts';
const FAILING = 'platform/release/src/experiments/failing-promotion.ts';
const ATTEMPT = 'platform/release/src/experiments/attempt-change.ts';
const GUARD = 'platform/release/src/experiments/guard-channel.ts';
const FIGURES = 'platform/release/src/experiments/read-figures.ts';
const RECOMPOSE = 'platform/release/src/recompose.ts';
const REVOKED = 'platform/release/src/revoked-builds.ts';
const REMOTE = 'platform/release/src/rollback-remote.ts';
const ROLLBACK = 'platform/release/src/rollback.ts';

const NO_HASH = 'the added text is the hash or the build of nothing, so it equals none';
const SAME_REFUSAL = 'null and undefined are handled alike by the next line';
const HAS_SHELL = 'builds without a shell are refused before: a stored composition has one';
const EXISTS = 'the experiment was found on the channel one line before, so both are there';
const NO_SUCH_PART = 'without an arm, no key of a variant has that part, and nothing is revoked';
const BOUNDED = 'it only saves reading: the next revision stores that many hashes and no more';
const TWICE = 'a second verdict on an arm finds it switched off, and changes nothing';

/** Survivors of channels, publishing, rollbacks and experiments of `platform/release/src`. */
export const releaseChannels: readonly Explanation[] = [
  {
    file: CHANGE,
    original: 'current < expect',
    replacement: 'current <= expect',
    reason: 'the line before returned when both are equal',
  },
  { file: CHANGE, original: '[]', replacement: '["Stryker was here"]', reason: NO_HASH },
  {
    file: COMPOSE,
    original: 'a.name < b.name',
    replacement: 'a.name <= b.name',
    reason: 'a composition has one build of a name, so no two names are equal',
  },
  { file: COMPOSE, original: '!shell', replacement: 'false', reason: HAS_SHELL },
  {
    file: COMPOSE,
    original: '!(await store.files.writeOnce(compositionPath(hash), text))',
    replacement: 'true',
    reason: 'replacing the file just written by the same text only writes it twice',
  },
  {
    file: EXPERIMENT,
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: EXISTS,
  },
  {
    file: EXPERIMENT,
    original: 'current?.experiments',
    replacement: 'current.experiments',
    reason: EXISTS,
  },
  {
    file: EXPERIMENT,
    original: 'current && revokeArm !== undefined',
    replacement: 'true',
    reason: NO_SUCH_PART,
  },
  {
    file: EXPERIMENT,
    original: 'current && revokeArm !== undefined',
    replacement: 'current || revokeArm !== undefined',
    reason: NO_SUCH_PART,
  },
  {
    file: EXPERIMENT,
    original: 'revokeArm !== undefined',
    replacement: 'true',
    reason: NO_SUCH_PART,
  },
  {
    file: DEFINE,
    original: "problem.kind === 'unknown-arm'",
    replacement: 'false',
    reason: 'every caller checks the names of the arms before it allocates',
  },
  {
    file: DEFINE,
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: 'the allocation lists every arm; only the type allows one to be missing',
  },
  {
    file: GUARD,
    original:
      'past.filter( ({ arm }, index) => past.findIndex((other) => other.arm === arm) === index, )',
    replacement: 'past',
    reason: TWICE,
  },
  {
    file: GUARD,
    original: 'past.findIndex((other) => other.arm === arm) === index',
    replacement: 'true',
    reason: TWICE,
  },
  {
    file: GUARD,
    original: 'true',
    replacement: 'false',
    reason: 'without the arm, only combinations are left that were checked when they began',
  },
  { file: FIGURES, original: '() => null', replacement: '() => undefined', reason: SAME_REFUSAL },
  {
    file: 'platform/release/src/experiments/unchanged-since.ts',
    original: 'off !== undefined',
    replacement: 'off === undefined',
    reason: 'the value is only compared with itself in another revision, which is inverted, too',
  },
  { file: RECOMPOSE, original: '!shell', replacement: 'false', reason: HAS_SHELL },
  {
    file: RECOMPOSE,
    original: '[]',
    replacement: '["Stryker was here"]',
    reason: HAS_SHELL,
  },
  {
    file: RECOMPOSE,
    original: 'records[index]?.contract',
    replacement: 'records[index].contract',
    reason: 'there is a record for each build; only the type allows one to be missing',
  },
  {
    file: 'platform/release/src/next-content.ts',
    original: 'change.repeats === undefined',
    replacement: 'false',
    reason: 'an undefined value is neither compared nor written to the revision',
  },
  {
    file: REVOKED,
    original: 'absent.length === 0',
    replacement: 'false',
    reason: 'it only saves reading: of no builds, none is revoked',
  },
  { file: REVOKED, original: '() => null', replacement: '() => undefined', reason: SAME_REFUSAL },
  { file: REVOKED, original: '[]', replacement: '["Stryker was here"]', reason: NO_HASH },
  { file: REMOTE, original: '() => null', replacement: '() => undefined', reason: SAME_REFUSAL },
  {
    file: REMOTE,
    original: 'hashes.size >= MOST_REVOKED',
    replacement: 'false',
    reason: BOUNDED,
  },
  {
    file: REMOTE,
    original: 'hashes.size >= MOST_REVOKED',
    replacement: 'hashes.size > MOST_REVOKED',
    reason: BOUNDED,
  },
  {
    file: ROLLBACK,
    original: 'hashes.size >= MOST_REVOKED',
    replacement: 'false',
    reason: BOUNDED,
  },
  {
    file: ROLLBACK,
    original: 'hashes.size >= MOST_REVOKED',
    replacement: 'hashes.size > MOST_REVOKED',
    reason: BOUNDED,
  },
  {
    file: ROLLBACK,
    original: 'to !== undefined',
    replacement: 'true',
    reason: 'no number is compared true with undefined, so the check passes as before',
  },
  {
    file: EXPERIMENT,
    original: 'Date.parse(next.at) < since',
    replacement: 'Date.parse(next.at) <= since',
    reason: 'no revision is that old to the millisecond',
  },
  {
    file: FAILING,
    original: 'revision.repeats === undefined',
    replacement: 'true',
    reason: 'a rollback revokes what it replaces, which the last condition checks',
  },
  {
    file: FAILING,
    original: 'least > most',
    replacement: 'least >= most',
    reason: 'no two counts have equal bounds',
  },
  {
    file: FAILING,
    original: '2 * most < least',
    replacement: '2 * most <= least',
    reason: 'no two counts have equal bounds',
  },
  {
    file: ATTEMPT,
    original: 'role === null',
    replacement: 'false',
    reason: 'a channel that is served has a role; only the type allows none',
  },
  {
    file: ATTEMPT,
    original: 'roleKeys(targets.metadata, role)?.threshold',
    replacement: 'roleKeys(targets.metadata, role).threshold',
    reason: 'a role that is there has keys; only the type allows none',
  },
  {
    file: ATTEMPT,
    original: 'threshold !== undefined',
    replacement: 'true',
    reason: 'no number is at least undefined',
  },
];
