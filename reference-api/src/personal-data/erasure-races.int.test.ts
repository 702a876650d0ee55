import type { Database, Queryable } from '../platform/db/database';
import { register } from '../testing/canary-person';
import { anOrder, send } from '../testing/orders';
import { PASSWORD, TRATTORIA } from '../testing/restaurants';
import { openTestApi, type Answer, type TestApi } from '../testing/test-api';
import { openTestPostgres } from '../testing/test-databases';

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
  const watched = (tx: Queryable): Queryable => ({
    ...tx,
    query: async <Row extends object>(sql: string, params?: readonly unknown[]) => {
      const rows = await tx.query<Row>(sql, params);
      const due = pause?.statement.test(sql) ? pause : null;
      if (due) pause = null;
      await due?.meanwhile();
      return rows;
    },
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
  async function begin(request: () => Promise<Answer>): Promise<{ answer: Promise<Answer> }> {
    let isOver = false;
    const answer = request().finally(() => void (isOver = true));
    while (!isOver && !(await isAnyBlocked())) await new Promise(setImmediate);
    return { answer };
  }

  /**
   * Runs the first request; the second one begins during it, after a given statement of the first.
   */
  async function interleaved(
    first: () => Promise<Answer>,
    statement: RegExp,
    second: () => Promise<Answer>,
  ): Promise<[Answer, Answer]> {
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
