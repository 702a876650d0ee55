import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { scaledLimits } from '../../http/limits';
import { anOrder } from '../orders';
import { TRATTORIA } from '../restaurants';
import { openTestApi } from '../test-api';
import { openTestPostgres } from '../test-databases';
import type { Answered, Paced } from './paced';

/** The 50th and the 99th of a hundred waits, in milliseconds. */
export type Waits = { p50: number; p99: number };
/** One round: orders alone, beside the flood, and alone again; `ratio` is p99 beside the flood by the mean of both without. */
export type FloodRound = { before: Waits; flooded: Waits; after: Waits; ratio: number; failedOrders: number; loginsAnswered: number; loginsSentAway: number };
export type Flood = { rounds: number; seconds: number; ordersPerSecond: number; loginsPerSecond: number };

const waitsOf = ({ waits }: Answered): Waits => {
  const sorted = [...waits].sort((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
  return { p50: at(0.5), p99: at(0.99) };
};
const failedIn = ({ waits, statuses }: Answered): number => waits.length - (statuses[200] ?? 0);

function openWorker(): { run: (paced: Paced) => Promise<Answered>; close: () => Promise<number> } {
  const worker = new Worker(join(import.meta.dirname, 'paced-worker.mjs'));
  return {
    run: async (paced) => {
      worker.postMessage(paced);
      const [answered] = (await once(worker, 'message')) as [Answered];
      return answered;
    },
    close: () => worker.terminate(),
  };
}

/** Orders at an even pace, with and without logins of addresses nobody knows beside them; no limit per address is in the way, only the line before hashing. */
export async function measureFlood({ rounds, seconds, ordersPerSecond, loginsPerSecond }: Flood, told: (round: FloodRound) => void): Promise<FloodRound[]> {
  const api = await openTestApi(await openTestPostgres(), { limits: scaledLimits(1_000_000) });
  await api.app.listen({ host: '127.0.0.1', port: 0 });
  const { port } = api.app.server.address() as AddressInfo;
  const order = anOrder();
  const orders: Paced = { port, path: `/restaurant/${TRATTORIA}/order`, body: JSON.stringify({ ...order, fingerprint: 'UUID', details: { ...order.details, uuid: 'UUID' } }), perSecond: ordersPerSecond, seconds };
  const logins: Paced = { port, path: `/restaurant/${TRATTORIA}/public/client/auth`, body: JSON.stringify({ email: 'UUID@flood.example', password: 'UUID', loginMode: 'email' }), perSecond: loginsPerSecond, seconds };
  const [buyer, flooder] = [openWorker(), openWorker()];
  try {
    await buyer.run(orders);
    await flooder.run({ ...logins, seconds: 1 });
    const found: FloodRound[] = [];
    for (let round = 0; round < rounds; round += 1) {
      const quiet = await buyer.run(orders);
      const [beside, flood] = await Promise.all([buyer.run(orders), flooder.run(logins)]);
      const again = await buyer.run(orders);
      const [before, flooded, after] = [waitsOf(quiet), waitsOf(beside), waitsOf(again)];
      const failedOrders = [quiet, beside, again].reduce((sum, it) => sum + failedIn(it), 0);
      const of = { before, flooded, after, ratio: (2 * flooded.p99) / (before.p99 + after.p99), failedOrders, loginsAnswered: flood.statuses[404] ?? 0, loginsSentAway: flood.statuses[429] ?? 0 };
      found.push(of);
      told(of);
    }
    return found;
  } finally {
    await Promise.all([buyer.close(), flooder.close()]);
    await api.close();
  }
}
