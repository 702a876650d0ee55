import { createHash } from 'node:crypto';
import type { BuildRef } from '@storefront/compositions';

/** Name of the composition of these builds, each list sorted by name. */
export function compositionHash(
  builds: readonly BuildRef[],
  previous: readonly BuildRef[],
): string {
  const refs = (list: readonly BuildRef[]): BuildRef[] =>
    list.map(({ name, id, contentHash }) => ({ name, id, contentHash }));
  const [now, before] = [refs(builds), refs(previous)];
  const named = before.length === 0 ? now : { builds: now, previous: before };
  return createHash('sha256').update(JSON.stringify(named)).digest('hex');
}
