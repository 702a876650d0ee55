import path from 'node:path';
import { remoteNames } from '@storefront/build';
import type { BuildRef } from '@storefront/compositions';
import { type Store, compose, promote, servedBuilds } from '@storefront/release';
import { publishThrowing, publishTwin } from './throwing-builds';

/** With or without a last good build of every remote. */
export type Spare = 'without last good build' | 'with last good build';

/** Compositions with remotes to be broken. Each `serve` returns the served builds. */
export interface Compositions {
  /** Remotes that work until the network faults of their files. */
  serveWorking(spare: Spare): Promise<readonly BuildRef[]>;
  /** Remotes that throw. */
  serveThrowing(spare: Spare): Promise<readonly BuildRef[]>;
}

/** Publishes the builds of the matrix into the store that serves `channel`. */
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
