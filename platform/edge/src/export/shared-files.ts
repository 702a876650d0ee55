import { existsSync } from 'node:fs';
import { mkdir, readdir, rename, rm, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { BuildRecord, type BuildRef } from '@storefront/compositions';
import { type Store, readBuild, listSharedFiles, sharedPath } from '@storefront/release';
import { readSiteFile } from './read-site-file';
import { temporary } from './write-site';

/** Name of the folder of shared files, beside those of builds. */
const SHARED = 'files';

/** Folder of a site with the files that the builds of a name share. */
const sharedIn = (site: string, name: string): string => path.join(site, 'builds', name, SHARED);

async function addFile(target: string, read: () => Promise<Buffer | null>): Promise<void> {
  if (existsSync(target)) return;
  const bytes = await read();
  if (bytes === null) return;
  const draft = temporary(target);
  await writeFile(draft, bytes);
  await rename(draft, target);
}

/** Copies the shared files of builds to a site, except those that it has. */
export async function addShared(
  store: Store,
  site: string,
  builds: readonly BuildRef[],
): Promise<void> {
  for (const { name, id } of builds) {
    const files = listSharedFiles(await readBuild(store, name, id));
    if (files.length === 0) continue;
    await mkdir(sharedIn(site, name), { recursive: true });
    for (const file of files)
      await addFile(path.join(sharedIn(site, name), file), () =>
        store.files.read(sharedPath(name, file)),
      );
  }
}

const namesIn = (folder: string): Promise<string[]> => readdir(folder).catch(() => []);

/** Shared files of a build in a site; null when its record cannot be read. */
async function readSharedFiles(folder: string): Promise<readonly string[] | null> {
  try {
    const text = String(await readSiteFile(path.join(folder, 'build.json')));
    return listSharedFiles(BuildRecord.parse(JSON.parse(text)));
  } catch {
    return null;
  }
}

/**
 * Gives the builds of a site the shared files that they lack, from their own folders, which are
 * complete: the export of an earlier release removes the folders of shared files.
 */
export async function restoreShared(site: string): Promise<void> {
  const builds = path.join(site, 'builds');
  for (const name of await namesIn(builds))
    for (const id of await namesIn(path.join(builds, name))) {
      const own = path.join(builds, name, id);
      const files = (await readSharedFiles(own)) ?? [];
      if (files.length > 0) await mkdir(sharedIn(site, name), { recursive: true });
      for (const file of files)
        await addFile(path.join(sharedIn(site, name), file), () =>
          readSiteFile(path.join(own, file)).catch(() => null),
        );
    }
}

/**
 * Removes the shared files of a site that none of its builds has. Of a name with a build whose record
 * cannot be read, all stay.
 */
export async function removeUnshared(site: string): Promise<void> {
  const builds = path.join(site, 'builds');
  for (const name of await namesIn(builds)) {
    const ids = (await namesIn(path.join(builds, name))).filter((id) => id !== SHARED);
    const used = await Promise.all(ids.map((id) => readSharedFiles(path.join(builds, name, id))));
    if (used.includes(null)) continue;
    const stored = new Set(used.flatMap((files) => files ?? []));
    for (const file of await namesIn(sharedIn(site, name)))
      if (!stored.has(file)) await rm(path.join(sharedIn(site, name), file), { force: true });
  }
}
