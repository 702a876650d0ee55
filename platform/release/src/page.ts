import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildRecord, type PageComposition, pageComposition } from '@storefront/compositions';
import { type Store, StoreError, buildFolder, readBuild, readComposition } from './store';

/** What the HTML of a composition is made of. */
export interface ComposedPage {
  readonly composition: PageComposition;
  /** Source of the shell's start script. */
  readonly boot: string;
}

/** Reads all that a page of a composition carries. `buildsBase` is the address of the store's builds, without a slash. */
export async function readComposedPage(store: Store, hash: string, buildsBase: string): Promise<ComposedPage> {
  const composition = await readComposition(store, hash);
  const records = new Map<string, BuildRecord>();
  for (const { name, id } of composition.builds) records.set(name, await readBuild(store, name, id));
  const shell = composition.builds.find(({ name }) => name === 'shell');
  const boot = records.get('shell')?.boot;
  if (!shell || boot === undefined) throw new StoreError(`composition ${hash} has no start script`);
  return {
    composition: pageComposition(composition, records, (name, id) => `${buildsBase}/${name}/${id}/`),
    boot: await readFile(path.join(buildFolder(store, 'shell', shell.id), boot), 'utf8'),
  };
}
