import {
  type BuildRecord,
  type BuildRef,
  type Composition,
  checkComposition,
} from '@storefront/compositions';
import { compositionHash } from './compositions';
import { type Store, compositionPath, readBuild } from './store';
import { StoreError } from './store-error';

/** Builds that must not be served together; one sentence for each reason. */
export class CompositionRefused extends Error {
  override readonly name = 'CompositionRefused';

  constructor(
    readonly reasons: readonly string[],
    what = 'these builds',
  ) {
    super(`${what} do not fit together: ${reasons.join('; ')}`);
  }
}

const sorted = (refs: readonly BuildRef[]): BuildRef[] =>
  refs
    .map(({ name, id, contentHash }) => ({ name, id, contentHash }))
    .sort((a, b) => (a.name < b.name ? -1 : 1));

/**
 * Combines builds, checks them, and writes the composition. `previous` are the last good builds to
 * fall back to. The same builds always give the same composition. Throws `CompositionRefused` with
 * every reason, and then writes nothing.
 */
export async function compose(
  store: Store,
  builds: readonly BuildRef[],
  previous: readonly BuildRef[] = [],
): Promise<Composition> {
  const records: BuildRecord[] = await Promise.all(
    builds.map(({ name, id }) => readBuild(store, name, id)),
  );
  const problems = checkComposition(records);
  if (problems.length > 0) throw new CompositionRefused(problems.map(({ sentence }) => sentence));
  const shell = records.find(({ name }) => name === 'shell');
  if (!shell) throw new StoreError('a composition needs a shell');
  const [now, before] = [sorted(builds), sorted(previous)];
  const hash = compositionHash(now, before);
  const composition: Composition = {
    hash,
    contract: shell.contract,
    builds: now,
    previous: before,
  };
  const text = `${JSON.stringify(composition, null, 2)}\n`;
  // An existing file is rewritten: its modification time shows `prune` that it is in use.
  if (!(await store.files.writeOnce(compositionPath(hash), text)))
    await store.files.replace(compositionPath(hash), text);
  return composition;
}
