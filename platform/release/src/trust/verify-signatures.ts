import type { Key, Metadata, Root, Snapshot, Targets, Timestamp } from '@tufjs/models';
import { ownerOf } from './keys';
import { TrustError } from './trust-error';

type Parent = Metadata<Root> | Metadata<Targets>;
type Signed = Metadata<Root | Targets | Snapshot | Timestamp>;

/** The keys of a role and the number of them that must sign; null when the parent has no such role. */
export function roleKeys(
  { signed }: Parent,
  role: string,
): { keys: Key[]; threshold: number } | null {
  const [given, keys] =
    'roles' in signed
      ? [signed.roles[role], signed.keys]
      : [signed.delegations?.roles?.[role], signed.delegations?.keys ?? {}];
  if (!given) return null;
  const found = given.keyIDs.map((id) => keys[id]).filter((key) => key !== undefined);
  return { keys: found, threshold: given.threshold };
}

/** Owners whose keys of the role have signed; two keys of one person count once. */
export function signers(parent: Parent, role: string, document: Signed): string[] {
  const valid = (roleKeys(parent, role)?.keys ?? []).filter((key) => {
    try {
      key.verifySignature(document);
      return true;
    } catch {
      return false;
    }
  });
  return [...new Set(valid.map(ownerOf))];
}

/** Throws `TrustError` unless enough people of the role have signed the document. */
export function verifyRole(parent: Parent, role: string, document: Signed, file: string): void {
  const given = roleKeys(parent, role);
  if (given === null) throw new TrustError(`${file}: no keys are configured for ${role}`);
  const owners = signers(parent, role, document);
  const failed = () =>
    new TrustError(
      `${file} is signed by ${owners.length} of ${given.threshold} required owners of keys of ${role}` +
        (owners.length === 0 ? '' : ` (${owners.join(', ')})`) +
        ': sign it with a key that is configured, or restore the file',
    );
  if (owners.length < given.threshold) throw failed();
  try {
    parent.verifyDelegate(role, document);
  } catch {
    throw failed();
  }
}
