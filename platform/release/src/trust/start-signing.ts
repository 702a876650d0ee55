import { createHash } from 'node:crypto';
import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { recordKey } from '@storefront/compositions';
import { type Key, Metadata, Root, Targets } from '@tufjs/models';
import { publishedBuilds } from '../published';
import {
  type Store,
  buildPath,
  listChannels,
  compositionPath,
  listBuildNames,
  readBuild,
  readComposition,
  readRevision,
  revisionPath,
  listRevisions,
} from '../store';
import { computeSha256, toText } from './documents';
import { ownerOf } from './keys';
import {
  GATE,
  TUF,
  buildTarget,
  compositionTarget,
  isGateTarget,
  revisionTarget,
  statementTarget,
  versionPath,
} from './names';
import { toTarget } from './sign-content';
import { LIFETIME_DAYS, SPEC, type Signing, expiry, isComplete, signWith } from './signing';
import { TrustError } from './trust-error';
import { ROOT_FILE } from './trust-folder';

/** Of the three keys of root and targets, as many must sign. */
const OFFLINE = { keys: 3, threshold: 2 } as const;

interface StartKeys {
  /** Public keys of three people, for root and targets. */
  readonly holders: readonly Key[];
  /** Public key of CI, for snapshot and timestamp. */
  readonly ci: Key;
}

function checkHolders({ holders, ci }: StartKeys): void {
  if (new Set(holders.map(ownerOf)).size !== OFFLINE.keys)
    throw new TrustError(`root and targets need the keys of ${OFFLINE.keys} different people`);
  if (holders.some(({ keyID }) => keyID === ci.keyID))
    throw new TrustError('the key of CI must not be a key of the root: CI holds it online');
}

function firstRoot({ holders, ci }: StartKeys, now: Date): Metadata<Root> {
  const signed = new Root({
    ...SPEC,
    version: 1,
    expires: expiry(now, LIFETIME_DAYS.root),
    consistentSnapshot: true,
  });
  for (const key of holders) for (const role of ['root', 'targets']) signed.addKey(key, role);
  for (const role of ['snapshot', 'timestamp']) signed.addKey(ci, role);
  for (const role of ['root', 'targets'] as const) {
    const given = signed.roles[role];
    if (given) Object.assign(given, { threshold: OFFLINE.threshold });
  }
  return new Metadata(signed);
}

/** Everything in an unsigned store as targets. Each file of a build is compared with its record. */
async function presentTargets(store: Store): Promise<Targets['targets']> {
  const targets: Targets['targets'] = {};
  const add = async (path: string, file: string, custom?: unknown): Promise<void> => {
    const bytes = await store.files.read(file);
    if (bytes === null) throw new TrustError(`${file} is not there`);
    targets[path] = toTarget(path, bytes, custom);
  };
  for (const name of await listBuildNames(store))
    for (const { id, order, at } of await publishedBuilds(store, name)) {
      const record = await readBuild(store, name, id);
      for (const file of record.files) {
        const bytes = await store.files.read(`${buildPath(name, id)}/${file.path}`);
        const hash = bytes && createHash('sha384').update(bytes).digest('base64');
        if (`sha384-${hash}` !== file.integrity)
          throw new TrustError(
            `builds/${name}/${id}/${file.path} is not the file of its record: ` +
              `remove builds/${recordKey({ name, id })}, or restore it`,
          );
      }
      await add(buildTarget(name, id), buildTarget(name, id), { published: { order, at } });
      const statement = statementTarget(name, id);
      if ((await store.files.read(statement)) !== null) await add(statement, statement);
    }
  for (const channel of await listChannels(store)) {
    const revisions = await listRevisions(store, channel);
    for (const revision of revisions)
      await add(revisionTarget(channel, revision), revisionPath(channel, revision));
    const newest = revisions.at(-1);
    if (newest === undefined) continue;
    const { composition, variants } = await readRevision(store, channel, newest);
    for (const hash of [composition, ...Object.values(variants)]) {
      await readComposition(store, hash);
      await add(compositionTarget(channel, hash), compositionPath(hash));
    }
  }
  for (const name of await store.files.list(GATE)) {
    const file = `${GATE}/${name}`;
    if (isGateTarget(file)) await add(file, file);
  }
  return targets;
}

/**
 * Signs a store for the first time: the root, and targets with everything that `store` holds now. Two
 * of the three holders sign here. The root is also written to the folder of trust of this machine.
 * With `isAnew` the present signatures are removed, after two holders have lost their keys: give a
 * verified store, so that only what they cover is signed.
 */
export async function startSigning(
  store: Store,
  { signers, now, files }: Pick<Signing, 'signers' | 'now' | 'files'>,
  trust: string,
  keys: StartKeys,
  isAnew = false,
): Promise<{ targets: number; root: string }> {
  checkHolders(keys);
  if (isAnew && !store.trust)
    throw new TrustError(
      'sign anew on a machine that verifies the store: its folder of trust has no root.json',
    );
  const root = firstRoot(keys, now());
  const targets = new Metadata(
    new Targets({
      ...SPEC,
      version: 1,
      expires: expiry(now(), LIFETIME_DAYS.targets),
      targets: await presentTargets(store),
    }),
  );
  const own = await signers();
  for (const [role, document] of [
    ['root', root],
    ['targets', targets],
  ] as const) {
    signWith(own, [root], role, document);
    if (!isComplete([root], role, document))
      throw new TrustError(
        `the private keys of ${OFFLINE.threshold} of the ${OFFLINE.keys} holders must be in the folder of keys`,
      );
  }
  if (isAnew) await files.remove(TUF);
  for (const [role, document] of [
    ['root', root],
    ['targets', targets],
  ] as const) {
    if (!(await files.writeOnce(versionPath(role, 1), toText(document))))
      throw new TrustError(`${versionPath(role, 1)} exists: the store is signed already`);
  }
  await mkdir(trust, { recursive: true });
  await writeFile(path.join(trust, ROOT_FILE), toText(root));
  return { targets: Object.keys(targets.signed.targets).length, root: computeSha256(toText(root)) };
}
