import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { scaledLimits } from '../../http/limits';
import { aDelivery } from '../orders';
import { TRATTORIA } from '../restaurants';
import { openTestApi } from '../test-api';
import { openTestPostgres } from '../test-databases';
import type { Burst } from './burst-worker';
import type { BurstAnswer } from './send-burst';
import { summarize, type Outcome } from './summarize';

/** An order to be delivered, of another customer's device each time. */
function body(): string {
  const order = aDelivery();
  return JSON.stringify({ ...order, fingerprint: 'UUID', details: { ...order.details, uuid: 'UUID' } });
}

/** Sizes of the bursts, repetitions of each, and the number of bursts of ten before the first that counts. */
export type BurstPlan = { sizes: readonly number[]; rounds: number; warmUps: number };

/** Sends bursts of orders to one restaurant of an API with the pool and the queue of production. */
export async function measureBursts({ sizes, rounds, warmUps }: BurstPlan): Promise<Outcome[]> {
  const db = await openTestPostgres({ waitMs: 900 });
  const api = await openTestApi(db, { limits: scaledLimits(1_000_000) });
  const worker = new Worker(join(import.meta.dirname, 'burst-worker.mjs'));
  try {
    await api.app.listen({ host: '127.0.0.1', port: 0 });
    const { port } = api.app.server.address() as AddressInfo;
    const burst = async (size: number): Promise<Outcome> => {
      worker.postMessage({ port, path: `/restaurant/${TRATTORIA}/order`, body: body(), size } satisfies Burst);
      const [answers] = (await once(worker, 'message')) as [BurstAnswer[]];
      return summarize(answers);
    };
    for (let sent = 0; sent < warmUps; sent += 1) await burst(10);
    const outcomes: Outcome[] = [];
    for (const size of sizes) for (let round = 0; round < rounds; round += 1) outcomes.push(await burst(size));
    return outcomes;
  } finally {
    await worker.terminate();
    await api.close();
  }
}
