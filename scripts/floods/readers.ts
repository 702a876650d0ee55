import { bigRestaurant } from '@storefront/demo/restaurants';
import { seedRestaurant } from '../../reference-api/src/seeding/seed-restaurant';
import type { Used } from './server';
import { openLoad, waitsOf } from './open-load';
import type { Served } from './start-server';

const READERS = 64;
const PRODUCTS = 5000;
const HEALTH_PER_SECOND = 100;
const HEALTH_MS = 2000;

/**
 * One round: number of the 64 readers that were served, time of the last one, response time of
 * `/healthz` during the round, and the server's CPU and stall times, all in milliseconds.
 */
export interface ReaderRound {
  readonly served: number;
  readonly lastMs: number;
  readonly health: { readonly p50: number; readonly p99: number };
  readonly used: Used;
}

/**
 * 64 concurrent readers of each new revision of a long menu. `onRound` is called with every round.
 */
export async function measureReaders(
  { port, db, used }: Served,
  rounds: number,
  onRound: (round: ReaderRound) => void,
): Promise<ReaderRound[]> {
  const [readers, watcher] = [openLoad(), openLoad()];
  const big = bigRestaurant({ url: 'mercado', products: PRODUCTS, seed: 1 });
  try {
    const found: ReaderRound[] = [];
    for (let round = 0; round < rounds; round += 1) {
      await seedRestaurant(
        db,
        { ...big, info: { ...big.info, message: `Revision ${round}` } },
        { isDemo: false, position: 1 },
      );
      await used();
      const watching = watcher.run({
        kind: 'paced',
        port,
        method: 'GET',
        path: '/healthz',
        perSecond: HEALTH_PER_SECOND,
        count: (HEALTH_PER_SECOND * HEALTH_MS) / 1000,
      });
      const answered = await readers.run({
        kind: 'flood',
        port,
        method: 'GET',
        path: '/api/restaurant/data/v2/mercado',
        connections: READERS,
        times: 1,
      });
      const health = waitsOf(await watching);
      const measured = {
        served: answered.statuses[200] ?? 0,
        lastMs: Math.max(...answered.waits),
        health,
        used: await used(),
      };
      found.push(measured);
      onRound(measured);
    }
    return found;
  } finally {
    await Promise.all([readers.close(), watcher.close()]);
  }
}
