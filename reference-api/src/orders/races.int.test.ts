import { randomUUID } from 'node:crypto';
import { countedFaults } from '../testing/counted-faults';
import { COUNTED, countedOrder, openCounted, resetCounted } from '../testing/counted-restaurant';
import {
  cartTwin,
  cashbackTwin,
  crossingTwin,
  keyTwin,
  lastUnitTwin,
  lastUseTwin,
  oncePerClientTwin,
  pointsTwin,
  runTwin,
  type NaiveTwin,
} from '../testing/naive-twins';
import { send, type WireOrder } from '../testing/orders';
import { allAtOnce, CLIENTS, meeting, openRaceApi, TRIALS, type RaceApi } from '../testing/race';
import type { Answer } from '../testing/test-api';

/** Different spellings of one number. */
const PHONES = [
  '19987654321',
  '(19) 98765-4321',
  '+55 19 98765-4321',
  '55 (19) 987654321',
  '19 98765 4321',
  '+55(19)98765.4321',
];
const phoneOf = (client: number): string => PHONES[client % PHONES.length] ?? '';

type Race = {
  title: string;
  clients?: number;
  /** The order a client sends in a trial; all clients of a trial share `key`. */
  order: (client: number, key: string) => WireOrder;
  /** Whether the clients are logged in as the restaurant's customer. */
  isLoggedIn?: boolean;
  /** Number of orders after the trial. */
  orders: number;
  /** Responses to the other clients. */
  others: readonly string[];
  twin: NaiveTwin;
  /** Number of twins that run concurrently. */
  twins?: number;
};

const RACES: Race[] = [
  {
    title: '[API-04] [CHECKOUT-42] one key',
    order: (_client, key) => ({
      ...countedOrder({ fingerprint: key }),
      details: { ...countedOrder().details, uuid: key },
    }),
    orders: 1,
    others: [],
    twin: keyTwin,
  },
  {
    title: '[API-04] [CHECKOUT-42] one cart of one device under keys of their own',
    order: (_client, key) => countedOrder({ fingerprint: key }),
    orders: 1,
    others: ['already_ordered'],
    twin: cartTwin,
  },
  {
    title: '[ERRORS-09] the last use of a coupon',
    order: (client) => countedOrder({ coupon: 'last', phone: `1998765${1000 + client}` }),
    orders: 1,
    others: ['coupon_limit'],
    twin: lastUseTwin,
  },
  {
    title: '[COUPON-06] a coupon for one use per client, whose phone is written differently',
    order: (client) => countedOrder({ coupon: 'once', phone: phoneOf(client) }),
    orders: 1,
    others: ['coupon_used'],
    twin: oncePerClientTwin(phoneOf),
  },
  {
    title: '[ERRORS-08] the last unit of an item',
    clients: 50,
    order: () => countedOrder({ items: ['agua'] }),
    orders: 1,
    others: ['out_of_stock'],
    twin: lastUnitTwin,
  },
  {
    title: '[ERRORS-08] carts of two items that cross',
    order: (client) =>
      countedOrder({ items: client % 2 === 0 ? ['soda', 'suco'] : ['suco', 'soda'] }),
    orders: 10,
    others: ['out_of_stock'],
    twin: crossingTwin,
    twins: 2,
  },
  {
    title: '[LOYALTY-12] cashback from two devices',
    order: (client, key) =>
      countedOrder({ cashback: 10, fingerprint: `${key}-${client % 2}`, notes: String(client) }),
    isLoggedIn: true,
    orders: 1,
    others: ['price_changed'],
    twin: cashbackTwin,
  },
  {
    title: '[OPEN-025] the points of a prize',
    order: () => countedOrder({ prize: true }),
    isLoggedIn: true,
    orders: 1,
    others: ['not_enough_points'],
    twin: pointsTwin,
  },
];

describe('races on PostgreSQL', () => {
  let api: RaceApi;
  let token: string;
  beforeAll(async () => {
    api = await openRaceApi();
    token = await openCounted(api);
  });
  afterAll(() => api.close());

  const trials = async (run: (key: string) => Promise<void>): Promise<void> => {
    for (let trial = 0; trial < TRIALS; trial += 1) {
      await resetCounted(api);
      await run(randomUUID());
    }
  };

  test.each(RACES)(
    `$title: ${TRIALS} times, all at once, and everything adds up`,
    async ({ clients = CLIENTS, order, isLoggedIn = false, orders, others }) => {
      await trials(async (key) => {
        api.meetBefore(clients);
        const answers = (await allAtOnce(clients, (client) =>
          send(api, order(client, key), { restaurant: COUNTED, ...(isLoggedIn ? { token } : {}) }),
        )) as Answer[];
        const placed = answers
          .filter(({ status }) => status === 200)
          .map(({ json }) => String(json['order']?.['uuid']));
        const refused = answers
          .filter(({ status }) => status !== 200)
          .map(({ json }) => String(json['code']));
        const reported = new Set(
          answers.filter(({ status }) => status === 200).map(({ text }) => text),
        );
        expect([new Set(placed).size, reported.size, [...new Set(refused)]]).toEqual([
          orders,
          orders,
          others,
        ]);
        const [row] = await api.db.query<{ many: number }>(
          'select count(*) as many from orders where restaurant_id = $1',
          [COUNTED],
        );
        expect(Number(row?.many)).toBe(orders);
        expect(await countedFaults(api.db)).toEqual([]);
      });
    },
    240_000,
  );

  test.each(RACES)(
    `$title: a naive twin is caught ${TRIALS} times of ${TRIALS}`,
    async ({ twin, twins = CLIENTS }) => {
      let caught = 0;
      await trials(async (key) => {
        const [meet, before] = [meeting(twins), api.attempts()];
        const outcomes = await allAtOnce(twins, (client) =>
          runTwin(api.db, twin, meet, client, key),
        );
        const faults = [
          ...(await countedFaults(api.db)),
          ...outcomes.filter((it) => it !== 'done'),
          ...(api.attempts() > before + twins ? ['a deadlock'] : []),
        ];
        caught += faults.length > 0 ? 1 : 0;
      });
      expect(caught).toBe(TRIALS);
    },
    120_000,
  );

  test.each(RACES)('$title: its twin is right as long as it is alone', async ({ twin }) => {
    await resetCounted(api);
    expect([
      await runTwin(api.db, twin, async () => undefined, 0, randomUUID()),
      await countedFaults(api.db),
    ]).toEqual(['done', []]);
  });

  test('[ERRORS-08] crossing carts never meet in a deadlock: no transaction is begun twice', async () => {
    await resetCounted(api);
    const before = api.attempts();
    api.meetBefore(CLIENTS);
    await allAtOnce(CLIENTS, (client) =>
      send(api, countedOrder({ items: client % 2 === 0 ? ['soda', 'suco'] : ['suco', 'soda'] }), {
        restaurant: COUNTED,
      }),
    );
    expect(api.attempts()).toBe(before + CLIENTS);
  });
});
