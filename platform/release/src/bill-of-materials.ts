import { existsSync } from 'node:fs';
import path from 'node:path';
import { readBytes } from './build-folder';
import type { Store } from './store';

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
  const bill = path.join(folder, SBOM);
  if (!existsSync(bill)) return;
  await store.files.writeOnce(billPath(name, id), (await readBytes(bill)).toString('utf8'));
}
