import type { Metadata, Root, Snapshot, Targets, Timestamp } from '@tufjs/models';
import { isDeepStrictEqual } from 'node:util';
import { parseDocument } from './documents';
import { delegatedPaths, parseDelegated, TIMESTAMP, versionPath } from './names';
import { TrustError } from './trust-error';
import { needed, neededTimestamp, type ReadDocument } from './needed-document';
import type { Trusted, Verified } from './trusted';
import { roleKeys, verifyRole } from './verify-signatures';

/**
 * Delegations must be those of rooms and channels: one generation of each, with the paths of its
 * name. So no role can sign what belongs to another.
 */
function checkDelegations({ signed }: Metadata<Targets>): void {
  const names = new Set<string>();
  for (const role of Object.values(signed.delegations?.roles ?? {})) {
    const delegated = parseDelegated(role.name);
    if (delegated === null || !isDeepStrictEqual(role.paths, delegatedPaths(delegated)))
      throw new TrustError(`the delegation ${role.name} is not that of one room or channel`);
    const name = `${delegated.kind} ${delegated.name}`;
    if (names.has(name)) throw new TrustError(`two delegations are of ${name}`);
    names.add(name);
  }
}

/** The last verified metadata, or at first only the root that was given to this machine. */
export type Before = Trusted | (Pick<Trusted, 'root'> & { readonly timestamp?: undefined });

/** Rotations of the root in one step. */
const MAX_ROOTS = 1000;

/** Every next version of the root, each signed by the keys of the one before and by its own. */
export async function newestRoot(
  read: ReadDocument,
  before: Verified<Root>,
): Promise<Verified<Root>> {
  let root = before;
  for (let count = 0; count < MAX_ROOTS; count += 1) {
    const version = root.metadata.signed.version + 1;
    const file = versionPath('root', version);
    const bytes = await read(file);
    if (bytes === null) return root;
    const metadata = parseDocument('root', file, bytes);
    verifyRole(root.metadata, 'root', metadata, file);
    verifyRole(metadata, 'root', metadata, file);
    if (metadata.signed.version !== version)
      throw new TrustError(`${file} states version ${metadata.signed.version}`);
    root = { metadata, bytes };
  }
  throw new TrustError(`the store has more than ${MAX_ROOTS} new versions of the root`);
}

/** After a rotation of these keys, versions signed by the old ones do not count any more. */
function isRotated(before: Metadata<Root>, now: Metadata<Root>): boolean {
  const ids = (root: Metadata<Root>, role: string): string =>
    (roleKeys(root, role)?.keys ?? [])
      .map(({ keyID }) => keyID)
      .sort()
      .join();
  return ['timestamp', 'snapshot'].some((role) => ids(before, role) !== ids(now, role));
}

function refuseOlder(what: string, version: number, known: number): void {
  if (version < known)
    throw new TrustError(
      `the store offers version ${version} of ${what}, after version ${known}: ` +
        'an old copy was put back. Copy the newest store to this place',
    );
}

function refuseExpired(
  name: string,
  { signed }: Metadata<Root | Targets | Snapshot | Timestamp>,
  now: Date | null,
): void {
  if (now !== null && signed.isExpired(now))
    throw new TrustError(
      `a change is refused: ${name} expired at ${signed.expires}. ` +
        (name === 'timestamp' || name === 'snapshot'
          ? 'Run "npm run storefront -- keys timestamp" with the key of CI'
          : `Sign it again with "npm run storefront -- keys renew ${name}"`),
    );
}

/** A document that the snapshot names, with the version and the hash that it names. */
async function named(
  read: ReadDocument,
  snapshot: Metadata<Snapshot>,
  role: string,
  known: Verified<Targets> | undefined,
): Promise<Verified<Targets>> {
  const meta = snapshot.signed.meta[`${role}.json`];
  if (!meta) throw new TrustError(`the snapshot names no ${role}`);
  const file = versionPath(role, meta.version);
  const isKnown = known?.metadata.signed.version === meta.version;
  const bytes = isKnown ? known.bytes : await needed(read, file);
  try {
    meta.verify(bytes);
  } catch {
    throw new TrustError(
      `${file} is not the file that the snapshot names: restore it from a backup`,
    );
  }
  const metadata = isKnown ? known.metadata : parseDocument('targets', file, bytes);
  if (metadata.signed.version !== meta.version)
    throw new TrustError(`${file} states version ${metadata.signed.version}`);
  return { metadata, bytes };
}

async function readRoles(
  read: ReadDocument,
  snapshot: Metadata<Snapshot>,
  targets: Metadata<Targets>,
  before: Trusted | null,
  now: Date | null,
): Promise<Map<string, Verified<Targets>>> {
  const roles = new Map<string, Verified<Targets>>();
  for (const role of Object.keys(targets.signed.delegations?.roles ?? {})) {
    if (!snapshot.signed.meta[`${role}.json`]) continue; // nothing was signed in this generation yet
    const known = before?.roles.get(role);
    const document = await named(read, snapshot, role, known);
    verifyRole(
      targets,
      role,
      document.metadata,
      versionPath(role, document.metadata.signed.version),
    );
    if (before !== null && known?.bytes !== document.bytes)
      refuseExpired(role, document.metadata, now);
    roles.set(role, document);
  }
  return roles;
}

/**
 * Verifies what a store offers against the last verified metadata, in the order of the TUF
 * specification (5.3 to 5.6). Returns `before` when the timestamp is the same. An expired document is
 * a refused change; without verified metadata it is accepted, because expiry must not close a
 * restaurant, and without `now`. Throws `TrustError` with what is wrong and what to do.
 */
export async function refresh(
  read: ReadDocument,
  before: Before,
  now: Date | null,
): Promise<Trusted> {
  const root = await newestRoot(read, before.root);
  const known = before.timestamp === undefined ? null : before;
  const bytes = await neededTimestamp(read, known !== null);
  if (known && root === known.root && known.timestamp.bytes.equals(bytes)) return known;
  if (known) refuseExpired('root', root.metadata, now);
  const floor = known && !isRotated(known.root.metadata, root.metadata) ? known : null;

  const timestamp = parseDocument('timestamp', TIMESTAMP, bytes);
  verifyRole(root.metadata, 'timestamp', timestamp, TIMESTAMP);
  if (floor) {
    refuseOlder('timestamp', timestamp.signed.version, floor.timestamp.metadata.signed.version);
    if (
      timestamp.signed.version === floor.timestamp.metadata.signed.version &&
      !floor.timestamp.bytes.equals(bytes)
    )
      throw new TrustError(`${TIMESTAMP} has two contents of version ${timestamp.signed.version}`);
  }
  if (known) refuseExpired('timestamp', timestamp, now);

  const { snapshotMeta } = timestamp.signed;
  const snapshotFile = versionPath('snapshot', snapshotMeta.version);
  const snapshotBytes = await needed(read, snapshotFile);
  try {
    snapshotMeta.verify(snapshotBytes);
  } catch {
    throw new TrustError(
      `${snapshotFile} is not the file that the timestamp names: restore it from a backup`,
    );
  }
  const snapshot = parseDocument('snapshot', snapshotFile, snapshotBytes);
  verifyRole(root.metadata, 'snapshot', snapshot, snapshotFile);
  for (const [name, { version }] of Object.entries(floor?.snapshot.metadata.signed.meta ?? {})) {
    const role = name.replace(/\.json$/, '');
    refuseOlder(role, snapshot.signed.meta[name]?.version ?? 0, version);
  }
  if (known) refuseExpired('snapshot', snapshot, now);

  const targets = await named(read, snapshot, 'targets', known?.targets);
  verifyRole(
    root.metadata,
    'targets',
    targets.metadata,
    versionPath('targets', targets.metadata.signed.version),
  );
  checkDelegations(targets.metadata);
  if (known) refuseExpired('targets', targets.metadata, now);
  const roles = await readRoles(read, snapshot, targets.metadata, known, now);
  return {
    root,
    timestamp: { metadata: timestamp, bytes },
    snapshot: { metadata: snapshot, bytes: snapshotBytes },
    targets,
    roles,
  };
}
