import { readFile } from 'node:fs/promises';
import path from 'node:path';
import type { Store } from './store';
import { codeOf } from './system-error';

/** File that a build writes beside its record: the packages that it contains, as CycloneDX. */
const SBOM = 'sbom.cdx.json';

/** Beside the builds: servers give customers the folder of builds, not this one. */
export const billPath = (name: string, id: string): string => `sboms/${name}/${id}.cdx.json`;

/** Stores the bill of materials of a published build; builds of earlier releases have none. */
export async function storeBill(
  store: Store,
  folder: string,
  { name, id }: { readonly name: string; readonly id: string },
): Promise<void> {
  const bill = await readFile(path.join(folder, SBOM), 'utf8').catch((error: unknown) => {
    if (codeOf(error) === 'ENOENT') return null;
    throw error;
  });
  if (bill !== null) await store.files.writeOnce(billPath(name, id), bill);
}
