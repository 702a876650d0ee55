import path from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { RemoteName } from '@storefront/build';
import { changeChannel, openStore, publish } from '@storefront/release';
import { PlainError } from '../../lib/plain-error';
import { type Storefront, dataFolderOf } from './storefront';

const CHANNEL = 'stable';
const POLL_MS = 5;
const TIMEOUT_MS = 30_000;

/**
 * Publishes the build of one remote into the store of a running storefront, beside the served one.
 * Returns the milliseconds until a requested page contains it.
 */
export async function timePublish(
  root: string,
  remote: RemoteName,
  storefront: Storefront,
): Promise<number> {
  const store = openStore(path.join(dataFolderOf(root), 'store'));
  const start = performance.now();
  const build = await publish(store, path.join(root, remote, 'dist'));
  await changeChannel(store, CHANNEL, { note: `publish ${remote}` }, () => ({ builds: [build] }));
  while (!(await storefront.html()).includes(build.id)) {
    if (performance.now() - start > TIMEOUT_MS)
      throw new PlainError(`The new build of ${remote} was not seen in the page.`);
    await pause(POLL_MS);
  }
  return performance.now() - start;
}
