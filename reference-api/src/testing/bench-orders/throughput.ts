import { once } from 'node:events';
import type { FastifyInstance } from 'fastify';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import { scaledLimits } from '../../platform/http/limits';
import { seedRestaurant } from '../../seeding/seed-restaurant';
import { aLine, anOrder, lasanha } from '../orders';
import { PASSWORD, testRestaurants } from '../restaurants';
import { openTestApi, type TestApi } from '../test-api';
import { openTestPostgres } from '../test-databases';
import { bareInsert } from './bare-insert';
import type { Loaded } from './load';
import type { Target, Turn } from './load-worker';

/**
 * Orders and inserts per second of one round, and orders relative to the inserts right before and
 * after.
 */
export type Round = { orders: number; inserts: number; ratio: number };
export type Throughput = { rounds: Round[]; refused: number };

const LINES = 16;

const listening = async (app: FastifyInstance): Promise<number> => {
  await app.listen({ host: '127.0.0.1', port: 0 });
  return (app.server.address() as AddressInfo).port;
};

/**
 * A logged-in customer's order of three lines, paid by a method with a discount; it is checked,
 * priced and stored like every order.
 */
const fullOrder = () =>
  anOrder({
    orders: [
      lasanha({ lineId: 'l1', qty: 2, notes: 'sem sal' }),
      aLine('nhoque', { lineId: 'l2', price: 38.9 }),
      aLine('agua', { lineId: 'l3', qty: 3, price: 4.5 }),
    ],
    user: { email: 'ana@teste.example', cpf: '52998224725', birthday: '1990-05-20' },
    details: { paymentType: 'pix', total: 137.4, grandTotal: 130.53 },
  });

const FIRST = 600;

/** Creates `many` restaurants like the first of the tests, each with a logged-in customer. */
async function openDoors(api: TestApi, many: number): Promise<Target['doors']> {
  const [model] = testRestaurants;
  if (!model) throw new Error('there is no restaurant to make more of');
  return Promise.all(
    Array.from({ length: many }, async (_, index) => {
      const [id, url] = [FIRST + index, `bench-${index}`];
      await seedRestaurant(
        api.db,
        { ...model, info: { ...model.info, id, restaurant_url: url } },
        { isDemo: false, position: 100 + index },
      );
      const body = { email: 'ana@teste.example', password: PASSWORD, loginMode: 'email' };
      const { json } = await api.call('POST', `/restaurant/${id}/public/client/auth`, { body });
      return {
        path: `/restaurant/${id}/order`,
        headers: `authorization: Bearer ${String(json['token'])}\r\n`,
      };
    }),
  );
}

/**
 * Measures orders between two runs of bare inserts in the same process on the same database,
 * `rounds` times. Throws when an order was refused in the warm-up.
 */
export async function measureThroughput(
  { rounds, seconds, restaurants }: { rounds: number; seconds: number; restaurants: number },
  reported: (round: Round) => void,
): Promise<Throughput> {
  const db = await openTestPostgres();
  const api = await openTestApi(db, { limits: scaledLimits(1_000_000) });
  const bare = await bareInsert(db);
  const body = fullOrder();
  const text = JSON.stringify({
    ...body,
    fingerprint: 'UUID',
    details: { ...body.details, uuid: 'UUID' },
  });
  const insert: Target = {
    port: await listening(bare),
    body: text,
    doors: [{ path: '/insert', headers: '' }],
  };
  const order: Target = {
    port: await listening(api.app),
    body: text,
    doors: await openDoors(api, restaurants),
  };
  const worker = new Worker(join(import.meta.dirname, 'load-worker.mjs'));
  const turn = async (target: Target, length = seconds): Promise<Loaded> => {
    worker.postMessage({ target, lines: LINES, seconds: length } satisfies Turn);
    const [loaded] = (await once(worker, 'message')) as [Loaded];
    return loaded;
  };
  try {
    await turn(insert, seconds);
    const warm = await turn(order, seconds);
    if (warm.answered === 0 || warm.refused > 0)
      throw new Error(`${warm.refused} orders of the warm-up were refused`);
    const done: Round[] = [];
    let refused = 0;
    for (let round = 0; round < rounds; round += 1) {
      await db.exec('vacuum analyze');
      const [before, orders, after] = [await turn(insert), await turn(order), await turn(insert)];
      const perSecond = ({ answered, seconds: took }: Loaded): number => answered / took;
      const inserts = (perSecond(before) + perSecond(after)) / 2;
      refused += before.refused + orders.refused + after.refused;
      const of = { orders: perSecond(orders), inserts, ratio: perSecond(orders) / inserts };
      done.push(of);
      reported(of);
    }
    return { rounds: done, refused };
  } finally {
    await worker.terminate();
    await bare.close();
    await api.close();
  }
}
