import { databaseProxy, type DatabaseProxy } from '../../testing/database-proxy';
import { hookedDatabase } from '../../testing/hooked-database';
import { anOrder, send } from '../../testing/orders';
import { type ApiResponse, openTestApi, type TestApi } from '../../testing/test-api';
import { openTestPostgres } from '../../testing/test-databases';
import type { Database, Queryable } from './database';
import { DatabaseBusyError } from './locks';
import { openPostgres } from './postgres';

const BUSY = [503, 'busy', '1'];

const summary = ({ status, json, headers }: ApiResponse) => [
  status,
  json['code'],
  headers['retry-after'],
];

const ENDS_AT_COMMIT = `
  create table ended (id int);
  create function end_session() returns trigger language plpgsql as $$
    begin perform pg_terminate_backend(pg_backend_pid()); return null; end $$;
  create constraint trigger ends after insert on ended
    deferrable initially deferred for each row execute function end_session();`;

const raised = (code: string): string =>
  `do $$ begin raise exception 'no space left' using errcode = '${code}'; end $$`;

let server: Database & { url: string };
let proxy: DatabaseProxy;
let api: TestApi;

/** Fails every transaction with an order while it is set. */
let trouble: string | null = null;

/** Each fails one transaction with an order. */
let troubles: string[] = [];

beforeAll(async () => {
  server = await openTestPostgres({}, 'seeded');
  await server.exec(ENDS_AT_COMMIT);
  proxy = await databaseProxy(server.url);
  const hook = async (moment: string, tx?: Queryable): Promise<void> => {
    if (moment !== 'after_insert') return;
    if (trouble !== null) await tx?.exec(trouble);
    const next = troubles.shift();
    if (next !== undefined) await tx?.query(next);
  };
  api = await openTestApi(hookedDatabase(openPostgres({ url: proxy.url, waitMs: 3000 }), hook), {
    isSeeded: true,
  });
});

afterAll(async () => {
  await api.close();
  await proxy.close();
  await server.close();
});

describe('connections that fail', () => {
  const ordersOf = async (uuid: string): Promise<number> =>
    (await server.query('select 1 from orders where uuid = $1', [uuid])).length;

  test.each(['refuse', 'hang'] as const)(
    '[API-04] while connections meet "%s" orders and menus are answered with 503, and the same key is taken afterwards',
    async (mode) => {
      await proxy.set(mode);
      const order = anOrder();
      const answers = await Promise.all([
        send(api, order),
        api.call('GET', '/restaurant/data/v2/trattoria'),
        api.call('GET', `/order/uuid/${order.details.uuid}`),
      ]);
      expect(answers.map(summary)).toEqual([BUSY, BUSY, BUSY]);
      await proxy.set('forward');
      expect((await send(api, order)).status).toBe(200);
    },
  );

  test('[API-04] the only order of a server whose database opens connections slowly is accepted', async () => {
    await proxy.set('slow');
    const slow = await openTestApi(openPostgres({ url: proxy.url }), { isSeeded: true });
    await proxy.set('slow'); // cuts the connections of the start
    expect((await send(slow, anOrder())).status).toBe(200);
    await slow.close();
    await proxy.set('forward');
  });

  test('[API-04] an order whose commit is cut off is answered with 503, and placed by its retry', async () => {
    const order = anOrder();
    proxy.cutNextCommit('unsent');
    expect(summary(await send(api, order))).toEqual(BUSY);
    expect(await ordersOf(order.details.uuid)).toBe(0);
    const again = await send(api, order);
    expect([again.status, again.headers['idempotent-replayed']]).toEqual([200, undefined]);
  });

  test('[API-04] an order with an unanswered commit is answered with 503; its retry gets that order', async () => {
    const order = anOrder();
    proxy.cutNextCommit('unanswered');
    expect(summary(await send(api, order))).toEqual(BUSY);
    const again = await send(api, order);
    expect([
      again.status,
      again.headers['idempotent-replayed'],
      await ordersOf(order.details.uuid),
    ]).toEqual([200, 'true', 1]);
  });

  test.each([
    ['a session that an administrator ended in its commit (57P01)', 'insert into ended values (1)'],
    [
      'a statement that took too long (57014)',
      "set local statement_timeout = '1ms'; select pg_sleep(20)",
    ],
    [
      'a primary that is read-only since a failover (25006)',
      'set local transaction_read_only = on; delete from ended',
    ],
    ['a server whose disk is full (53100)', raised('53100')],
    ['a server without memory (53200)', raised('53200')],
  ])(
    '[API-04] an order that met %s is answered with 503 and leaves nothing',
    async (_case, sql) => {
      const order = anOrder();
      trouble = sql;
      const answer = await send(api, order);
      trouble = null;
      expect(summary(answer)).toEqual(BUSY);
      expect(await ordersOf(order.details.uuid)).toBe(0);
      expect((await send(api, order)).status).toBe(200);
    },
  );

  test('a statement outside of a transaction whose session ends is answered with 503', async () => {
    const failed = expect(api.db.query('select pg_sleep(600) as "I sleep"')).rejects.toThrow(
      DatabaseBusyError,
    );
    const isSleeping = async () =>
      (
        await server.query(
          `select pg_terminate_backend(pid) from pg_stat_activity
           where query like '%I sleep%' and pid <> pg_backend_pid() and wait_event = 'PgSleep'`,
        )
      ).length > 0;
    while (!(await isSleeping())) await new Promise((resolve) => setImmediate(resolve));
    await failed;
  });

  test('[F53] while the disk of the server is full, menus are answered and orders are refused', async () => {
    trouble = raised('53100');
    const answers = await Promise.all([
      send(api, anOrder()),
      api.call('GET', '/restaurant/data/v2/trattoria'),
    ]);
    trouble = null;
    expect(answers.map(({ status }) => status)).toEqual([503, 200]);
    await expect(api.db.exec(raised('53100'))).rejects.toThrow(DatabaseBusyError);
  });

  test('a mistake in a statement is no failure of the connection, which stays open', async () => {
    const pid = () => api.db.query<{ pid: number }>('select pg_backend_pid() as pid');
    const before = await pid();
    await expect(api.db.query('select 1 / 0')).rejects.toThrow('division by zero');
    expect(await pid()).toEqual(before);
  });
});

describe('conflicts of transactions', () => {
  const ENDED = 'select pg_terminate_backend(pg_backend_pid())';
  const raising = (code: string): string =>
    `do $$ begin raise exception 'given up' using errcode = '${code}'; end $$`;

  describe('of an order', () => {
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
      expect(await Promise.all([cross('trattoria', 'diner'), cross('diner', 'trattoria')])).toEqual(
        ['trattoria', 'diner'],
      );
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
    const db = await openTestPostgres({ connections: 3, waitMs: 900 }, 'seeded');
    const api = await openTestApi(db, { isSeeded: true });
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
    expect([
      answer.status,
      answer.json['code'],
      answer.headers['retry-after'],
      alive.status,
    ]).toEqual([503, 'busy', '1', 404]);
    free();
    await Promise.all(holders);
    expect((await send(api, order)).status).toBe(200);
    await api.close();
  });
});

describe('silent connections', () => {
  const WAITS = { beginMs: 300, endMs: 300, idleMs: 1000 };

  describe('connections to PostgreSQL that carry no byte any more and are not reset', () => {
    let proxy: DatabaseProxy;
    let db: Database;
    beforeAll(async () => {
      await server.exec('create table kept (id int)');
    });
    beforeEach(async () => {
      proxy = await databaseProxy(server.url);
      db = openPostgres({
        url: proxy.url,
        connections: 2,
        waitMs: 30_000,
        transactionWaits: WAITS,
      });
    });
    afterEach(async () => {
      await proxy.close();
      await db.close();
    });

    const insert = (id: number): Promise<unknown> =>
      db.transaction((tx) => tx.query('insert into kept values ($1)', [id]));
    const isStored = async (id: number): Promise<boolean> =>
      (await server.query('select 1 from kept where id = $1', [id])).length > 0;

    test('a transaction begins on another connection', async () => {
      await Promise.all([1, 2].map(() => db.query('select pg_sleep(0.05)')));
      proxy.silence();
      await insert(1);
      expect(await isStored(1)).toBe(true);
    });

    test('a commit without a result is a commit with an unknown outcome, and its connection is closed', async () => {
      proxy.silence('commit');
      await expect(insert(2)).rejects.toThrow('the outcome of a commit is unknown');
      expect(db.connections?.()).toMatchObject({ open: 0, waiting: 0 });
      await insert(3);
      expect([await isStored(2), await isStored(3)]).toEqual([false, true]);
    });

    test('the server ends a transaction whose connection went silent, and its locks', async () => {
      const lock = 'select pg_advisory_xact_lock(1)';
      proxy.silence('commit');
      await expect(db.transaction((tx) => tx.query(lock))).rejects.toThrow('unknown');
      await server.transaction((tx) => tx.query(lock));
    });

    test('after a rollback without a result the transaction runs again on another connection', async () => {
      let runs = 0;
      proxy.silence('rollback');
      const refused = db.transaction(async (tx) => {
        runs += 1;
        await tx.query('insert into kept values (4)');
        throw new Error('refused');
      });
      await expect(refused).rejects.toThrow('refused');
      expect([runs, await isStored(4)]).toEqual([2, false]);
    });
  });
});
