import type { Metadata, Root, Targets } from '@tufjs/models';
import { z } from 'zod';
import { fromJson, computeSha256, toText } from './documents';
import { PENDING, versionPath } from './names';
import { type Signing, isComplete, signWith } from './signing';
import { SignatureNeeded, TrustError } from './trust-error';
import { signers as ownersOf } from './verify-signatures';

type Parent = Metadata<Root> | Metadata<Targets>;
type Document = Metadata<Root | Targets>;

/** A new version of a role. `parents` are all whose keys must sign: of a new root also the old one. */
export interface Proposal {
  readonly role: string;
  readonly document: Document;
  readonly parents: readonly Parent[];
  /** Files that the document describes, by their paths; written before it. */
  readonly files?: Readonly<Record<string, string>>;
}

const PendingFile = z.object({
  role: z.string(),
  document: z.unknown(),
  files: z.record(z.string(), z.string()),
});

function pendingPath({ role, document: { signed } }: Proposal): string {
  const id = computeSha256(JSON.stringify(signed.toJSON())).slice(0, 12);
  return `${PENDING}/${role}.${signed.version}.${id}.json`;
}

/**
 * Adds the signatures of this machine. A document with enough of them is written under its version;
 * returns false when that version exists. Otherwise it is stored as a proposal, and `SignatureNeeded`
 * states the number of missing signatures. Throws `TrustError` without a key that may sign.
 */
export async function propose(signing: Signing, proposal: Proposal): Promise<boolean> {
  const { files } = signing;
  const { role, document, parents } = proposal;
  const count = signWith(await signing.signers(), parents, role, document);
  if (count === 0)
    throw new TrustError(
      `no key of this machine may sign ${role}: ` +
        'set STOREFRONT_KEYS to a folder with such a key, or let its owner do this',
    );
  const file = pendingPath(proposal);
  if (isComplete(parents, role, document)) {
    for (const [path, text] of Object.entries(proposal.files ?? {}))
      await files.replace(path, text);
    const isFirst = await files.writeOnce(
      versionPath(role, document.signed.version),
      toText(document),
    );
    await files.remove(file);
    return isFirst;
  }
  const bundle = { role, document: document.toJSON(), files: proposal.files ?? {} };
  await files.replace(file, `${JSON.stringify(bundle)}\n`);
  const signed = [...new Set(parents.flatMap((parent) => ownersOf(parent, role, document)))];
  throw new SignatureNeeded(
    `version ${document.signed.version} of ${role} is signed by ${signed.join(', ')} and needs another signature: ` +
      'the owner of another key runs "npm run storefront -- keys sign"',
  );
}

/** Proposals of a store, with the signatures that they have. */
export async function readPending(
  signing: Pick<Signing, 'files'>,
): Promise<(Omit<Proposal, 'parents'> & { file: string })[]> {
  const found = [];
  for (const name of await signing.files.list(PENDING)) {
    const file = `${PENDING}/${name}`;
    const bytes = await signing.files.read(file);
    const parsed = PendingFile.safeParse(JSON.parse(bytes?.toString('utf8') ?? 'null'));
    if (!parsed.success) throw new TrustError(`${file} is no proposal: remove it`);
    const { role, document, files } = parsed.data;
    const kind = role === 'root' ? 'root' : 'targets';
    found.push({ file, role, document: fromJson(kind, file, document), files });
  }
  return found;
}
