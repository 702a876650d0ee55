import { MetaFile, Metadata, type Root, Snapshot, type Targets, Timestamp } from '@tufjs/models';
import { isDeepStrictEqual } from 'node:util';
import { parseDocument, computeSha256, toText } from './documents';
import { TIMESTAMP, TUF, parseVersionedName, versionPath } from './names';
import {
  DAY_MS,
  LIFETIME_DAYS,
  SPEC,
  type Signing,
  type Staged,
  expiry,
  ownSigners,
  readStaged,
} from './signing';
import { TrustError } from './trust-error';
import type { Trusted, Verified } from './trusted';
import { roleKeys, verifyRole } from './verify-signatures';

/** Other writers that may be faster before this one gives up. */
const MAX_ATTEMPTS = 100;

/** Attempts after which a timestamp that this machine refuses is an error. */
const MAX_REFUSED = 3;

/** The metadata to release. `trusted` is null for a store that is signed for the first time. */
interface ReleaseState {
  readonly trusted: Trusted | null;
  readonly staged: Staged;
}

const toMeta = (version: number, bytes: Buffer): MetaFile =>
  new MetaFile({ version, length: bytes.length, hashes: { sha256: computeSha256(bytes) } });

const targetsMeta = ({ metadata, bytes }: Verified<Targets>): MetaFile =>
  toMeta(metadata.signed.version, bytes);

async function contents({ trusted, staged }: ReleaseState): Promise<Record<string, MetaFile>> {
  // roles of earlier generations stay named: a version must never be missing
  const meta = { ...trusted?.snapshot.metadata.signed.meta };
  verifyRole(
    staged.root.metadata,
    'targets',
    staged.targets.metadata,
    versionPath('targets', staged.targets.metadata.signed.version),
  );
  meta['targets.json'] = targetsMeta(staged.targets);
  for (const name of Object.keys(staged.targets.metadata.signed.delegations?.roles ?? {})) {
    const role = await staged.role(name);
    if (role) meta[`${name}.json`] = targetsMeta(role);
    else if (meta[`${name}.json`])
      throw new TrustError(`${name} is not signed by its present keys: run "keys renew ${name}"`);
  }
  return meta;
}

/** Whether this machine has the keys of CI. */
async function canRelease({ signers }: Signing, root: Metadata<Root>): Promise<boolean> {
  const own = await signers();
  return ['snapshot', 'timestamp'].every((role) => {
    const given = roleKeys(root, role);
    return given !== null && ownSigners(own, given.keys).length >= given.threshold;
  });
}

/** Versions of a role after one, and the newest of them that is signed by the keys of CI. */
async function after(
  { files }: Signing,
  root: Metadata<Root>,
  role: 'snapshot' | 'timestamp',
  version: number,
): Promise<{ free: number; newest: { version: number; bytes: Buffer } | null }> {
  const taken = (await files.list(TUF))
    .flatMap((name) => parseVersionedName(name) ?? [])
    .filter((it) => it.role === role && it.version > version)
    .map((it) => it.version)
    .sort((a, b) => b - a);
  let free = version + 1;
  while (taken.includes(free)) free += 1;
  for (const candidate of taken) {
    const file = versionPath(role, candidate);
    const bytes = await files.read(file);
    try {
      if (bytes === null) continue;
      const document = parseDocument(role, file, bytes);
      verifyRole(root, role, document, file);
      if (document.signed.version === candidate)
        return { free, newest: { version: candidate, bytes } };
    } catch {
      // a file that is not signed has no effect; its name stays taken
    }
  }
  return { free, newest: null };
}

type Sign = (role: string, document: Metadata<Snapshot> | Metadata<Timestamp>) => string;

/** The snapshot to name in the timestamp; null when another writer was faster. */
async function nextSnapshot(
  signing: Signing,
  state: ReleaseState,
  sign: Sign,
): Promise<{ version: number; bytes: Buffer; isOwn: boolean } | null> {
  const { files, now } = signing;
  const before = state.trusted?.snapshot;
  const known = before?.metadata.signed.version ?? 0;
  const { free, newest } = await after(signing, state.staged.root.metadata, 'snapshot', known);
  // of a writer that crashed, or is at work: it must be released before another one is made
  if (newest) return { ...newest, isOwn: false };
  const meta = await contents(state);
  const soon = new Date(now().getTime() + (LIFETIME_DAYS.snapshot / 2) * DAY_MS);
  const isSame =
    before !== undefined &&
    isDeepStrictEqual({ ...before.metadata.signed.meta }, meta) &&
    !before.metadata.signed.isExpired(soon);
  if (isSame) {
    try {
      verifyRole(state.staged.root.metadata, 'snapshot', before.metadata, 'snapshot');
      return { version: known, bytes: before.bytes, isOwn: true };
    } catch {
      // the keys were rotated: sign the same contents again
    }
  }
  const signed = new Snapshot({
    ...SPEC,
    version: free,
    expires: expiry(now(), LIFETIME_DAYS.snapshot),
    meta,
  });
  const text = sign('snapshot', new Metadata(signed));
  const isFirst = await files.writeOnce(versionPath('snapshot', free), text);
  return isFirst ? { version: free, bytes: Buffer.from(text), isOwn: true } : null;
}

/** Brings `timestamp.json` to the newest version that was created. */
async function swapTimestamp(signing: Signing, root: Metadata<Root>): Promise<void> {
  for (;;) {
    const { newest } = await after(signing, root, 'timestamp', 0);
    const now = await signing.files.read(TIMESTAMP);
    if (newest === null || now?.equals(newest.bytes)) return;
    await signing.files.replace(TIMESTAMP, newest.bytes.toString('utf8'));
  }
}

/**
 * Signs a snapshot of everything that is signed, and a timestamp of it, with the key of CI. A version
 * is a name that can be created once: of two writers one starts again on top of the other.
 * `timestamp.json` follows last. Without changes only the timestamp is renewed.
 */
async function releaseSnapshot(signing: Signing, read: () => Promise<ReleaseState>): Promise<void> {
  const own = await signing.signers();
  let stuck = 0;
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const state = await read();
    const root = state.staged.root.metadata;
    const sign: Sign = (role, document) => {
      const given = roleKeys(root, role);
      const keys = ownSigners(own, given?.keys ?? []);
      if (keys.length < (given?.threshold ?? 1))
        throw new TrustError(`the key of CI for the ${role} is not in the folder of keys`);
      for (const key of keys) document.sign(key.sign);
      return toText(document);
    };
    const known = state.trusted?.timestamp.metadata.signed.version ?? 0;
    const { free, newest } = await after(signing, root, 'timestamp', known);
    if (newest !== null) {
      await swapTimestamp(signing, root); // of a writer that crashed, or is at work
      stuck += 1;
      const failure = signing.trust.failure();
      if (failure !== null && stuck > MAX_REFUSED) throw new TrustError(failure);
      continue;
    }
    const snapshot = await nextSnapshot(signing, state, sign);
    if (snapshot === null) continue;
    const signed = new Timestamp({
      ...SPEC,
      version: free,
      expires: expiry(signing.now(), LIFETIME_DAYS.timestamp),
      snapshotMeta: toMeta(snapshot.version, snapshot.bytes),
    });
    const text = sign('timestamp', new Metadata(signed));
    if (!(await signing.files.writeOnce(versionPath('timestamp', free), text))) continue;
    await swapTimestamp(signing, root);
    if (snapshot.isOwn) return;
  }
  throw new TrustError('other writers were faster too often: run "keys timestamp" again');
}

/** Makes everything that is signed effective with the key of CI. Returns false without that key. */
export async function releaseIfPossible(signing: Signing): Promise<boolean> {
  const read = async (): Promise<ReleaseState> => {
    const isFirst = (await signing.files.read(TIMESTAMP)) === null;
    const trusted = isFirst ? null : await signing.trust.current();
    const base = trusted ?? { root: await signing.anchor() };
    return { trusted, staged: await readStaged(signing, base) };
  };
  if (!(await canRelease(signing, (await read()).staged.root.metadata))) return false;
  await releaseSnapshot(signing, read);
  return true;
}
