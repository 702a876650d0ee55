import type { BuildRef } from '@storefront/compositions';
import { type Store, currentRevision, readComposition } from './store';

/** The builds a channel serves now; empty before the first promotion. */
export async function servedBuilds(store: Store, channel: string): Promise<readonly BuildRef[]> {
  const revision = await currentRevision(store, channel);
  const hash = revision?.composition;
  return hash === undefined ? [] : (await readComposition(store, hash)).builds;
}
