import { type BuildRef, type Composition, recordKey } from '@storefront/compositions';
import { readComposition, type Store } from '@storefront/release';
import type { Served } from '../served';

/** All builds and compositions that a visitor of a channel may get, in any arm. */
export interface ExportedFiles {
  readonly builds: readonly BuildRef[];
  readonly compositions: readonly Composition[];
}

const unique = (refs: readonly BuildRef[]): BuildRef[] => [
  ...new Map(refs.map((ref) => [recordKey(ref), ref])).values(),
];

export async function exportedFiles(
  store: Store,
  { composition, variants, experiments }: Served,
): Promise<ExportedFiles> {
  const hashes = [...new Set([composition, ...Object.values(variants)])];
  const compositions = await Promise.all(hashes.map((hash) => readComposition(store, hash)));
  const ofArms = experiments.flatMap(({ arms }) => arms.flatMap(({ builds }) => builds));
  return {
    compositions,
    builds: unique([
      ...compositions.flatMap(({ builds, previous }) => [...builds, ...previous]),
      ...ofArms,
    ]),
  };
}
