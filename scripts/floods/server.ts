import path from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { demo } from '@storefront/demo';
import { createEdge, createEdgeMetrics, listen, storeRenderer } from '@storefront/edge';
import { createReferenceApi } from '@storefront/reference-api';
import { openStore } from '@storefront/release';
import { buildChanged } from '../lib/build-workspaces';
import { readerOf } from '../lib/read-api';
import { release } from '../lib/release-workspaces';

const CHANNEL = 'stable';

/**
 * Milliseconds since the last time: processor time of the process, and the longest time in which
 * its event loop did not turn.
 */
export interface Used {
  readonly cpuMs: number;
  readonly stallMs: number;
}
/** Message of the served storefront: its port once it answers, and its usage on request. */
export type Message =
  { readonly kind: 'ready'; readonly port: number } | ({ readonly kind: 'used' } & Used);

/**
 * Serves storefront and API from one process, as `npm start` does, with the limits of production;
 * addresses come from the load's header.
 */
export async function main([folder = '', databaseUrl = '']: readonly string[]): Promise<void> {
  await buildChanged('production');
  const store = openStore(path.join(folder, 'store'));
  await release(store, CHANNEL);
  const reference = await createReferenceApi({
    dataDir: path.join(folder, 'api'),
    databaseUrl,
    publicPath: '/api',
    plugins: [demo],
    trustProxy: 1,
  });
  const readApi = readerOf(reference);
  const renderer = storeRenderer({
    store,
    site: { render: 'off' },
    readApi,
    metrics: createEdgeMetrics(),
    log: (line) => void process.stderr.write(`${line}\n`),
  });
  const edge = createEdge({
    store,
    channel: CHANNEL,
    api: { handle: reference.handle },
    readApi,
    renderer,
  });
  const { port } = await listen(edge, 0, '127.0.0.1');
  const send = (message: Message): void => void process.send?.(message);
  const delay = monitorEventLoopDelay({ resolution: 5 });
  delay.enable();
  let since = process.cpuUsage();
  process.on('message', () => {
    const { user, system } = process.cpuUsage(since);
    send({ kind: 'used', cpuMs: (user + system) / 1000, stallMs: delay.max / 1e6 });
    since = process.cpuUsage();
    delay.reset();
  });
  process.on('disconnect', () => process.exit(0));
  send({ kind: 'ready', port });
}
