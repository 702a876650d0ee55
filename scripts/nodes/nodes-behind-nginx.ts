import { mkdtemp, rm } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { demo } from '@storefront/demo';
import {
  DEFAULT_LIMITS,
  type ReferenceApi,
  createReferenceApi,
  scaledLimits,
} from '@storefront/reference-api';
import { runNginx } from '../lib/run-nginx';

const SECRETS = {
  jwtSecret: 'the-same-secret-of-all-nodes-of-this-test',
  operatorKey: 'the-same-operator-key-of-all-nodes-of-this',
  tableLinkKeys: 'the-same-table-keys-of-all-nodes-of-this',
  webhookKey: 'the-same-webhook-key-of-all-nodes-of-this',
};
const { attempts, attemptsAnHour, coupons, cvv } = DEFAULT_LIMITS;

/** Batches of telemetry of one address in a minute, on each node. */
export const TELEMETRY = 3;

interface Node {
  readonly url: string;
  /** Graceful shutdown: drains, then closes. */
  close(): Promise<void>;
}

export interface Nodes {
  /** URL of nginx. The header `x-node` of an answer names its node. */
  readonly url: string;
  readonly nodes: readonly Node[];
  stop(): Promise<void>;
}

async function startNode(databaseUrl: string): Promise<Node> {
  const dataDir = await mkdtemp(path.join(tmpdir(), 'storefront-node-'));
  const api: ReferenceApi = await createReferenceApi({
    ...SECRETS,
    dataDir,
    databaseUrl,
    demo: true,
    plugins: [demo],
    trustProxy: 1,
    limits: { ...scaledLimits(1000), attempts, attemptsAnHour, coupons, cvv, telemetry: TELEMETRY },
  });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  let closing: Promise<void> | undefined;
  const close = async (): Promise<void> => {
    api.drain();
    await api.close();
    await rm(dataDir, { recursive: true, force: true });
  };
  return {
    url: `http://127.0.0.1:${(api.app.server.address() as AddressInfo).port}`,
    close: () => (closing ??= close()),
  };
}

const balancer =
  (nodes: readonly Node[]) =>
  (port: number): string => `
  upstream nodes {
    ${nodes.map(({ url }) => `server ${new URL(url).host};`).join('\n    ')}
    keepalive 16;
  }
  server {
    listen 127.0.0.1:${port};
    location / {
      proxy_pass http://nodes;
      proxy_http_version 1.1;
      proxy_set_header Connection '';
      proxy_set_header Host $host;
      proxy_set_header X-Forwarded-For $remote_addr;
      proxy_buffering off;
      add_header x-node $upstream_addr always;
    }
  }`;

/**
 * Starts `count` complete API nodes on one PostgreSQL, behind a real nginx that distributes the
 * requests in turn.
 */
export async function startNodes(databaseUrl: string, count: number): Promise<Nodes> {
  const nodes = await Promise.all(Array.from({ length: count }, () => startNode(databaseUrl)));
  const nginx = await runNginx({ http: balancer(nodes), readyPath: '/readyz' });
  return {
    url: nginx.url,
    nodes,
    stop: async () => {
      await nginx.stop();
      for (const node of nodes) await node.close();
    },
  };
}
