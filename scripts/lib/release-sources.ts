import { documentNames, editionTargets, workspaceNames } from '@storefront/build';
import type { Store } from '@storefront/release';
import { buildChanged } from './build-workspaces';
import { changeOwnChannel, howToPromote, isOwnChannel } from './own-channel';
import { releaseEditions } from './release-editions';
import { release } from './release-workspaces';
import { say } from './say';

/**
 * Builds the changed workspaces and serves them on a channel that has only revisions of this author, or
 * none. Any other channel stays unchanged: nothing is published, and the terminal shows how to
 * promote the sources. The documents that the API itself serves are built in any case.
 */
export async function releaseSources(store: Store, channel: string, by: string): Promise<void> {
  if (!(await isOwnChannel(store, channel, by))) {
    say(howToPromote(channel));
    return void (await buildChanged('production', documentNames));
  }
  await buildChanged('production');
  const change = changeOwnChannel(by);
  await release(store, channel, workspaceNames, change);
  await releaseEditions(store, channel, editionTargets, change);
}
