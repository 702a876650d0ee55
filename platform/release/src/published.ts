import { BuildRef, Published } from '@storefront/compositions';
import { parseJson } from './parse-json';
import { toRepair } from './to-repair';
import { StoreError } from './store-error';
import { type Store, buildPath, listBuilds, readBuild } from './store';

export const publishedPath = (name: string, id: string): string =>
  `${buildPath(name, id)}/published.json`;

export interface PublishedBuild extends Published {
  readonly id: string;
}

/** Stores of the first format store the last build of a name in a separate file. */
async function lastOfFirstFormat({ files }: Store, name: string): Promise<string | null> {
  const file = `published/${name}.json`;
  const bytes = await files.read(file);
  return bytes === null ? null : parseJson(file, bytes, BuildRef).id;
}

const EARLIEST = new Date(0).toISOString();

/** The builds of a name, the one that was published last at the end. */
export async function publishedBuilds(store: Store, name: string): Promise<PublishedBuild[]> {
  const builds: PublishedBuild[] = [];
  let old: string | null | undefined;
  for (const id of await listBuilds(store, name)) {
    const bytes = await store.files.read(publishedPath(name, id));
    if (bytes === null) old ??= await lastOfFirstFormat(store, name);
    const published = bytes
      ? parseJson(publishedPath(name, id), bytes, Published, toRepair(publishedPath(name, id)))
      : { order: id === old ? 1 : 0, at: EARLIEST };
    builds.push({ id, ...published });
  }
  // builds of the same time stay in the order of their ids, in which they are listed
  return builds.sort((a, b) => a.order - b.order || Date.parse(a.at) - Date.parse(b.at));
}

/** Whether a name has a build that is no draft. */
export const hasRelease = async (store: Store, name: string): Promise<boolean> =>
  (await publishedBuilds(store, name)).some(({ draft }) => !draft);

/**
 * The build of a name that was published last, of its main builds or of one edition, and no draft.
 * Throws `StoreError` when there is none.
 */
export async function lastPublished(
  store: Store,
  name: string,
  edition?: string,
): Promise<BuildRef> {
  for (const { id, draft } of (await publishedBuilds(store, name)).reverse()) {
    if (draft) continue;
    const record = await readBuild(store, name, id);
    if (record.edition === edition) return { name, id, contentHash: record.contentHash };
  }
  throw new StoreError(
    edition === undefined
      ? `no build of ${name} is published`
      : `no build of ${name}@${edition} is published`,
  );
}
