import { anOrder } from '../../reference-api/src/testing/orders';
import { TRATTORIA, testRestaurants } from '../../reference-api/src/testing/restaurants';
import { slot, week } from '../../demo/src/build/hours';
import { seedRestaurant } from '../../reference-api/src/seeding/seed-restaurant';
import type { Answered, Sent } from './load';
import { openLoad, waitsOf, type Load } from './open-load';
import type { Used } from './server';
import type { Served } from './start-server';

const CONNECTIONS = 32;
const LOGIN = {
  method: 'POST',
  path: `/api/restaurant/${TRATTORIA}/public/client/auth`,
  body: JSON.stringify({ email: 'UUID@flood.example', password: 'UUID', loginMode: 'email' }),
} as const;

/**
 * Floods of a storefront. Each request has a different client address, so that no limit per address
 * applies, except to the last one.
 */
const FLOODS: Readonly<Record<string, Omit<Sent, 'port'>>> = {
  pages: { method: 'GET', path: '/trattoria' },
  'unknown pages': { method: 'GET', path: '/UUID' },
  'unknown restaurants': { method: 'GET', path: '/api/restaurant/data/v2/UUID' },
  logins: LOGIN,
  'logins of one address': { ...LOGIN, from: '192.0.2.1' },
};

/**
 * One round: the median of orders in milliseconds alone, beside the flood, and alone again; `ratio`
 * is that beside the flood by the mean of both without.
 */
export interface FloodRound {
  readonly before: number;
  readonly flooded: number;
  readonly after: number;
  readonly ratio: number;
  readonly failedOrders: number;
  /** Answers of the flood by their status. */
  readonly statuses: Record<number, number>;
  /** Of the server beside the flood. */
  readonly used: Used;
}
interface FloodOptions {
  readonly rounds: number;
  readonly seconds: number;
  readonly ordersPerSecond: number;
  /** Part of the names of the floods to be measured; '' is in all of them. */
  readonly only: string;
}

/** The trattoria of the tests, open day and night. */
export async function seedOrders({ db }: Served): Promise<void> {
  const [trattoria] = testRestaurants;
  if (trattoria)
    await seedRestaurant(
      db,
      { ...trattoria, hours: week([slot('00:00', '24:00')]) },
      { isDemo: false, position: 0 },
    );
}

const failedIn = ({ waits, statuses }: Answered): number => waits.length - (statuses[200] ?? 0);

async function measureRound(
  buy: () => Promise<Answered>,
  used: Served['used'],
  flooder: Load,
  flood: Sent,
): Promise<FloodRound> {
  const quiet = await buy();
  await used();
  const [{ statuses }, beside] = await Promise.all([
    flooder.run({ ...flood, kind: 'flood', connections: CONNECTIONS }),
    buy().finally(() => flooder.stop()),
  ]);
  const ofServer = await used();
  const again = await buy();
  const [before, flooded, after] = [quiet, beside, again].map((it) => waitsOf(it).p50) as [
    number,
    number,
    number,
  ];
  return {
    before,
    flooded,
    after,
    ratio: (2 * flooded) / (before + after),
    failedOrders: failedIn(quiet) + failedIn(beside) + failedIn(again),
    statuses,
    used: ofServer,
  };
}

/**
 * Orders at an even pace, with and without each flood; the floods alternate. `onRound` is called
 * with every round.
 */
export async function measureFloods(
  { port, used }: Served,
  { rounds, seconds, ordersPerSecond, only }: FloodOptions,
  onRound: (name: string, round: FloodRound) => void,
): Promise<Record<string, FloodRound[]>> {
  const [buyer, flooder] = [openLoad(), openLoad()];
  const order = anOrder();
  const body = JSON.stringify({
    ...order,
    fingerprint: 'UUID',
    details: { ...order.details, uuid: 'UUID' },
  });
  const buy = () =>
    buyer.run({
      kind: 'paced',
      port,
      method: 'POST',
      path: `/api/restaurant/${TRATTORIA}/order`,
      body,
      perSecond: ordersPerSecond,
      count: ordersPerSecond * seconds,
    });
  const floods = Object.entries(FLOODS).filter(([name]) => name.includes(only));
  const found: Record<string, FloodRound[]> = Object.fromEntries(
    floods.map(([name]) => [name, []]),
  );
  try {
    await buy();
    for (let round = 0; round < rounds; round += 1) {
      for (const [name, flood] of floods) {
        const measured = await measureRound(buy, used, flooder, { ...flood, port });
        found[name]?.push(measured);
        onRound(name, measured);
      }
    }
    return found;
  } finally {
    await Promise.all([buyer.close(), flooder.close()]);
  }
}
