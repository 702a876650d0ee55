import type { Key, Metadata, Root } from '@tufjs/models';
import { fromJson } from './documents';
import { ownerOf } from './keys';
import { LIFETIME_DAYS, type Staged, expiry } from './signing';
import { TrustError } from './trust-error';

interface RootJson {
  version: number;
  expires: string;
  keys: Record<string, unknown>;
  roles: Record<string, { keyids: string[]; threshold: number }>;
}

/** Whether an owner has a key of the root itself, or of the roles that the root names. */
export const isRootOwner = ({ root }: Pick<Staged, 'root'>, owner: string): boolean =>
  Object.values(root.metadata.signed.keys).some((key) => ownerOf(key) === owner);

/**
 * The next version of the root, in which another key takes the place of those of an owner. Without an
 * owner only its expiry changes. Both the present root and the next one must sign it.
 */
export function nextRoot(
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
