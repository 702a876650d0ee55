import { cp } from 'node:fs/promises';
import path from 'node:path';
import { openStore, type Store } from '@storefront/release';

/** The folder that builds share, in the store of the storefront that `scripts/e2e-server.mjs` runs. */
const SHARED = path.resolve(import.meta.dirname, '../../.cache/e2e/store/files');

/**
 * An empty store of a test. It has the shared files of the storefront under test, with their compressed
 * forms, if that runs on this machine: a release takes these forms, and compresses nothing.
 */
export async function openOwnStore(folder: string): Promise<Store> {
  const store = openStore(folder);
  // without them the release compresses its files itself
  await cp(SHARED, path.join(store.root, 'files'), { recursive: true }).catch(() => undefined);
  return store;
}
