import {
  type BuildRecord,
  type BuildRef,
  type OpenedComposition,
  recordKey,
  withDeclared,
} from '@storefront/compositions';
import { asShared } from './shared-files';
import { type Store, buildPath, readBuild, readComposition } from './store';
import { StoreError } from './store-error';

/** Data for the HTML of a composition. */
export interface ComposedPage extends OpenedComposition {
  /** Source of the shell's start script. */
  readonly boot: string;
  /** Sources of the shell's scripts in the HTML of one rendered page, by the page. */
  readonly inline: ReadonlyMap<string, string>;
  /** Source of the shell's service worker; null for a shell that has none. */
  readonly worker: string | null;
  /** With what its remotes declare. */
  readonly shell: BuildRecord;
}

/** Records of builds, by `recordKey`. */
export async function readRecords(
  store: Store,
  refs: readonly BuildRef[],
): Promise<Map<string, BuildRecord>> {
  const records = new Map<string, BuildRecord>();
  for (const ref of refs)
    records.set(recordKey(ref), await asShared(store, await readBuild(store, ref.name, ref.id)));
  return records;
}

/**
 * Reads all data for a page of a composition. `buildsBase` is the URL of the store's builds,
 * without a slash.
 */
export async function readComposedPage(
  store: Store,
  hash: string,
  buildsBase: string,
): Promise<ComposedPage> {
  const composition = await readComposition(store, hash);
  const records = await readRecords(store, [...composition.builds, ...composition.previous]);
  const ref = composition.builds.find(({ name }) => name === 'shell');
  const own = ref && records.get(recordKey(ref));
  if (!ref || !own?.boot) throw new StoreError(`composition ${hash} has no start script`);
  const boot = await store.files.read(`${buildPath('shell', ref.id)}/${own.boot}`);
  if (!boot) throw new StoreError(`the start script of composition ${hash} is not there`);
  const recordsOf = (refs: readonly BuildRef[]) =>
    refs.flatMap((it) => records.get(recordKey(it)) ?? []);
  const remotes = recordsOf(composition.builds.filter((build) => build !== ref));
  const earlier = recordsOf(composition.previous.filter(({ name }) => name === 'shell'));
  const shell = withDeclared(own, remotes, earlier);
  records.set(recordKey(ref), shell);
  const worker =
    shell.worker === undefined
      ? null
      : await store.files.read(`${buildPath('shell', ref.id)}/${shell.worker}`);
  const inline = new Map<string, string>();
  for (const [page, file] of Object.entries(shell.inline ?? {})) {
    const source = await store.files.read(`${buildPath('shell', ref.id)}/${file}`);
    if (source) inline.set(page, source.toString('utf8'));
  }
  return {
    composition,
    records,
    baseOf: (name, id) => `${buildsBase}/${name}/${id}/`,
    boot: boot.toString('utf8'),
    inline,
    worker: worker?.toString('utf8') ?? null,
    shell,
  };
}
