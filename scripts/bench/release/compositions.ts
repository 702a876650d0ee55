import path from 'node:path';
import { remoteNames } from '@storefront/build';
import type { BuildRef } from '@storefront/compositions';
import { type Store, compose, promote, servedBuilds } from '@storefront/release';
import { publishThrowing, publishTwin } from './throwing-builds';

/** With a last good build of every remote behind it, or without. */
export type Spare = 'without last good build' | 'with last good build';

/** Compositions whose remotes are to be broken. Each `serve` gives the builds that are served. */
export interface Compositions {
  /** Remotes that work until their files are broken on the way. */
  serveWorking(spare: Spare): Promise<readonly BuildRef[]>;
  /** Remotes that throw. */
  serveThrowing(spare: Spare): Promise<readonly BuildRef[]>;
}

/** Publishes what the matrix needs into the store that serves `channel`. */
export async function prepareCompositions(
  store: Store,
  channel: string,
  root: string,
): Promise<Compositions> {
  const builds = await servedBuilds(store, channel);
  const shell = builds.filter(({ name }) => name === 'shell');
  const good = builds.filter(({ name }) => name !== 'shell');
  const publishAll = async (one: typeof publishTwin): Promise<BuildRef[]> => {
    const refs: BuildRef[] = [];
    for (const remote of remoteNames) refs.push(await one(store, path.join(root, remote, 'dist')));
    return refs;
  };
  const [twins, throwing] = [await publishAll(publishTwin), await publishAll(publishThrowing)];
  const serve = async (
    remotes: readonly BuildRef[],
    spare: Spare,
  ): Promise<readonly BuildRef[]> => {
    const all = [...shell, ...remotes];
    const { hash } = await compose(store, all, spare === 'with last good build' ? good : []);
    await promote(store, channel, hash, 'to be broken');
    return all;
  };
  return {
    serveWorking: (spare) => serve(twins, spare),
    serveThrowing: (spare) => serve(throwing, spare),
  };
}
