import type { Root, Targets } from '@tufjs/models';
import { ownerOf } from './keys';
import { readPending } from './propose';
import { type Signing, readStaged } from './signing';
import { signers } from './verify-signatures';

/** A proposal for the person that may sign it. */
interface DescribedProposal {
  readonly id: string;
  readonly role: string;
  readonly version: number;
  /** Owners that signed it. Without any it is from someone without a key. */
  readonly signedBy: readonly string[];
  /** What it adds (+) and removes (-). */
  readonly changes: readonly string[];
}

const entries = (signed: Root | Targets): Map<string, string> => {
  const found = new Map<string, string>();
  const people = (keys: Root['keys'], ids: readonly string[]): string =>
    ids.map((id) => (keys[id] ? `${ownerOf(keys[id])} (${id.slice(0, 8)})` : id)).join(', ');
  if ('roles' in signed) {
    for (const [name, { keyIDs, threshold }] of Object.entries(signed.roles))
      found.set(`role ${name}`, `${threshold} of ${people(signed.keys, keyIDs)}`);
    return found;
  }
  for (const [path, { hashes }] of Object.entries(signed.targets))
    found.set(path, hashes['sha256']?.slice(0, 12) ?? '');
  for (const { name, keyIDs, threshold } of Object.values(signed.delegations?.roles ?? {}))
    found.set(`role ${name}`, `${threshold} of ${people(signed.delegations?.keys ?? {}, keyIDs)}`);
  return found;
};

function changes(before: Root | Targets | null, after: Root | Targets): string[] {
  const [old, now] = [before ? entries(before) : new Map<string, string>(), entries(after)];
  return [
    ...[...now]
      .filter(([key, value]) => old.get(key) !== value)
      .map(([key, it]) => `+ ${key}: ${it}`),
    ...[...old]
      .filter(([key, value]) => now.get(key) !== value)
      .map(([key, it]) => `- ${key}: ${it}`),
  ];
}

/** The proposals of a store, compared with what is signed. */
export async function describeProposals(signing: Signing): Promise<DescribedProposal[]> {
  const staged = await readStaged(signing, await signing.trust.current());
  const described: DescribedProposal[] = [];
  for (const { file, role, document } of await readPending(signing)) {
    const known =
      role === 'root'
        ? staged.root.metadata.signed
        : role === 'targets'
          ? staged.targets.metadata.signed
          : ((await staged.role(role))?.metadata.signed ?? null);
    const parent = role === 'root' || role === 'targets' ? staged.root : staged.targets;
    described.push({
      id: /([0-9a-f]{12})\.json$/.exec(file)?.[1] ?? file,
      role,
      version: document.signed.version,
      signedBy: signers(parent.metadata, role, document),
      changes: changes(known, document.signed),
    });
  }
  return described;
}

export const proposalLines = ({
  id,
  role,
  version,
  signedBy,
  changes: all,
}: DescribedProposal): string[] => [
  `${id}  version ${version} of ${role}, signed by ` +
    (signedBy.length === 0 ? 'no valid key: do not sign it' : signedBy.join(', ')),
  ...all.map((line) => `  ${line}`),
];
