import {
  type BuildRecord,
  BuildRecord as BuildContract,
  ChannelRevision,
  buildId,
} from '@storefront/compositions';
import { Metadata, TargetFile, Targets } from '@tufjs/models';
import { isDeepStrictEqual } from 'node:util';
import { parseJson } from '../parse-json';
import { computeSha256 } from './documents';
import { ownerOf } from './keys';
import {
  type DelegatedKind,
  buildTarget,
  compositionTarget,
  revisionCopy,
  revisionTarget,
  revisionOfPath,
  statementTarget,
} from './names';
import { propose } from './propose';
import { buildStatement } from './provenance';
import { releaseIfPossible } from './release-snapshot';
import {
  LIFETIME_DAYS,
  SPEC,
  type Signing,
  type Staged,
  expiry,
  ownSigners,
  readStaged,
} from './signing';
import { TrustError } from './trust-error';
import { findHead, findRole } from './trusted';
import { roleKeys } from './verify-signatures';

export const toTarget = (path: string, bytes: string | Buffer, custom?: unknown): TargetFile =>
  new TargetFile({
    path,
    length: Buffer.byteLength(bytes),
    hashes: { sha256: computeSha256(bytes) },
    ...(custom === undefined ? {} : { unrecognizedFields: { custom: custom as never } }),
  });

interface Place {
  readonly staged: Staged;
  readonly role: string;
  readonly known: Targets | null;
}

async function findPlace(signing: Signing, kind: DelegatedKind, name: string): Promise<Place> {
  const staged = await readStaged(signing, await signing.trust.current());
  const role = findRole(staged.targets.metadata, kind, name);
  if (role === null)
    throw new TrustError(
      `no keys are configured for ${kind} ${name}: ` +
        `run "npm run storefront -- keys grant ${kind} ${name}" with the targets keys`,
    );
  return { staged, role, known: (await staged.role(role))?.metadata.signed ?? null };
}

async function publishTargets(
  signing: Signing,
  { staged, role, known }: Place,
  targets: Record<string, TargetFile>,
  files: Record<string, string> = {},
): Promise<boolean> {
  const signed = new Targets({
    ...SPEC,
    version: staged.freeVersion(role, known?.version ?? 0),
    expires: expiry(signing.now(), LIFETIME_DAYS.delegated),
    targets,
  });
  const document = new Metadata(signed);
  return propose(signing, { role, document, parents: [staged.targets.metadata], files });
}

/** Owner of the first key of this machine that may sign for a room or a channel; null for none. */
export async function ownAuthor(
  signing: Signing,
  kind: DelegatedKind,
  name: string,
): Promise<readonly string[]> {
  const { targets } = await signing.trust.current();
  const role = findRole(targets.metadata, kind, name);
  const keys = (role && roleKeys(targets.metadata, role)?.keys) || [];
  return ownSigners(await signing.signers(), keys).map(({ key }) => ownerOf(key));
}

/** Other writers that may be faster before this one gives up. */
const MAX_ATTEMPTS = 50;

/**
 * Signs a build that is in the store, and a statement of its provenance, with the keys of its room.
 * Returns false when CI must still release it.
 * `published` is when it was published, as `published.json` has it.
 */
export async function signBuild(
  signing: Signing,
  build: BuildRecord,
  published: unknown,
): Promise<boolean> {
  const id = buildId(build);
  const file = buildTarget(build.name, id);
  const bytes = await signing.files.read(file);
  const { sharedFiles: _, ...stored } = parseJson(file, bytes ?? Buffer.alloc(0), BuildContract);
  const { sharedFiles: __, ...expected } = build;
  if (bytes === null || !isDeepStrictEqual(stored, BuildContract.parse(expected)))
    throw new TrustError(
      `builds/${build.name}/${id} has other contents than this build: remove the folder, and publish again`,
    );
  for (let attempt = 0; attempt < MAX_ATTEMPTS; attempt += 1) {
    const place = await findPlace(signing, 'room', build.name);
    const keys = roleKeys(place.staged.targets.metadata, place.role)?.keys ?? [];
    const statement = buildStatement(
      { build, id, sha256: computeSha256(bytes) },
      ownSigners(await signing.signers(), keys),
    );
    const path = statementTarget(build.name, id);
    const targets = {
      ...place.known?.targets,
      [file]: toTarget(file, bytes, { published }),
      [path]: toTarget(path, statement),
    };
    if (await publishTargets(signing, place, targets, { [path]: statement }))
      return releaseIfPossible(signing);
  }
  throw new TrustError(`other writers of ${build.name} were faster too often: publish again`);
}

/**
 * Signs the next revision of a channel with the keys of this machine, and makes it effective with the
 * key of CI. Returns false when another writer signed a revision first. Throws `SignatureNeeded` when
 * another person must sign too, and `TrustError` when CI must release an earlier one.
 */
export async function signRevision(
  signing: Signing,
  channel: string,
  text: string,
): Promise<boolean> {
  const revision = parseJson('revision', Buffer.from(text), ChannelRevision);
  const place = await findPlace(signing, 'channel', channel);
  const waiting = Object.keys(place.known?.targets ?? {}).some(
    (path) => (revisionOfPath(path)?.revision ?? 0) >= revision.revision,
  );
  if (waiting) {
    if (await releaseIfPossible(signing)) return false;
    throw new TrustError(
      `a revision of ${channel} is signed and waits for CI: ` +
        'run "npm run storefront -- keys timestamp" there, and then this again',
    );
  }
  const path = revisionTarget(channel, revision.revision);
  const targets: Record<string, TargetFile> = { [path]: toTarget(path, text) };
  for (const hash of new Set([revision.composition, ...Object.values(revision.variants)])) {
    const bytes = await signing.files.read(`compositions/${hash}.json`);
    if (bytes === null) throw new TrustError(`compositions/${hash}.json is not there`);
    const target = compositionTarget(channel, hash);
    targets[target] = toTarget(target, bytes);
  }
  const copy = { [revisionCopy(computeSha256(text))]: text };
  if (!(await publishTargets(signing, place, targets, copy))) return false;
  if (await releaseIfPossible(signing)) await mirrorHead(signing, channel);
  return true;
}

/** Writes the signed revision under its number, for readers without keys. */
export async function mirrorHead({ files, trust }: Signing, channel: string): Promise<void> {
  const head = findHead(await trust.current(), channel);
  const bytes = head && (await files.read(revisionCopy(head.sha256)));
  if (head && bytes)
    await files.replace(revisionTarget(channel, head.revision), bytes.toString('utf8'));
}
