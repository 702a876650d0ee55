import type { Metadata, Root, Snapshot, TargetFile, Targets, Timestamp } from '@tufjs/models';
import {
  parseDelegated,
  delegatedPaths,
  revisionOfPath,
  roleName,
  type DelegatedKind,
} from './names';

/** A document with the bytes that were verified. */
export interface Verified<Type extends Root | Targets | Snapshot | Timestamp> {
  readonly metadata: Metadata<Type>;
  readonly bytes: Buffer;
}

/** The verified metadata of a store. */
export interface Trusted {
  readonly root: Verified<Root>;
  readonly timestamp: Verified<Timestamp>;
  readonly snapshot: Verified<Snapshot>;
  readonly targets: Verified<Targets>;
  /** Delegated roles with metadata, by their names. */
  readonly roles: ReadonlyMap<string, Verified<Targets>>;
}

/** Name of the role of a room or a channel, of its current generation; null when there is none. */
export function findRole(
  targets: Metadata<Targets>,
  kind: DelegatedKind,
  name: string,
): string | null {
  for (const role of Object.keys(targets.signed.delegations?.roles ?? {})) {
    const delegated = parseDelegated(role);
    if (delegated?.kind === kind && delegated.name === name) return roleName(delegated);
  }
  return null;
}

type Signed = Pick<Trusted, 'targets' | 'roles'>;

/** Targets that offline keys signed, and those of a role; the former have priority. */
function targetsFor({ targets, roles }: Signed, path: string): Record<string, TargetFile>[] {
  const own = targets.metadata.signed.targets;
  for (const { role } of targets.metadata.signed.delegations?.rolesForTarget(path) ?? []) {
    // every delegation is terminating: no other role may sign this path
    return [own, roles.get(role)?.metadata.signed.targets ?? {}];
  }
  return [own];
}

/** A signed target; null when nothing of this path is signed by a key that may. */
export function targetAt(trusted: Signed, path: string): TargetFile | null {
  for (const targets of targetsFor(trusted, path)) {
    if (Object.hasOwn(targets, path)) return targets[path] ?? null;
  }
  return null;
}

/** All signed targets of a room or of a channel, by their paths. */
export function findTargets(
  trusted: Signed,
  kind: DelegatedKind,
  name: string,
): Map<string, TargetFile> {
  const beginning = (delegatedPaths({ kind, name })[0] ?? '').split('*', 1)[0] ?? '';
  const role = findRole(trusted.targets.metadata, kind, name);
  const signed = role === null ? undefined : trusted.roles.get(role);
  const all = [
    ...Object.entries(signed?.metadata.signed.targets ?? {}),
    ...Object.entries(trusted.targets.metadata.signed.targets),
  ];
  return new Map(all.filter(([path]) => path.startsWith(beginning)));
}

/** The newest signed revision of a channel. */
export interface Head {
  readonly revision: number;
  readonly sha256: string;
}

export function findHead(trusted: Signed, channel: string): Head | null {
  let head: Head | null = null;
  for (const [path, target] of findTargets(trusted, 'channel', channel)) {
    const revision = revisionOfPath(path)?.revision ?? 0;
    if (revision > (head?.revision ?? 0))
      head = { revision, sha256: target.hashes['sha256'] ?? '' };
  }
  return head;
}

/** Documents with the moment at which each expires, in milliseconds since 1970. */
export function expiries(trusted: Trusted): { name: string; at: number }[] {
  const of = (name: string, { metadata }: { metadata: { signed: { expires: string } } }) => ({
    name,
    at: Date.parse(metadata.signed.expires),
  });
  return [
    of('root', trusted.root),
    of('targets', trusted.targets),
    of('snapshot', trusted.snapshot),
    of('timestamp', trusted.timestamp),
    ...[...trusted.roles].map(([name, role]) => of(name, role)),
  ];
}
