import { createHash } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import { type BuildRecord, type BuildRef, buildId } from '@storefront/compositions';
import { createFolder, writeWhole } from './atomic';
import { compressed } from './compress';
import { type Store, StoreError, buildFolder, namesIn, publishedFile, readBuild, readBuildRecord } from './store';

export interface Published extends BuildRef {
  /** False when the store held these bytes already. */
  readonly isNew: boolean;
}

async function verified(folder: string, { path: file, integrity }: BuildRecord['files'][number]): Promise<Buffer> {
  const bytes = await readFile(path.join(folder, file));
  if (`sha384-${createHash('sha384').update(bytes).digest('base64')}` !== integrity) {
    throw new StoreError(`${path.join(folder, file)} is not the file that build.json describes`);
  }
  return bytes;
}

async function refuseOtherBytes(store: Store, build: BuildRecord): Promise<void> {
  for (const id of await namesIn(path.join(store.root, 'builds', build.name))) {
    const known = await readBuild(store, build.name, id);
    if (known.version === build.version && known.contentHash !== build.contentHash) {
      throw new StoreError(`${build.name} ${build.version} is in the store with other bytes: raise the version`);
    }
  }
}

async function fill(draft: string, folder: string, build: BuildRecord): Promise<void> {
  for (const file of build.files) {
    const bytes = await verified(folder, file);
    const target = path.join(draft, file.path);
    await mkdir(path.dirname(target), { recursive: true });
    await writeFile(target, bytes);
    for (const [ending, form] of await compressed(file.path, bytes)) await writeFile(target + ending, form);
  }
  await writeFile(path.join(draft, 'build.json'), `${JSON.stringify(build, null, 2)}\n`);
}

/**
 * Copies a build folder into the store with compressed forms beside each file. Every byte is held against `build.json`
 * first; a version that is there with other bytes is refused. Publishing the same build again changes nothing.
 */
export async function publish(store: Store, folder: string): Promise<Published> {
  const build = await readBuildRecord(folder);
  const id = buildId(build);
  const ref = { name: build.name, id, contentHash: build.contentHash };
  await refuseOtherBytes(store, build);
  const isNew = await createFolder(buildFolder(store, build.name, id), (draft) => fill(draft, folder, build));
  await writeWhole(publishedFile(store, build.name), `${JSON.stringify(ref, null, 2)}\n`);
  return { ...ref, isNew };
}
