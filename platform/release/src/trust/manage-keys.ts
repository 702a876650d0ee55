import type { Key, Metadata, Root } from '@tufjs/models';
import { computeSha256, fromJson } from './documents';
import { ownerOf } from './keys';
import { expiry, LIFETIME_DAYS, readStaged, type Signing, type Staged } from './signing';
import { TrustError } from './trust-error';
import { findKeys, withDelegation } from './delegations';
import { type DelegatedKind, parseDelegated, revisionCopy } from './names';
import { nextTargets } from './next-targets';
import { propose, readPending } from './propose';
import { releaseIfPossible } from './release-snapshot';

interface RootJson {
  version: number;
  expires: string;
  keys: Record<string, unknown>;
  roles: Record<string, { keyids: string[]; threshold: number }>;
}

/** Whether an owner has a key of the root itself, or of the roles that the root names. */
const isRootOwner = ({ root }: Pick<Staged, 'root'>, owner: string): boolean =>
  Object.values(root.metadata.signed.keys).some((key) => ownerOf(key) === owner);

/**
 * The next version of the root, in which another key takes the place of those of an owner. Without an
 * owner only its expiry changes. Both the present root and the next one must sign it.
 */
function nextRoot(
  { root }: Pick<Staged, 'root'>,
  now: Date,
  change?: { readonly owner: string; readonly by: Key },
): Metadata<Root> {
  const { signed } = root.metadata;
  const json = signed.toJSON() as unknown as RootJson;
  const old = Object.values(signed.keys).filter((key) => ownerOf(key) === change?.owner);
  const isOld = (id: string): boolean => old.some(({ keyID }) => keyID === id);
  if (change && old.length === 0) throw new TrustError(`the root has no key of ${change.owner}`);
  const keyids = (ids: readonly string[]): string[] => [
    ...new Set(ids.map((id) => (change && isOld(id) ? change.by.keyID : id))),
  ];
  const keys = Object.entries(json.keys).filter(([id]) => !isOld(id));
  if (change) keys.push([change.by.keyID, change.by.toJSON()]);
  return fromJson('root', 'root', {
    signatures: [],
    signed: {
      ...json,
      version: json.version + 1,
      expires: expiry(now, LIFETIME_DAYS.root),
      keys: Object.fromEntries(keys),
      roles: Object.fromEntries(
        Object.entries(json.roles).map(([name, role]) => [
          name,
          { ...role, keyids: keyids(role.keyids) },
        ]),
      ),
    },
  });
}

const readStagedNow = async (signing: Signing): Promise<Staged> =>
  readStaged(signing, await signing.trust.current());

async function proposeTargets(
  signing: Signing,
  staged: Staged,
  document: Awaited<ReturnType<typeof withDelegation>>,
): Promise<void> {
  const parents = [staged.root.metadata];
  if (!(await propose(signing, { role: 'targets', document, parents })))
    throw new TrustError('another version of the targets was signed first: run this again');
}

interface Grant {
  readonly kind: DelegatedKind;
  readonly name: string;
  readonly keys: readonly Key[];
  /** People that must sign; the present number without it. */
  readonly threshold?: number | undefined;
}

/** Adds keys to a room or a channel, or changes the number of people that must sign. */
export async function grant(
  signing: Signing,
  { kind, name, keys, threshold }: Grant,
): Promise<boolean> {
  const staged = await readStagedNow(signing);
  const present = findKeys(staged, kind, name);
  const all = [...new Map([...present.keys, ...keys].map((key) => [key.keyID, key])).values()];
  const delegation = { kind, name, keys: all, threshold: threshold ?? present.threshold };
  await proposeTargets(signing, staged, await withDelegation(staged, delegation, signing.now()));
  return releaseIfPossible(signing);
}

interface Replacement {
  readonly owner: string;
  /** Takes the place of the owner's keys; null to remove them. */
  readonly by: Key | null;
  /** Whether a path of a room stays valid, although the owner may have signed it. */
  readonly keeps: (path: string) => boolean;
}

/** Roles that name a key of an owner. */
function listRoles({ targets }: Staged, owner: string): string[] {
  const { delegations } = targets.metadata.signed;
  return Object.values(delegations?.roles ?? {})
    .filter(({ keyIDs }) =>
      keyIDs.some((id) => delegations?.keys[id] && ownerOf(delegations.keys[id]) === owner),
    )
    .map(({ name }) => name);
}

/**
 * Removes the keys of an owner everywhere, or puts another key in their place. Rooms and channels start
 * their next generation: what was signed ends, except what the targets list. Returns what changed.
 */
export async function replaceOwner(
  signing: Signing,
  { owner, by, keeps }: Replacement,
): Promise<{ changed: string[]; isReleased: boolean }> {
  const changed: string[] = [];
  let staged = await readStagedNow(signing);
  if (isRootOwner(staged, owner)) {
    if (by === null)
      throw new TrustError(
        `${owner} holds a key of the root: give the key that replaces it, --with <file>`,
      );
    const document = nextRoot(staged, signing.now(), { owner, by });
    const parents = [staged.root.metadata, document];
    if (!(await propose(signing, { role: 'root', document, parents })))
      throw new TrustError(
        `version ${document.signed.version} of the root exists: restore or remove that file`,
      );
    changed.push('root');
    staged = await readStagedNow(signing);
    await renewTargets(signing, staged);
    staged = await readStagedNow(signing);
  }
  for (const role of listRoles(staged, owner)) {
    const delegated = parseDelegated(role);
    if (delegated === null) continue;
    const { kind, name } = delegated;
    const { keys, threshold } = findKeys(staged, kind, name);
    const others = keys.filter((key) => ownerOf(key) !== owner);
    const restart = { keeps: (path: string) => kind === 'channel' || keeps(path) };
    const delegation = { kind, name, keys: by ? [...others, by] : others, threshold, restart };
    await proposeTargets(signing, staged, await withDelegation(staged, delegation, signing.now()));
    changed.push(`${kind} ${name}`);
    staged = await readStagedNow(signing);
  }
  if (changed.length === 0) throw new TrustError(`${owner} has no key in this store`);
  return { changed, isReleased: await releaseIfPossible(signing) };
}

const renewTargets = (signing: Signing, staged: Staged): Promise<void> =>
  proposeTargets(signing, staged, nextTargets(staged, signing.now()));

/** Signs the present contents of a role again, with another expiry and the present keys. */
export async function renew(signing: Signing, role: string): Promise<boolean> {
  const staged = await readStagedNow(signing);
  if (role === 'root') {
    const document = nextRoot(staged, signing.now());
    await propose(signing, { role, document, parents: [staged.root.metadata, document] });
  } else if (role === 'targets') {
    await renewTargets(signing, staged);
  } else {
    const known = await staged.role(role);
    if (known === null)
      throw new TrustError(`${role} has no signed contents: "keys status" lists the roles`);
    const { signed } = known.metadata;
    const version = staged.freeVersion(role, signed.version);
    const expires = expiry(signing.now(), LIFETIME_DAYS.delegated);
    const document = fromJson('targets', role, {
      signatures: [],
      signed: { ...signed.toJSON(), version, expires },
    });
    await propose(signing, { role, document, parents: [staged.targets.metadata] });
  }
  return releaseIfPossible(signing);
}

/**
 * Adds the signatures of this machine to a proposal, and writes the version when they are enough. Only
 * files that the proposal itself names by their hash are written.
 */
export async function signPending(signing: Signing, id: string): Promise<boolean> {
  const found = (await readPending(signing)).find(({ file }) => file.includes(id));
  if (!found) throw new TrustError(`no proposal ${id} waits: "keys pending" lists them`);
  const staged = await readStagedNow(signing);
  const { role, document } = found;
  const parents =
    role === 'root'
      ? [staged.root.metadata, document as never]
      : [role === 'targets' ? staged.root.metadata : staged.targets.metadata];
  const files = Object.fromEntries(
    Object.entries(found.files ?? {}).filter(([path, text]) => {
      const named = 'targets' in document.signed ? document.signed.targets : {};
      return (
        path === revisionCopy(computeSha256(text)) ||
        named[path]?.hashes['sha256'] === computeSha256(text)
      );
    }),
  );
  await propose(signing, { role, document, parents, files });
  return releaseIfPossible(signing);
}
