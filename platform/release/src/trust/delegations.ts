import type { Key, Metadata, Targets } from '@tufjs/models';
import { fromJson } from './documents';
import { ownerOf } from './keys';
import { type DelegatedKind, parseDelegated, delegatedPaths, roleName } from './names';
import { LIFETIME_DAYS, type Staged, expiry, isComplete } from './signing';
import { TrustError } from './trust-error';
import { findRole } from './trusted';
import { roleKeys } from './verify-signatures';

interface RoleJson {
  name: string;
  keyids: string[];
  threshold: number;
  terminating: true;
  paths: string[];
}

interface TargetsJson {
  version: number;
  expires: string;
  targets: Record<string, unknown>;
  delegations?: { keys: Record<string, unknown>; roles: RoleJson[] };
}

/** Keys of a room or a channel, and which of its targets stay valid when its signatures end. */
interface Delegation {
  readonly kind: DelegatedKind;
  readonly name: string;
  readonly keys: readonly Key[];
  readonly threshold: number;
  /** The next generation: what the present keys signed ends, except these paths. */
  readonly restart?: { readonly keeps: (path: string) => boolean };
}

function checkDelegation({ kind, name, keys, threshold }: Delegation): void {
  const owners = new Set(keys.map(ownerOf));
  if (owners.size < threshold)
    throw new TrustError(
      `${kind} ${name} needs ${threshold} people, and would have ${owners.size}: give the key of another one`,
    );
}

/**
 * The next version of the targets with a delegation. Its keys replace the present ones. When the
 * present metadata of the role has too few of the new signatures, the next generation starts, and
 * the targets themselves list what stays valid.
 */
export async function withDelegation(
  staged: Staged,
  delegation: Delegation,
  now: Date,
): Promise<Metadata<Targets>> {
  checkDelegation(delegation);
  const { kind, name, keys, threshold } = delegation;
  const present = findRole(staged.targets.metadata, kind, name);
  const document = present === null ? null : await staged.role(present);
  const known = (present && parseDelegated(present)) || { kind, name, generation: 1 };
  const roleJson = (generation: number): RoleJson => ({
    name: roleName({ kind, name, generation }),
    keyids: keys.map(({ keyID }) => keyID),
    threshold,
    terminating: true,
    paths: delegatedPaths({ kind, name }),
  });
  const beginning = roleJson(1).paths.map((path) => path.split('*', 1)[0] ?? '');
  const make = (generation: number, restart: Delegation['restart']): Metadata<Targets> => {
    const json = staged.targets.metadata.signed.toJSON() as unknown as TargetsJson;
    const { keys: allKeys = {}, roles = [] } = json.delegations ?? {};
    const others = roles.filter((role) => role.name !== present);
    const next = [...others, roleJson(generation)];
    const given: Record<string, unknown> = {
      ...allKeys,
      ...Object.fromEntries(keys.map((key) => [key.keyID, key.toJSON()])),
    };
    const used = new Set(next.flatMap(({ keyids }) => keyids));
    const targets = Object.entries({
      ...(restart ? (document?.metadata.signed.toJSON()['targets'] as object) : {}),
      ...json.targets,
    }).filter(
      ([path]) => !restart || !beginning.some((it) => path.startsWith(it)) || restart.keeps(path),
    );
    return fromJson('targets', 'targets', {
      signatures: [],
      signed: {
        ...json,
        version: staged.freeVersion('targets', json.version),
        expires: expiry(now, LIFETIME_DAYS.targets),
        targets: Object.fromEntries(targets),
        delegations: {
          keys: Object.fromEntries(Object.entries(given).filter(([id]) => used.has(id))),
          roles: next,
        },
      },
    });
  };
  if (delegation.restart) return make(known.generation + 1, delegation.restart);
  const same = make(known.generation, undefined);
  const isSigned = document === null || isComplete([same], roleName(known), document.metadata);
  return isSigned ? same : make(known.generation + 1, { keeps: () => true });
}

/** Keys of a room or a channel now. */
export function findKeys(
  { targets }: Pick<Staged, 'targets'>,
  kind: DelegatedKind,
  name: string,
): { keys: Key[]; threshold: number } {
  const role = findRole(targets.metadata, kind, name);
  return (role && roleKeys(targets.metadata, role)) || { keys: [], threshold: 1 };
}
