import { mkdir, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { BuildRef } from '@storefront/compositions';
import { StoreError, type Store, readBuild } from '@storefront/release';

/** Compressed forms that may stand beside a file. */
const FORMS = ['.br', '.gz'];
const OF_THE_STORE = ['build.json', 'published.json'];

/**
 * Copies a build from the store to a folder, each file as the store verifies it. Throws `StoreError`
 * when a file is missing or refused.
 */
export async function copyBuild(
  store: Store,
  { name, id }: Pick<BuildRef, 'name' | 'id'>,
  folder: string,
): Promise<void> {
  const { files } = await readBuild(store, name, id);
  const copy = async (file: string): Promise<boolean> => {
    const bytes = await store.files.read(`builds/${name}/${id}/${file}`);
    if (bytes === null) return false;
    await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
    await writeFile(path.join(folder, file), bytes);
    return true;
  };
  for (const file of OF_THE_STORE) await copy(file);
  for (const { path: file } of files) {
    if (!(await copy(file))) throw new StoreError(`builds/${name}/${id}/${file} is not there`);
    for (const form of FORMS) await copy(file + form);
  }
}
