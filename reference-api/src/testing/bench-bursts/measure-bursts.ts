import { once } from 'node:events';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { aDelivery } from '../orders';
import { TRATTORIA } from '../restaurants';
import type { Burst } from './burst-worker';
import type { BurstAnswer } from './send-burst';
import { startNodes } from './start-nodes';
import { summarize, type Outcome } from './summarize';

/** A delivery order, from a new device each time. */
function body(): string {
  const order = aDelivery();
  return JSON.stringify({
    ...order,
    fingerprint: 'UUID',
    details: { ...order.details, uuid: 'UUID' },
  });
}

/**
 * Number of nodes, sizes of the bursts, repetitions of each, and the number of bursts of ten per
 * node before the first measured one.
 */
export type BurstPlan = {
  nodes: number;
  sizes: readonly number[];
  rounds: number;
  warmUps: number;
};

/**
 * Sends bursts of orders to one restaurant, distributed over the nodes; every node is a process
 * with the pool and the queue of production.
 */
export async function measureBursts({
  nodes: count,
  sizes,
  rounds,
  warmUps,
}: BurstPlan): Promise<Outcome[]> {
  const nodes = await startNodes(count);
  const worker = new Worker(join(import.meta.dirname, 'burst-worker.mjs'));
  try {
    const burst = async (size: number): Promise<Outcome> => {
      worker.postMessage({
        ports: nodes.ports,
        path: `/restaurant/${TRATTORIA}/order`,
        body: body(),
        size,
      } satisfies Burst);
      const [answers] = (await once(worker, 'message')) as [BurstAnswer[]];
      return summarize(answers);
    };
    for (let sent = 0; sent < warmUps; sent += 1) await burst(10 * count);
    const outcomes: Outcome[] = [];
    for (const size of sizes)
      for (let round = 0; round < rounds; round += 1) outcomes.push(await burst(size));
    return outcomes;
  } finally {
    await worker.terminate();
    await nodes.stop();
  }
}
