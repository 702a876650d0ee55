import type { Metadata, Targets } from '@tufjs/models';
import { isDeepStrictEqual } from 'node:util';
import { parseDelegated, delegatedPaths } from './names';
import { TrustError } from './trust-error';

/**
 * Delegations must be those of rooms and channels: one generation of each, with the paths of its
 * name. So no role can sign what belongs to another.
 */
export function checkDelegations({ signed }: Metadata<Targets>): void {
  const names = new Set<string>();
  for (const role of Object.values(signed.delegations?.roles ?? {})) {
    const delegated = parseDelegated(role.name);
    if (delegated === null || !isDeepStrictEqual(role.paths, delegatedPaths(delegated)))
      throw new TrustError(`the delegation ${role.name} is not that of one room or channel`);
    const name = `${delegated.kind} ${delegated.name}`;
    if (names.has(name)) throw new TrustError(`two delegations are of ${name}`);
    names.add(name);
  }
}
