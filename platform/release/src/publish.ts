import {
  type BuildFile,
  buildId,
  type BuildRecord,
  type BuildRef,
  type Published,
} from '@storefront/compositions';
import { storeBill } from './bill-of-materials';
import { readBuildFile } from './build-folder';
import { readDeclaredRecord } from './declared-record';
import { expectOwnName } from './own-name';
import { publishedBuilds, publishedPath } from './published';
import { isShared, sharedPath, shareMissing, withSharing } from './shared-files';
import type { AddFile, ShareFile } from './store-files';
import { StoreError } from './store-error';
import { buildPath, listBuilds, readBuild, type Store } from './store';
import { compressed } from './compress';
import { contentChecks } from './trust/build-contents';

const ENDINGS = ['.br', '.gz'] as const;

/**
 * Returns a function that gives the compressed forms of a file of a build: those that another build
 * of the name shares, when they expand to the same bytes, else new ones. Compression takes seconds
 * for a build of which a release changes one file.
 */
function formsIn(store: Store, name: string) {
  const isFormOf = contentChecks();

  return async (file: BuildFile, bytes: Buffer): Promise<Map<string, Buffer>> => {
    const forms = new Map<string, Buffer>();
    for (const ending of ENDINGS) {
      const form = await store.files.read(sharedPath(name, file.path) + ending);
      if (form === null || !(await isFormOf(form, ending, file)))
        return compressed(file.path, bytes);
      forms.set(ending, form);
    }
    return forms;
  };
}

export interface PublishedRef extends BuildRef {
  /** False when the store held these bytes already. */
  readonly isNew: boolean;
  /** Set when the build is signed and takes effect with the next timestamp of CI. */
  readonly isWaiting?: true;
}

interface PublishOptions {
  readonly isDraft?: boolean;
  /** False for a store of development: compression takes longer than the build. */
  readonly isCompressed?: boolean;
}

const NAMED = 10;

function differing(known: BuildRecord, build: BuildRecord): string {
  const of = (record: BuildRecord) =>
    new Map(record.files.map(({ path, integrity }) => [path, integrity]));
  const [before, now] = [of(known), of(build)];
  const paths = [...new Set([...before.keys(), ...now.keys()])]
    .filter((path) => before.get(path) !== now.get(path))
    .sort();
  if (paths.length === 0) return 'build.json';
  const more = paths.length > NAMED ? ` and ${paths.length - NAMED} more` : '';
  return paths.slice(0, NAMED).join(', ') + more;
}

/** Whether both builds are of the same sources. Of the stories the version is not a part, but `inputs`. */
const isOfSameSources = (a: BuildRecord, b: BuildRecord): boolean =>
  a.version === b.version &&
  (a.inputs === undefined || b.inputs === undefined || a.inputs === b.inputs);

async function refuseOtherBytes(store: Store, build: BuildRecord): Promise<void> {
  for (const id of await listBuilds(store, build.name)) {
    const known = await readBuild(store, build.name, id);
    if (isOfSameSources(known, build) && known.contentHash !== build.contentHash) {
      throw new StoreError(
        `${build.name} ${build.version} is in the store with other bytes (${differing(known, build)}): ` +
          'raise the version, or build again from clean sources',
      );
    }
  }
}

interface Fill {
  readonly add: AddFile;
  readonly share: ShareFile;
  readonly isCompressed: boolean;
}

/** No page requests the scripts of renders and of the gate, which take two fifths of the time. */
const isForPages = ({ server, stories }: BuildRecord, path: string): boolean =>
  path !== server && path !== stories;

async function fill(
  { add, share, isCompressed }: Fill,
  { store, folder, build }: { store: Store; folder: string; build: BuildRecord },
): Promise<void> {
  const formsOf = formsIn(store, build.name);
  for (const file of build.files) {
    const bytes = await readBuildFile(folder, file);
    const hasForms = isCompressed && isForPages(build, file.path);
    const forms = hasForms ? await formsOf(file, bytes) : new Map<string, Buffer>();
    for (const [ending, form] of forms) await add(file.path + ending, form);
    await add(file.path, bytes);
    if (!isShared(build, file)) continue;
    // compressed forms first: a server that finds the file finds its forms
    for (const ending of ['', ...forms.keys()].reverse())
      await share(file.path + ending, sharedPath(build.name, file.path + ending));
  }
  await add('build.json', `${JSON.stringify(build, null, 2)}\n`);
}

/**
 * Copies a build folder into the store with compressed forms beside each file for pages, unless
 * `isCompressed` is false, and gives files that are named by their content a second name in the
 * folder that all builds of the name share. All bytes are checked against `build.json` first.
 * Publishing the same build again changes nothing, except that it becomes the latest of its name
 * again. A draft never does: a build that is published already stays what it is, and a draft that
 * is published again without the option becomes the latest. A declaration that the build does not
 * correspond to is rejected with file, field and remedy.
 *
 * A version that exists with other bytes is rejected with the names of the files that differ. The
 * version ends in the hash of the sources that pages contain (`1.0.0+3f2a…`), and `inputs` is the hash
 * of all: changed sources always have another one, so a rejection means that the same sources gave two
 * outputs, or that files were changed by hand. Of two such builds published in the same moment, at most
 * one stays.
 */
export async function publish(
  store: Store,
  folder: string,
  { isDraft = false, isCompressed = true }: PublishOptions = {},
): Promise<PublishedRef> {
  const build = await withSharing(store, await readDeclaredRecord(folder));
  const { name, contentHash } = build;
  const id = buildId(build);
  await expectOwnName(store, build);
  await refuseOtherBytes(store, build);
  const last = (await publishedBuilds(store, name)).at(-1);
  const now: Published = {
    order: (last?.order ?? 0) + 1,
    at: new Date().toISOString(),
    ...(isDraft ? { draft: true } : {}),
  };
  const published = `${JSON.stringify(now)}\n`;
  const becomesLatest = !isDraft && (last?.id !== id || last.draft === true);
  const isNew = await store.files.createFolder(buildPath(name, id), async (add, share) => {
    await fill({ add, share, isCompressed }, { store, folder, build });
    await add('published.json', published);
  });
  if (isNew) {
    await refuseOtherBytes(store, build).catch(async (error: unknown) => {
      await store.files.remove(buildPath(name, id));
      throw error;
    });
  } else if (becomesLatest) {
    await store.files.replace(publishedPath(name, id), published);
  }
  await storeBill(store, folder, { name, id });
  const isSigned = store.trust === undefined || (!isNew && !becomesLatest);
  if (!isSigned && !(await store.trust?.signBuild(build, now)))
    return { name, id, contentHash, isNew, isWaiting: true };
  await shareMissing(store, name, id);
  return { name, id, contentHash, isNew };
}
