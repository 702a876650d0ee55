import { existsSync } from 'node:fs';
import { copyFile, mkdir, readFile, readdir, rename, rm } from 'node:fs/promises';
import path from 'node:path';
import { BuildRecord, type BuildRef } from '@storefront/compositions';
import { type Store, readBuild, sharedFilesOf, sharedPath } from '@storefront/release';
import { temporary } from './write-site';

/** Folder of a site with the files that the builds of a name share. */
const sharedIn = (site: string, name: string): string => path.join(site, 'builds', name, 'files');

async function addFile(source: string, target: string): Promise<void> {
  if (existsSync(target) || !existsSync(source)) return;
  const draft = temporary(target);
  await copyFile(source, draft);
  await rename(draft, target);
}

/** Copies the shared files of builds to a site, except those that it has. */
export async function addShared(
  store: Store,
  site: string,
  builds: readonly BuildRef[],
): Promise<void> {
  for (const { name, id } of builds) {
    const files = sharedFilesOf(await readBuild(store, name, id));
    if (files.length === 0) continue;
    await mkdir(sharedIn(site, name), { recursive: true });
    for (const file of files)
      await addFile(
        path.join(store.root, sharedPath(name, file)),
        path.join(sharedIn(site, name), file),
      );
  }
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** Removes the shared files of a site that none of its builds has. */
export async function removeUnshared(site: string): Promise<void> {
  const builds = path.join(site, 'builds');
  for (const name of await namesIn(builds)) {
    const used = new Set<string>();
    for (const id of await namesIn(path.join(builds, name))) {
      const text = await readFile(path.join(builds, name, id, 'build.json'), 'utf8').catch(
        () => null,
      );
      if (text === null) continue;
      for (const file of sharedFilesOf(BuildRecord.parse(JSON.parse(text)))) used.add(file);
    }
    for (const file of await namesIn(sharedIn(site, name)))
      if (!used.has(file)) await rm(path.join(sharedIn(site, name), file), { force: true });
  }
}
