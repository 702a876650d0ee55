import { type WorkspaceName, workspaceNames } from '@storefront/build';
import type { BuildRef, Composition } from '@storefront/compositions';
import {
  type Store,
  changeChannel,
  publish,
  readComposition,
  revokedBuilds,
} from '@storefront/release';
import { findDist } from './build-workspaces';
import { say } from './say';

/**
 * Publishes the builds of workspaces, and promotes them with the other builds of the channel. Publishing
 * stored builds and promoting served ones change nothing; rolled-back builds stay rolled back.
 * Incompatible builds are rejected; no browser checks run.
 */
export async function release(
  store: Store,
  channel: string,
  workspaces: readonly WorkspaceName[] = workspaceNames,
  change = changeChannel,
): Promise<Composition> {
  const published: BuildRef[] = [];
  for (const workspace of workspaces) published.push(await publish(store, findDist(workspace)));
  const away = await revokedBuilds(store, channel, published);
  for (const { name, id } of away) {
    say(
      `${name} ${id} was revoked on ${channel} and is not served. ` +
        `To serve it: npm run storefront -- promote ${channel} --builds ${name}@${id}`,
    );
  }
  const builds = published.filter((build) => !away.includes(build));
  const { revision } = await change(
    store,
    channel,
    { note: `builds of ${workspaces.join(', ')}` },
    () => ({ builds }),
  );
  return readComposition(store, revision.composition);
}
