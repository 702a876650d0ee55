import {
  type BuildRecord,
  type Composition,
  recordKey,
  withDeclared,
} from '@storefront/compositions';
import { readRecords } from '../page';
import { type Store, buildPath, readComposition } from '../store';
import { StoreError } from '../store-error';

/** The bytes of a file of a build, or null when it is not in the store. */
export type ReadBytes = (build: BuildRecord, file: string) => Promise<Buffer | null>;

/** A composition to be promoted, with the data that the checks read of it. */
export interface Candidate {
  readonly composition: Composition;
  /** With what its remotes declare. */
  readonly shell: BuildRecord;
  readonly remotes: readonly BuildRecord[];
  /** Records of the builds that are served now, by name; empty before the first promotion. */
  readonly served: ReadonlyMap<string, BuildRecord>;
  readonly bytes: ReadBytes;
}

async function findBuilds(
  store: Store,
  { builds }: Composition,
): Promise<Map<string, BuildRecord>> {
  const records = await readRecords(store, builds);
  const found = builds.map((ref) => [ref.name, records.get(recordKey(ref))] as const);
  return new Map(found.filter((pair): pair is [string, BuildRecord] => pair[1] !== undefined));
}

/** Reads a file once for all callers. Two builds of one name have separate folders. */
function reader(store: Store, compositions: readonly Composition[]): ReadBytes {
  const ids = new Map(
    compositions.flatMap(({ builds }) =>
      builds.map(({ name, id, contentHash }) => [`${name}/${contentHash}`, id] as const),
    ),
  );
  const known = new Map<string, Promise<Buffer | null>>();
  return ({ name, contentHash }, file) => {
    const id = ids.get(`${name}/${contentHash}`);
    if (id === undefined) return Promise.resolve(null);
    const place = `${buildPath(name, id)}/${file}`;
    const bytes = known.get(place) ?? store.files.read(place);
    known.set(place, bytes);
    return bytes;
  };
}

/**
 * Opens a composition for the checks. `served` is the hash of the composition that the channel
 * serves. Throws `StoreError` when it cannot be read.
 */
export async function openCandidate(
  store: Store,
  hash: string,
  served: string | null,
): Promise<Candidate> {
  const composition = await readComposition(store, hash);
  const before = served === null ? null : await readComposition(store, served);
  const builds = await findBuilds(store, composition);
  const shell = builds.get('shell');
  if (!shell) throw new StoreError(`composition ${hash} has no shell`);
  const remotes = [...builds.values()].filter((build) => build !== shell);
  return {
    composition,
    shell: withDeclared(shell, remotes),
    remotes,
    served: before ? await findBuilds(store, before) : new Map(),
    bytes: reader(store, before ? [composition, before] : [composition]),
  };
}
