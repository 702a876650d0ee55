import { existsSync } from 'node:fs';
import { userInfo } from 'node:os';
import path from 'node:path';
import { openStore, type Store } from '../store';
import { followTrust } from './follow-trust';
import { readSigners } from './key-files';
import { isGateTarget, isPreviewPath, revisionOfPath } from './names';
import { ownAuthor, signBuild, signRevision, toTarget } from './sign-content';
import { nextTargets } from './next-targets';
import { propose } from './propose';
import { releaseIfPossible } from './release-snapshot';
import { readStaged, type Signing } from './signing';
import { previewAuthor, signPreview } from './signed-previews';
import { TrustError } from './trust-error';
import type { StoreTrust } from './store-trust';
import { ROOT_FILE, trustFolder } from './trust-folder';
import { trustReport } from './trust-report';
import { expiries } from './trusted';
import { unverifiedStore } from './unverified-store';
import { verifiedFiles } from './verified-files';

/**
 * Signs a version of the published gate with the offline keys, since it decides what every promoter must
 * run. Returns false when this version is signed already. Throws `SignatureNeeded` until two holders
 * have signed, and `TrustError` when CI must release an earlier version.
 */
async function signGate(signing: Signing, file: string, text: string): Promise<boolean> {
  const staged = await readStaged(signing, await signing.trust.current());
  if (Object.hasOwn(staged.targets.metadata.signed.targets, file)) {
    if (await releaseIfPossible(signing)) return false;
    throw new TrustError(
      `${file} is signed and waits for CI: ` +
        'run "npm run storefront -- keys timestamp" there, and then this again',
    );
  }
  const document = nextTargets(staged, signing.now(), { [file]: toTarget(file, text) });
  const parents = [staged.root.metadata];
  const isFirst = await propose(signing, {
    role: 'targets',
    document,
    parents,
    files: { [file]: text },
  });
  if (isFirst) await releaseIfPossible(signing);
  return isFirst;
}

export interface TrustOptions {
  /** Folder with `root.json`, outside the store; by default `trust` beside the store. */
  readonly trust?: string | undefined;
  /** Folder with private keys. */
  readonly keys?: string | undefined;
  readonly passphrase?: string | undefined;
  readonly log?: (line: string) => void;
  readonly now?: () => Date;
}

export const defaultTrust = (root: string): string => path.join(root, '..', 'trust');

/** The trust options that the environment sets. */
export const trustFromEnv = (env: NodeJS.ProcessEnv): TrustOptions => ({
  trust: env['STOREFRONT_TRUST'] || undefined,
  keys: env['STOREFRONT_KEYS'] || undefined,
  passphrase: env['STOREFRONT_KEY_PASSPHRASE'] || undefined,
});

/** What signs in a store; `root.json` of the folder of trust need not exist yet. */
function createSigning(
  store: Store,
  options: TrustOptions & { readonly acceptsExpired?: boolean },
): { signing: Signing; report: ReturnType<typeof trustReport> } {
  const { keys, passphrase, log = () => undefined, now = () => new Date() } = options;
  const { acceptsExpired = false } = options;
  const report = trustReport(log);
  const folder = trustFolder(options.trust ?? defaultTrust(store.root));
  const trust = followTrust(store.files.read, folder, report, { now, acceptsExpired });
  const signing: Signing = {
    files: store.files,
    trust,
    anchor: async () => (await folder.load()).root,
    signers: async () => (keys === undefined ? [] : readSigners(keys, passphrase)),
    now,
  };
  return { signing, report };
}

/** What manages keys, in a store that may not be signed yet or has expired. */
export const openSigning = (store: Store, options: TrustOptions): Signing =>
  createSigning(store, { ...options, acceptsExpired: true }).signing;

/** Authors that a program writes when no person is named. */
const UNNAMED: ReadonlySet<string> = new Set(['', 'guard']);

function systemUser(): string {
  try {
    return userInfo().username;
  } catch {
    return '';
  }
}

function findAlarms(signing: Signing, failures: readonly string[]): string[] {
  const now = signing.now().getTime();
  const trusted = signing.trust.last();
  const expired = (trusted ? expiries(trusted) : []).filter(({ at }) => at <= now);
  return [
    ...failures,
    ...expired.map(
      ({ name, at }) =>
        `${name} expired at ${new Date(at).toISOString()}: what was verified is still served, ` +
        'and changes are refused until it is signed again',
    ),
  ];
}

function createTrust({ signing, report }: ReturnType<typeof createSigning>): StoreTrust {
  return {
    signing,
    alarms: () => findAlarms(signing, report.failures()),
    refused: report.refused,
    secondsLeft: () => {
      const trusted = signing.trust.last();
      if (trusted === null) return Number.NaN;
      return (Math.min(...expiries(trusted).map(({ at }) => at)) - signing.now().getTime()) / 1000;
    },
    signBuild: (build, published) => signBuild(signing, build, published),
    author: async (channel, by) => {
      const owners = await ownAuthor(signing, 'channel', channel);
      if (owners.includes(by)) return by;
      const [owner] = owners;
      if (owner === undefined)
        throw new TrustError(
          `no key of this machine may change channel ${channel}: set STOREFRONT_KEYS to a folder with a promoter's key`,
        );
      if (!UNNAMED.has(by) && by !== systemUser())
        throw new TrustError(
          `--by ${by} is refused: the key of this machine belongs to ${owner}. Leave out --by`,
        );
      return owner;
    },
    previewAuthor: async (rooms) => {
      const { targets } = await signing.trust.current();
      return previewAuthor(targets.metadata, await signing.signers(), rooms);
    },
    release: () => releaseIfPossible(signing),
  };
}

/**
 * Opens a store. With a root in the folder of trust everything that is read is verified, and changes are
 * signed; without one the store is read as it is, which is logged once, and a signed store is not
 * changed.
 */
export function openTrustedStore(folder: string, options: TrustOptions = {}): Store {
  const store = openStore(folder);
  const place = options.trust ?? defaultTrust(store.root);
  if (!existsSync(path.join(place, ROOT_FILE))) {
    const unverified = unverifiedStore(store, path.join(place, ROOT_FILE));
    options.log?.(
      unverified.unverified ??
        `The store is not verified: ${path.join(place, ROOT_FILE)} is missing. docs/keys.md describes how to sign it.`,
    );
    return unverified;
  }
  const made = createSigning(store, options);
  const { signing } = made;
  const read = verifiedFiles(store.files, signing.trust, made.report);
  const files: Store['files'] = {
    ...store.files,
    ...read,
    writeOnce: (file, text) => {
      const revision = revisionOfPath(file);
      if (revision) return signRevision(signing, revision.channel, text);
      return isGateTarget(file) ? signGate(signing, file, text) : store.files.writeOnce(file, text);
    },
    replace: async (file, text) => {
      if (!isPreviewPath(file)) return store.files.replace(file, text);
      const { targets } = await signing.trust.current();
      const signed = signPreview(targets.metadata, await signing.signers(), file, text);
      return store.files.replace(file, signed);
    },
  };
  return { root: store.root, files, trust: createTrust(made) };
}
