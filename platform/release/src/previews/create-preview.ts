import { compositionsInMemory } from '../compositions';
import type { CheckResult, GateReport } from '../gate';
import { recompose } from '../recompose';
import { type WantedBuild, resolveBuilds } from '../resolve-builds';
import { findRevocations } from '../revocations';
import { currentRevision, readComposition, type Store } from '../store';
import { StoreError } from '../store-error';
import { type Checked, DAY_MS, type Preview, type Verdict } from './preview.contract';
import { readPreview, writePreview } from './previews';

export interface WantedPreview {
  readonly name: string;
  readonly builds: readonly WantedBuild[];
  readonly channel: string;
  readonly days: number;
  readonly by: string;
}

/** Runs checks on a composition; `served` is the one that the channel serves. */
export type CheckPreview = (store: Store, hash: string, served: string) => Promise<GateReport>;

const MAX_FINDINGS = 20;
const MAX_LENGTH = 500;

function resultOf({ isOk, skipped, isUnknown }: CheckResult): Checked['result'] {
  if (skipped) return 'skipped';
  if (isUnknown) return 'inconclusive';
  return isOk ? 'ok' : 'failed';
}

/** The part of a report that a preview states. */
export const verdictOf = ({ isOk, isUnknown, results }: GateReport, now: Date): Verdict => ({
  at: now.toISOString(),
  isOk,
  isUnknown,
  checks: results.map((result) => ({
    check: result.check,
    result: resultOf(result),
    findings: result.findings.slice(0, MAX_FINDINGS).map((finding) => finding.slice(0, MAX_LENGTH)),
  })),
});

/** Builds of different names that the channel did not revoke. */
async function findBuilds(store: Store, { builds: wanted, channel }: WantedPreview) {
  const builds = await resolveBuilds(store, wanted);
  const twice = builds.find(({ name }, at) => builds.findIndex((it) => it.name === name) !== at);
  if (twice) throw new StoreError(`a preview has one build of ${twice.name}: name it once`);
  const [revoked] = await findRevocations(store, channel, builds);
  if (revoked)
    throw new StoreError(
      `${revoked.name}@${revoked.id} was revoked on ${channel} in revision ${revoked.revision}: ` +
        'publish a build without its fault',
    );
  return builds;
}

/**
 * Creates a preview, or the next revision of it: the checks first, of a composition in memory, so that
 * builds which fail them leave nothing in the store. `check` rejects for these.
 */
export async function createPreview(
  store: Store,
  wanted: WantedPreview,
  check: CheckPreview,
  now: Date,
): Promise<Preview> {
  const { name, channel, days } = wanted;
  const current = await currentRevision(store, channel);
  if (current === null)
    throw new StoreError(
      `nothing was promoted to ${channel} yet: a preview needs its other builds`,
    );
  const builds = await findBuilds(store, wanted);
  const served = await readComposition(store, current.composition);
  const present = compositionsInMemory(store);
  const candidate = await recompose(present, served, builds);
  const report = await check(present, candidate.hash, served.hash);
  const author = (await store.trust?.previewAuthor(builds.map((it) => it.name))) ?? wanted.by;
  const before = await readPreview(store, name).catch(() => null); // replaced
  const { hash } = await recompose(store, served, builds);
  const preview: Preview = {
    name,
    revision: (before?.revision ?? 0) + 1,
    channel,
    base: current.revision,
    builds,
    composition: hash,
    by: author.slice(0, 200),
    at: now.toISOString(),
    expires: new Date(now.getTime() + days * DAY_MS).toISOString(),
    static: verdictOf(report, now),
  };
  await writePreview(store, preview);
  return preview;
}

/** Stores the result of the gate beside a preview, unless another revision replaced it meanwhile. */
export async function addGate(store: Store, preview: Preview, gate: Verdict): Promise<Preview> {
  const now = await readPreview(store, preview.name);
  if (now?.revision !== preview.revision || now.composition !== preview.composition)
    throw new StoreError(
      `preview ${preview.name} was replaced while its gate ran: the result is not stored`,
    );
  const checked = { ...preview, gate };
  await writePreview(store, checked);
  return checked;
}
