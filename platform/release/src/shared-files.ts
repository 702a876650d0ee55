import { createHash } from 'node:crypto';
import { type BuildFile, type BuildRecord, MANIFEST } from '@storefront/compositions';
import { type Store, buildPath, listBuilds, readBuild } from './store';

/** A name that contains a hash of the content, in no folder, e.g. `page-home.1f2e3d4c.js`. */
const CONTENT_NAME = /^[\w-][\w.-]*\.[0-9a-f]{8,}\.[a-z0-9]+$/;
/** Compressed forms of a file. */
const FORMS = ['.br', '.gz', ''];

export const sharedFolder = (name: string): string => `files/${name}`;
export const sharedPath = (name: string, file: string): string => `${sharedFolder(name)}/${file}`;

/**
 * The start script and the service worker have fixed names: a server reads them from the build's folder.
 * The gate reads the stories from there, and tools of Module Federation the manifest.
 */
const isFixed = ({ boot, worker, stories }: BuildRecord, file: string): boolean =>
  [boot, worker, stories, MANIFEST].includes(file);

/** Whether a file of this build is in the folder that all builds of its name share. */
export const isShared = (build: BuildRecord, { path }: Pick<BuildFile, 'path'>): boolean =>
  build.sharedFiles === true && !isFixed(build, path);

/** Shared files of a build, with the names of compressed forms that may stand beside them. */
export const listSharedFiles = (build: BuildRecord): string[] =>
  build.files
    .filter((file) => isShared(build, file))
    .flatMap(({ path }) => FORMS.map((ending) => path + ending));

const computeIntegrity = (bytes: Buffer): string =>
  `sha384-${createHash('sha384').update(bytes).digest('base64')}`;

/**
 * The record as the store holds it: with `sharedFiles`, unless a file of the build is not named by its
 * content, or the shared folder has other bytes of that name. The build is then served from its
 * own folder, as builds of earlier releases are.
 */
export async function withSharing(store: Store, build: BuildRecord): Promise<BuildRecord> {
  const { sharedFiles: _, ...own } = build;
  for (const { path, integrity } of build.files) {
    if (isFixed(build, path)) continue;
    if (!CONTENT_NAME.test(path)) return own;
    const bytes = await store.files.read(sharedPath(build.name, path));
    if (bytes !== null && computeIntegrity(bytes) !== integrity) return own;
  }
  return { ...own, sharedFiles: true };
}

/**
 * The record of a build for a page: without `sharedFiles` when the shared folder lacks one of its files, as
 * in a copy of only the folders of builds. The page then loads the build from its own folder.
 */
export async function asShared(store: Store, build: BuildRecord): Promise<BuildRecord> {
  const files = build.files.filter((file) => isShared(build, file));
  if (files.length === 0) return build;
  const known = new Set(await store.files.list(sharedFolder(build.name)));
  if (files.every(({ path }) => known.has(path))) return build;
  const { sharedFiles: _, ...own } = build;
  return own;
}

/**
 * Shares files of a published build that are not in the shared folder: a prune may have removed one
 * while the build was being published.
 */
export async function shareMissing(store: Store, name: string, id: string): Promise<void> {
  const build = await readBuild(store, name, id);
  const known = new Set(await store.files.list(sharedFolder(name)));
  const own = new Set(await store.files.list(buildPath(name, id)));
  for (const file of build.files) {
    if (!isShared(build, file) || known.has(file.path)) continue;
    for (const form of FORMS.map((ending) => file.path + ending))
      if (own.has(form))
        await store.files.link(`${buildPath(name, id)}/${form}`, sharedPath(name, form));
  }
}

/**
 * Removes the shared files of a name that none of its builds has. Builds that are published at the same
 * time get back what they share.
 */
export async function pruneShared(store: Store, name: string): Promise<void> {
  const used = new Set<string>();
  for (const id of await listBuilds(store, name)) {
    for (const file of listSharedFiles(await readBuild(store, name, id))) used.add(file);
  }
  const others = (await store.files.list(sharedFolder(name))).filter((file) => !used.has(file));
  for (const file of others) await store.files.remove(sharedPath(name, file));
  if (others.length === 0) return;
  for (const id of await listBuilds(store, name)) await shareMissing(store, name, id);
}
