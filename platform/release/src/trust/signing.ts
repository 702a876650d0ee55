import type { Key, Metadata, Root, Targets } from '@tufjs/models';
import type { StoreFiles } from '../store-files';
import { parseDocument } from './documents';
import type { FollowedTrust } from './follow-trust';
import type { Signer } from './key-files';
import { TUF, parseVersionedName, versionPath } from './names';
import { newestRoot } from './refresh';
import { TrustError } from './trust-error';
import type { Trusted, Verified } from './trusted';
import { roleKeys, verifyRole } from './verify-signatures';

/** What signing needs: the files of a store, what is verified of it, and the keys of this machine. */
export interface Signing {
  readonly files: StoreFiles;
  readonly trust: FollowedTrust;
  /** The root that this machine trusts, before anything else is verified. */
  readonly anchor: () => Promise<Verified<Root>>;
  readonly signers: () => Promise<readonly Signer[]>;
  readonly now: () => Date;
}

/** Version of the TUF specification of the written metadata. */
export const SPEC = { specVersion: '1.0.31' } as const;

export const DAY_MS = 86_400_000;

/** Days after which a document expires. CI renews snapshot and timestamp. */
export const LIFETIME_DAYS = {
  root: 365,
  targets: 365,
  delegated: 365,
  snapshot: 30,
  timestamp: 7,
} as const;

/** An expiry as TUF writes it, in whole seconds. */
export const expiry = (now: Date, days: number): string =>
  new Date(now.getTime() + days * DAY_MS).toISOString().replace(/\.\d+Z$/, 'Z');

/** The private keys of this machine among some keys. */
export const ownSigners = (signers: readonly Signer[], keys: readonly Key[]): Signer[] =>
  signers.filter(({ key }) => keys.some(({ keyID }) => keyID === key.keyID));

/** Signs with all keys of this machine that a role has. Returns the number of signatures added. */
export function signWith(
  signers: readonly Signer[],
  parents: readonly (Metadata<Root> | Metadata<Targets>)[],
  role: string,
  document: Metadata<Root | Targets>,
): number {
  const keys = parents.flatMap((parent) => roleKeys(parent, role)?.keys ?? []);
  const own = ownSigners(signers, keys);
  for (const { sign } of own) document.sign(sign);
  return own.length;
}

/** Whether the parents' keys of a role have signed a document in the required number. */
export function isComplete(
  parents: readonly (Metadata<Root> | Metadata<Targets>)[],
  role: string,
  document: Metadata<Root | Targets>,
): boolean {
  try {
    for (const parent of parents) verifyRole(parent, role, document, role);
    return true;
  } catch {
    return false;
  }
}

/** The metadata that is signed in the required number, in the snapshot or not yet. */
export type Staged = Awaited<ReturnType<typeof readStaged>>;

/** What is verified: everything, or before the first timestamp only the root. */
export type Base = Pick<Trusted, 'root'> & Partial<Pick<Trusted, 'targets' | 'roles'>>;

/** Reads the newest signed versions. Files that are not signed are ignored. */
export async function readStaged({ files }: Pick<Signing, 'files'>, base: Base) {
  const versions = (await files.list(TUF)).flatMap((name) => parseVersionedName(name) ?? []);

  async function newest(
    role: string,
    parent: Metadata<Root> | Metadata<Targets>,
    known: Verified<Targets> | null,
  ): Promise<Verified<Targets> | null> {
    const after = known?.metadata.signed.version ?? 0;
    const candidates = versions
      .filter((version) => version.role === role && version.version > after)
      .map(({ version }) => version)
      .sort((a, b) => b - a);
    for (const version of candidates) {
      const file = versionPath(role, version);
      const bytes = await files.read(file);
      try {
        if (bytes === null) continue;
        const metadata = parseDocument('targets', file, bytes);
        verifyRole(parent, role, metadata, file);
        if (metadata.signed.version === version) return { metadata, bytes };
      } catch {
        // a file that is not signed has no effect; its name stays taken
      }
    }
    return known;
  }

  const root = await newestRoot(files.read, base.root);
  const targets = await newest('targets', root.metadata, base.targets ?? null);
  if (targets === null)
    throw new TrustError('the store has no signed targets: run "npm run storefront -- keys start"');
  return {
    root,
    targets,
    /** The newest version of a delegated role; null when it has none. */
    role: async (name: string): Promise<Verified<Targets> | null> => {
      const known = base.roles?.get(name) ?? null;
      const isValid = known !== null && isComplete([targets.metadata], name, known.metadata);
      return newest(name, targets.metadata, isValid ? known : null);
    },
    /** A version that has no file. */
    freeVersion: (role: string, after: number): number => {
      const taken = new Set(
        versions.filter((it) => it.role === role).map(({ version }) => version),
      );
      let version = after + 1;
      while (taken.has(version)) version += 1;
      return version;
    },
  };
}
