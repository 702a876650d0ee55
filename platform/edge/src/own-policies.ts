import type { BuildRecord, ChannelRevision } from '@storefront/compositions';
import {
  type ComposedPage,
  type Store,
  readComposition,
  readRecords,
  readRevision,
  listRevisions,
} from '@storefront/release';
import type { Served } from './served';

/** Longest session of a tab in ms: `MAX_AGE_MS` of shell/src/boot/save-session.ts. */
const SESSION_MS = 4 * 60 * 60 * 1000;
/** Earlier revisions that are read; a channel with more of them in one session's time waits for it. */
const MAX_REVISIONS = 20;

const createsPolicy = (records: Iterable<BuildRecord>): boolean =>
  [...records].some((record) => !record.usesPagePolicy);

/** Whether a session that began with a revision may run a build that creates a policy of its own. */
async function needsPolicies(store: Store, { composition, variants }: ChannelRevision) {
  for (const hash of new Set([composition, ...Object.values(variants)])) {
    const { builds, previous } = await readComposition(store, hash);
    const records = await readRecords(store, [...builds, ...previous]);
    if (createsPolicy(records.values())) return true;
  }
  return false;
}

export interface ServedPage {
  readonly store: Store;
  readonly channel: string;
  /** The composition of the revision, with the records of arms. */
  readonly opened: ComposedPage;
  readonly served: Served;
}

/**
 * Until when, in ms since 1970, pages of a channel must allow builds to create Trusted Types policies:
 * no limit while the composition or an arm has such a build, else as long as a session may continue
 * with an earlier revision that has one.
 */
export async function ownPoliciesUntil(
  { store, channel, opened, served }: ServedPage,
  now = Date.now(),
): Promise<number> {
  if (createsPolicy(opened.records.values())) return Infinity;
  const earlier = (await listRevisions(store, channel)).filter((it) => it < served.revision);
  let next = served.revision;
  for (const [index, revision] of earlier.toReversed().entries()) {
    const until = Date.parse((await readRevision(store, channel, next)).at) + SESSION_MS;
    if (until <= now) return 0;
    const isUnknown = index >= MAX_REVISIONS;
    const older = readRevision(store, channel, revision).then((it) => needsPolicies(store, it));
    // a revision that cannot be read any more may have had such a build
    if (isUnknown || (await older.catch(() => true))) return until;
    next = revision;
  }
  return 0;
}
