import { fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Database } from '../../reference-api/src/platform/db/database';
import { openPostgres } from '../../reference-api/src/platform/db/postgres';
import { startBenchPostgres } from '../../reference-api/src/testing/bench-orders/database';
import { databaseUrl, TEMPLATES } from '../../reference-api/src/testing/test-databases';
import { PlainError } from '../lib/plain-error';
import type { Message, Used } from './server';

/** A storefront with API and PostgreSQL, and a connection to its database. */
export interface Served {
  readonly port: number;
  readonly db: Database;
  /** Usage of the storefront's process since the last call. */
  used(): Promise<Used>;
  close(): Promise<void>;
}

export async function startServer(): Promise<Served> {
  const postgres = await startBenchPostgres();
  const url = databaseUrl(postgres.url, TEMPLATES.migrated);
  const folder = await mkdtemp(path.join(tmpdir(), 'storefront-floods-'));
  const child = fork(path.join(import.meta.dirname, 'serve.mjs'), [folder, url], {
    stdio: ['ignore', 2, 2, 'ipc'],
  });
  const next = async (): Promise<Message> => {
    const over = new AbortController();
    const [message] = (await Promise.race([
      once(child, 'message', over),
      once(child, 'exit', over),
    ])) as [Message | number];
    over.abort();
    if (typeof message !== 'object')
      throw new PlainError('The storefront to be flooded does not start.');
    return message;
  };
  const ready = await next();
  const db = openPostgres({ url, connections: 2 });
  return {
    port: ready.kind === 'ready' ? ready.port : 0,
    db,
    used: async () => {
      child.send('used');
      const answer = await next();
      return answer.kind === 'used' ? answer : { cpuMs: Number.NaN, stallMs: Number.NaN };
    },
    close: async () => {
      await db.close();
      const gone = once(child, 'exit');
      child.disconnect();
      await gone;
      await postgres.stop();
      await rm(folder, { recursive: true, force: true });
    },
  };
}
