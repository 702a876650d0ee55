import { hookedDatabase } from '../../testing/hooked-database';
import { anOrder, send } from '../../testing/orders';
import { openTestApi, type TestApi } from '../../testing/test-api';
import { openTestPostgres } from '../../testing/test-databases';
import type { Queryable } from './database';

const ENDED = 'select pg_terminate_backend(pg_backend_pid())';
const raising = (code: string): string =>
  `do $$ begin raise exception 'given up' using errcode = '${code}'; end $$`;

describe('on PostgreSQL', () => {
  let api: TestApi;
  let troubles: string[] = [];
  beforeAll(async () => {
    const hook = async (moment: string, tx?: Queryable): Promise<void> => {
      const trouble = moment === 'after_insert' ? troubles.shift() : undefined;
      if (trouble !== undefined) await tx?.query(trouble);
    };
    api = await openTestApi(hookedDatabase(await openTestPostgres(), hook));
  });
  afterAll(() => api.close());

  const ordersOf = async (uuid: string): Promise<number> =>
    (await api.db.query('select 1 from orders where uuid = $1', [uuid])).length;

  test.each([
    ['a serialization failure', raising('40001')],
    ['a deadlock', raising('40P01')],
    ['a connection the server ended', ENDED],
  ])(
    '[API-04] an order that met %s three times is placed once, without a visible failure',
    async (_case, trouble) => {
      troubles = [trouble, trouble, trouble];
      const order = anOrder();
      const answer = await send(api, order);
      expect([answer.status, answer.headers['idempotent-replayed'], troubles.length]).toEqual([
        200,
        undefined,
        0,
      ]);
      expect(await ordersOf(order.details.uuid)).toBe(1);
    },
  );

  test.each([
    ['conflicts', raising('40001')],
    ['deadlocks', raising('40P01')],
  ])(
    'a fourth of these %s is answered as busy, never as a conflict, and the same key is free',
    async (_case, trouble) => {
      troubles = Array.from({ length: 4 }, () => trouble);
      const order = anOrder();
      const answer = await send(api, order);
      expect([answer.status, answer.json['code'], answer.headers['retry-after']]).toEqual([
        503,
        'busy',
        '1',
      ]);
      expect(await ordersOf(order.details.uuid)).toBe(0);
      expect((await send(api, order)).status).toBe(200);
    },
  );

  test('a real deadlock of two transactions with crossed locks is resolved inside: both succeed', async () => {
    const cross = (first: string, second: string) =>
      api.db.transaction(async (tx) => {
        await tx.query("set local deadlock_timeout = '20ms'");
        await tx.query('update restaurants set position = position where url = $1', [first]);
        await new Promise((resolve) => setTimeout(resolve, 60));
        await tx.query('update restaurants set position = position where url = $1', [second]);
        return first;
      });
    expect(await Promise.all([cross('trattoria', 'diner'), cross('diner', 'trattoria')])).toEqual([
      'trattoria',
      'diner',
    ]);
  });

  test('what is wrong itself is not tried again', async () => {
    let attempts = 0;
    const failing = api.db.transaction(async (tx) => {
      attempts += 1;
      await tx.query('select 1 / 0');
    });
    await expect(failing).rejects.toThrow('division by zero');
    expect(attempts).toBe(1);
  });
});

test('[API-04] when no connection is free, an order gets Retry-After of a second, and is accepted then', async () => {
  const db = await openTestPostgres({ connections: 3, waitMs: 900 });
  const api = await openTestApi(db);
  let free = (): void => undefined;
  const held = new Promise<void>((resolve) => {
    free = resolve;
  });
  const order = anOrder();
  const holders = [1, 2, 3].map(() => db.transaction(() => held));
  // Every connection is held until the response arrives: only the limit of the wait can end it.
  const [answer, alive] = await Promise.all([
    send(api, order),
    api.call('GET', '/media/nothing.webp'),
  ]);
  expect([answer.status, answer.json['code'], answer.headers['retry-after'], alive.status]).toEqual(
    [503, 'busy', '1', 404],
  );
  free();
  await Promise.all(holders);
  expect((await send(api, order)).status).toBe(200);
  await api.close();
});
