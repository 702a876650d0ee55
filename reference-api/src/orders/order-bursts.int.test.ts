import { ARMS_HEADER, VISITOR_HEADER } from '@storefront/shared-domain/contracts';
import { randomUUID } from 'node:crypto';
import { DEFAULT_LOAD } from '../platform/settings/load-settings';
import { countedConnections } from '../testing/counted-connections';
import { holdTransaction } from '../testing/hold-transaction';
import { aDelivery, anOrder, send } from '../testing/orders';
import { PASSWORD, TRATTORIA } from '../testing/restaurants';
import { openTestApi, OPERATOR_KEY, type Answer, type TestApi } from '../testing/test-api';
import { openTestPostgres } from '../testing/test-databases';

const SLOTS = 6;
/** No timeout on a slow machine: only the length of the queue matters here. */
const PATIENT = { ...DEFAULT_LOAD.queue, waitMs: 600_000 };

const isAccepted = ({ status }: Answer): boolean => status === 200;
const isRejected = ({ status, headers, json }: Answer): boolean =>
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

  test('[API-04] of 200 at once 195 or more are accepted, each on one connection; others get Retry-After', async () => {
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
        .filter((it) => !isAccepted(it) && !isRejected(it))
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

  test('[API-04] blocked orders leave connections to menus; one too many is refused, its retry is placed', async () => {
    const { api, counted } = await open(5);
    const release = await holdNumbers(api);
    counted.reset();
    const orders = Array.from({ length: 20 }, () => anOrder());
    let rejected: Answer[] = [];
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
        .filter((_, index) => !isAccepted(answers[index] as Answer))
        .slice(0, 5)
        .map((order) => send(api, order)),
    );
    expect(again.map(({ status, headers }) => [status, headers['idempotent-replayed']])).toEqual(
      again.map(() => [200, undefined]),
    );
    await api.close();
  });
});
