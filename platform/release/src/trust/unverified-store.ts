import { readdirSync } from 'node:fs';
import path from 'node:path';
import type { Store } from '../store';
import type { StoreFiles } from '../store-files';
import { TUF, parseVersionedName } from './names';
import { TrustError } from './trust-error';

/** Whether a store has the metadata of a root, which `keys start` writes first. */
function isSigned(root: string): boolean {
  try {
    return readdirSync(path.join(root, TUF)).some(
      (name) => parseVersionedName(name)?.role === 'root',
    );
  } catch {
    return false; // no such folder, or a store that no reader can open
  }
}

/**
 * A store on a machine without the root `rootFile`. An unsigned one works as it is. Of a signed one
 * nothing is verified, and every write is refused: no machine that verifies the store would serve it.
 */
export function unverifiedStore(store: Store, rootFile: string): Store {
  if (!isSigned(store.root)) return store;
  const refuse = (): Promise<never> =>
    Promise.reject(
      new TrustError(
        `nothing was changed: the store is signed, and ${rootFile} is not there. ` +
          'Set STOREFRONT_TRUST to the folder with root.json of this machine (docs/keys.md)',
      ),
    );
  const files: StoreFiles = {
    ...store.files,
    writeOnce: refuse,
    replace: refuse,
    createFolder: refuse,
    link: refuse,
    remove: refuse,
    removeUnfinished: refuse,
  };
  return {
    ...store,
    files,
    unverified:
      `The store is signed, and not verified on this machine: ${rootFile} is not there. ` +
      'Set STOREFRONT_TRUST to the folder with root.json (docs/keys.md).',
  };
}
