import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { seedTestRestaurants } from '../seed-test-restaurants';
import { openTestPostgres } from '../test-databases';

/** API nodes on one PostgreSQL database; `ports` on 127.0.0.1. */
export type BurstNodes = { readonly ports: readonly number[]; stop(): Promise<void> };

/** Starts `count` nodes on a new database. Rejects when one exits before it listens. */
export async function startNodes(count: number): Promise<BurstNodes> {
  const db = await openTestPostgres();
  await seedTestRestaurants(db);
  const children = Array.from({ length: count }, () =>
    fork(join(import.meta.dirname, 'burst-node.mjs'), [db.url], { stdio: ['ignore', 2, 2, 'ipc'] }),
  );
  const stop = async (): Promise<void> => {
    await Promise.all(
      children.map(async (child) => {
        if (child.exitCode !== null) return;
        child.disconnect();
        await once(child, 'exit');
      }),
    );
    await db.close();
  };
  const ports = await Promise.all(
    children.map(async (child) => {
      const [port] = (await Promise.race([
        once(child, 'message'),
        once(child, 'exit').then(() =>
          Promise.reject(new Error('A node ended before it listened.')),
        ),
      ])) as [number];
      return port;
    }),
  );
  return { ports, stop };
}
