import { randomUUID } from 'node:crypto';
import { ARMS_HEADER, VISITOR_HEADER } from '@storefront/shared-domain/contracts';
import type { Database, Transaction } from '../platform/db/database';
import { DEFAULT_LOAD } from '../platform/settings/load-settings';
import { type Device, openDevice, renew } from '../testing/accounts';
import { register } from '../testing/canary-person';
import { countedConnections } from '../testing/counted-connections';
import { countedFaults } from '../testing/counted-faults';
import { COUNTED, countedOrder, openCounted, resetCounted } from '../testing/counted-restaurant';
import { holdTransaction } from '../testing/hold-transaction';
import { transactionWith } from '../testing/hooked-database';
import { aDelivery, anOrder, send, type WireOrder } from '../testing/orders';
import { allAtOnce, CLIENTS, openRaceApi, type RaceApi, TRIALS } from '../testing/race';
import { PASSWORD, TRATTORIA } from '../testing/restaurants';
import { type ApiResponse, openTestApi, OPERATOR_KEY, type TestApi } from '../testing/test-api';
import { openTestPostgres } from '../testing/test-databases';

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
  },
  {
    title: '[API-04] [CHECKOUT-42] one cart of one device under keys of their own',
    order: (_client, key) => countedOrder({ fingerprint: key }),
    orders: 1,
    others: ['already_ordered'],
  },
  {
    title: '[ERRORS-09] the last use of a coupon',
    order: (client) => countedOrder({ coupon: 'last', phone: `1998765${1000 + client}` }),
    orders: 1,
    others: ['coupon_limit'],
  },
  {
    title: '[COUPON-06] a coupon for one use per client, whose phone is written differently',
    order: (client) => countedOrder({ coupon: 'once', phone: phoneOf(client) }),
    orders: 1,
    others: ['coupon_used'],
  },
  {
    title: '[ERRORS-08] the last unit of an item',
    clients: 50,
    order: () => countedOrder({ items: ['agua'] }),
    orders: 1,
    others: ['out_of_stock'],
  },
  {
    title: '[ERRORS-08] carts of two items that cross',
    order: (client) =>
      countedOrder({ items: client % 2 === 0 ? ['soda', 'suco'] : ['suco', 'soda'] }),
    orders: 10,
    others: ['out_of_stock'],
  },
  {
    title: '[LOYALTY-12] cashback from two devices',
    order: (client, key) =>
      countedOrder({ cashback: 10, fingerprint: `${key}-${client % 2}`, notes: String(client) }),
    isLoggedIn: true,
    orders: 1,
    others: ['price_changed'],
  },
  {
    title: '[OPEN-025] the points of a prize',
    order: () => countedOrder({ prize: true }),
    isLoggedIn: true,
    orders: 1,
    others: ['not_enough_points'],
  },
];

let api: RaceApi;

beforeAll(async () => {
  api = await openRaceApi();
});

afterAll(() => api.close());

describe('orders at once', () => {
  let token: string;
  beforeAll(async () => {
    token = await openCounted(api);
  });

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
        )) as ApiResponse[];
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

describe('sessions', () => {
  const AUTH = `/restaurant/${TRATTORIA}/public/client/auth`;
  const trials = Array.from({ length: TRIALS }, (_, trial) => trial);

  describe('[S12] sessions renewed and ended at once', () => {
    const open = () => openDevice(api, 'ana@teste.example');
    const isAlive = async (device: Device): Promise<boolean> =>
      (await api.call('GET', AUTH, { token: device.token })).status === 200;

    test(`${CLIENTS} tabs with one secret, ${TRIALS} times: all get the same next one, which is valid`, async () => {
      for (const _ of trials) {
        const device = await open();
        const answers = await allAtOnce(CLIENTS, () => renew(api, device));
        const devices = answers.map((answer) =>
          answer instanceof Error
            ? String(answer)
            : `${answer.answer.status} ${answer.device.cookie}`,
        );
        expect(new Set(devices).size).toBe(1);
        const [first] = answers;
        if (!first || first instanceof Error) throw new Error('no call was answered');
        expect((await renew(api, first.device)).answer.status).toBe(200);
      }
    });

    test(`a simultaneous refresh and log-out, ${TRIALS} times: the session is over in any order`, async () => {
      for (const _ of trials) {
        const device = await open();
        const [renewed] = await Promise.all([
          renew(api, device),
          api.call('POST', `${AUTH}/log-out`, { body: {}, token: device.token }),
        ]);
        expect(await isAlive(renewed.device)).toBe(false);
        expect((await renew(api, renewed.device)).answer.status).toBe(401);
      }
    });
  });
});

describe('bursts', () => {
  const SLOTS = 6;
  /** No timeout on a slow machine: only the length of the queue matters here. */
  const PATIENT = { ...DEFAULT_LOAD.queue, waitMs: 600_000 };
  const isAccepted = ({ status }: ApiResponse): boolean => status === 200;
  const isRejected = ({ status, headers, json }: ApiResponse): boolean =>
    status === 503 && Number(headers['retry-after']) > 0 && json['code'] === 'busy';

  describe('a burst of orders to one restaurant on PostgreSQL', () => {
    const open = async (waiting: number) => {
      const counted = countedConnections(await openTestPostgres({}, 'seeded'));
      const api = await openTestApi(counted.db, {
        isSeeded: true,
        orderQueue: { ...PATIENT, waiting },
      });
      return { api, counted };
    };
    const logIn = async (api: TestApi): Promise<string> => {
      const { json } = await api.call('POST', `/restaurant/${TRATTORIA}/public/client/auth`, {
        body: { email: 'ana@teste.example', password: PASSWORD, loginMode: 'email' },
      });
      return String(json['token']);
    };

    test('[API-04] of 200 at once ≥ 195 are accepted, each on one connection; others get Retry-After', async () => {
      const { api, counted } = await open(PATIENT.waiting);
      const token = await logIn(api);
      counted.reset();
      // Orders of the logged-in customer read the account, deliveries read the fee: all on the
      // connection of the order.
      const answers = await Promise.all(
        Array.from({ length: 200 }, (_, index) =>
          send(api, aDelivery(), index % 2 === 0 ? { token } : {}),
        ),
      );
      const accepted = answers.filter(isAccepted).length;
      expect(
        answers
          .filter((answer) => !isAccepted(answer) && !isRejected(answer))
          .map(({ status, text }) => [status, text]),
      ).toEqual([]);
      expect(accepted).toBeGreaterThanOrEqual(195);
      const { statements, transactions, most } = counted.counts();
      expect({ statements, transactions }).toEqual({ statements: 0, transactions: accepted });
      expect(most).toBeLessThanOrEqual(SLOTS);
      expect(
        await api.db.query('select distinct order_number from orders where restaurant_id = $1', [
          TRATTORIA,
        ]),
      ).toHaveLength(accepted);
      await api.close();
    });

    /** Every order of the restaurant waits for its number until the returned function is called. */
    const holdNumbers = (api: TestApi): Promise<() => Promise<void>> =>
      holdTransaction(api.db, (tx) =>
        tx.query('select 1 from restaurants where id = $1 for update', [TRATTORIA]),
      );

    test('[API-04] blocked orders leave connections to menus; one too many is refused, then placed', async () => {
      const { api, counted } = await open(5);
      const release = await holdNumbers(api);
      counted.reset();
      const orders = Array.from({ length: 20 }, () => anOrder());
      let rejected: ApiResponse[] = [];
      const all = orders.map(async (order) => {
        // From a visitor of an experiment: a refused order that is retried is not counted.
        const answer = await api.call('POST', `/restaurant/${TRATTORIA}/order`, {
          body: order,
          headers: { [VISITOR_HEADER]: randomUUID(), [ARMS_HEADER]: 'sizes=b' },
        });
        if (!isAccepted(answer)) rejected = [...rejected, answer];
        return answer;
      });
      // Only a refusal can end an order here: the others are blocked.
      while (rejected.length < orders.length - SLOTS - 5)
        await new Promise((resolve) => setImmediate(resolve));
      expect(rejected.every(isRejected)).toBe(true);
      expect(counted.counts().statements).toBe(0);
      const [menu, alive, ready] = await Promise.all([
        api.call('GET', '/restaurant/data/v2/trattoria'),
        api.call('GET', '/healthz'),
        api.call('GET', '/readyz'),
      ]);
      expect([menu.status, alive.status, ready.status]).toEqual([200, 200, 200]);
      const waiting = async () =>
        /^storefront_queue_length\{kind="order"\} (\d+)$/m.exec(
          (await api.call('GET', '/metrics', { token: OPERATOR_KEY })).text,
        )?.[1];
      while (counted.counts().most < SLOTS) await new Promise((resolve) => setImmediate(resolve));
      expect(await waiting()).toBe('5');
      await release();
      const answers = await Promise.all(all);
      expect(answers.filter(isAccepted)).toHaveLength(SLOTS + 5);
      const again = await Promise.all(
        orders
          .filter((_, index) => !isAccepted(answers[index] as ApiResponse))
          .slice(0, 5)
          .map((order) => send(api, order)),
      );
      expect(again.map(({ status, headers }) => [status, headers['idempotent-replayed']])).toEqual(
        again.map(() => [200, undefined]),
      );
      await api.close();
    });
  });
});

describe('erasures', () => {
  type Pausing = {
    db: Database;
    pauseAfter(statement: RegExp, meanwhile: () => Promise<void>): void;
  };
  /**
   * A database that runs `meanwhile` once, within the first transaction that has run such a
   * statement.
   */
  function pausing(real: Database): Pausing {
    let pause: { statement: RegExp; meanwhile: () => Promise<void> } | null = null;
    const watched = (tx: Transaction): Transaction =>
      transactionWith(tx, async <Row extends object>(sql: string, params?: readonly unknown[]) => {
        const rows = await tx.query<Row>(sql, params);
        const due = pause?.statement.test(sql) ? pause : null;
        if (due) pause = null;
        await due?.meanwhile();
        return rows;
      });
    return {
      db: { ...real, transaction: (work) => real.transaction((tx) => work(watched(tx))) },
      pauseAfter: (statement, meanwhile) => void (pause = { statement, meanwhile }),
    };
  }
  const OWN = `/restaurant/${TRATTORIA}/public/client`;
  const READS_SESSION = /from customers where id = \(select customer_id from sessions/;
  const HOLDS_ACCOUNT = /from customers where id = \$1 for update/;

  describe('an order during the erasure of its account', () => {
    let api: TestApi;
    let pauseAfter: Pausing['pauseAfter'];
    beforeAll(async () => {
      const { db, ...rest } = pausing(await openTestPostgres({}, 'seeded'));
      api = await openTestApi(db, { isSeeded: true });
      ({ pauseAfter } = rest);
    });
    afterAll(() => api.close());

    const erase = (token: string) =>
      api.call('POST', `${OWN}/erase`, { body: { password: PASSWORD, loginMode: 'email' }, token });
    const order = (token: string) => send(api, anOrder(), { token });
    const isAnyBlocked = async () =>
      (
        await api.db.query(
          "select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'",
        )
      ).length > 0;

    /** Starts a request and returns when it has ended or waits for a database lock. */
    async function begin(
      request: () => Promise<ApiResponse>,
    ): Promise<{ answer: Promise<ApiResponse> }> {
      let isOver = false;
      const answer = request().finally(() => void (isOver = true));
      while (!isOver && !(await isAnyBlocked())) await new Promise(setImmediate);
      return { answer };
    }

    /**
     * Runs the first request; the second one begins during it, after a given statement of the first.
     */
    async function interleaved(
      first: () => Promise<ApiResponse>,
      statement: RegExp,
      second: () => Promise<ApiResponse>,
    ): Promise<[ApiResponse, ApiResponse]> {
      let begun: Awaited<ReturnType<typeof begin>> | undefined;
      pauseAfter(statement, async () => void (begun = await begin(second)));
      const answer = await first();
      if (!begun) throw new Error('the first request never came to the statement');
      return [answer, await begun.answer];
    }

    test('an erasure waits for an order that has read the account, and is refused while it is open', async () => {
      const token = await register(api, 'order-first@teste.example');
      const [placed, erased] = await interleaved(
        () => order(token),
        READS_SESSION,
        () => erase(token),
      );
      expect([placed.status, erased.status, erased.json['code']]).toEqual([
        200,
        409,
        'order_under_way',
      ]);
      const [row] = await api.db.query<{ customerId: string | null }>(
        'select customer_id as "customerId" from orders where uuid = $1',
        [placed.json['order']?.['uuid']],
      );
      expect(row?.customerId).toBe((await api.call('GET', `${OWN}/auth`, { token })).json['id']);
    });

    test('an order during the erasure is refused like one of an ended session, and stores nothing', async () => {
      const token = await register(api, 'erasure-first@teste.example');
      const [{ count: before } = { count: 0 }] = await api.db.query<{ count: number }>(
        'select count(*)::int as count from orders',
      );
      const [erased, placed] = await interleaved(
        () => erase(token),
        HOLDS_ACCOUNT,
        () => order(token),
      );
      expect([erased.status, placed.status, placed.json['code']]).toEqual([
        200,
        401,
        'session_expired',
      ]);
      expect(await api.db.query('select count(*)::int as count from orders')).toEqual([
        { count: before },
      ]);
    });
  });
});
