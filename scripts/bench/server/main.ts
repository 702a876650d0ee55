import path from 'node:path';
import { createEdge, listen } from '@storefront/edge';
import { openStore, readComposedPage, type Store } from '@storefront/release';
import { buildChanged } from '../../lib/build-workspaces';
import { ensureDataFolder } from '../../lib/data-folder';
import { startLocalApi } from '../../lib/local-api';
import { release } from '../../lib/release-workspaces';
import { RESTAURANT_PATH } from '../settings';
import { buildMonolith } from './build-monolith';
import { selfSigned } from './certificate';
import { listenSecurely } from './front';
import type { Ready, ShowStill, Shown } from './messages';
import { monolithPage } from './monolith-page';
import { stillPage } from './still-page';

const CHANNEL = 'stable';
const LOCAL = '127.0.0.1';

async function published(store: Store) {
  await buildChanged('production');
  const { hash } = await release(store, CHANNEL);
  return readComposedPage(store, hash, '/builds');
}

const report = (message: Ready | Shown): void => void process.send?.(message);

/**
 * Builds, and serves all compared variants from one process, so that all have the same share of the
 * machine.
 */
export async function main(): Promise<void> {
  const data = await ensureDataFolder();
  const store = openStore(path.join(data, 'store'));
  const { shell } = await published(store);
  const bundles = openStore(path.join(data, 'monolith'));
  const bundle = await monolithPage(bundles, await buildMonolith(), shell.routes ?? []);

  const { api, read: readApi } = await startLocalApi();
  const composed = createEdge({ store, channel: CHANNEL, api, readApi });
  const monolith = createEdge({
    store: bundles,
    channel: CHANNEL,
    api,
    readApi,
    page: () => Promise.resolve(bundle),
  });
  const still = stillPage(RESTAURANT_PATH, composed);

  const plain = await Promise.all(
    [composed, monolith, still.handler].map(
      async (handler) => (await listen(handler, 0, LOCAL)).port,
    ),
  );
  const identity = selfSigned();
  const secure = await Promise.all(plain.map((port) => listenSecurely(port, identity)));
  process.on('message', (message: ShowStill) => {
    still.show(message.still);
    report({ kind: 'shown' });
  });
  process.on('disconnect', () => process.exit(0));
  const [composedPlain = 0, monolithPlain = 0] = plain;
  const [composedPort = 0, monolithPort = 0, stillPort = 0] = secure;
  const ports = {
    composed: composedPort,
    composedPlain,
    monolith: monolithPort,
    monolithPlain,
    still: stillPort,
  };
  report({ kind: 'ready', ports, keyHash: identity.keyHash });
}
