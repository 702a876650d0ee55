import { databaseProxy, type DatabaseProxy } from '../../testing/database-proxy';
import { hookedDatabase } from '../../testing/hooked-database';
import { anOrder, send } from '../../testing/orders';
import { openTestApi, type Answer, type TestApi } from '../../testing/test-api';
import { openTestPostgres, TEST_DATABASES } from '../../testing/test-databases';
import type { Database, Queryable } from './database';
import { DatabaseBusyError } from './database-busy';
import { openPostgres } from './postgres';

const BUSY = [503, 'busy', '1'];
const summary = ({ status, json, headers }: Answer) => [
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

describe('on PostgreSQL', () => {
  let server: Database & { url: string };
  let proxy: DatabaseProxy;
  let api: TestApi;
  let trouble: string | null = null;
  beforeAll(async () => {
    server = await openTestPostgres({}, 'seeded');
    await server.exec(ENDS_AT_COMMIT);
    proxy = await databaseProxy(server.url);
    const hook = async (moment: string, tx?: Queryable): Promise<void> => {
      if (moment === 'after_insert' && trouble !== null) await tx?.exec(trouble);
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

  test('a closed pool is a database that cannot be reached', async () => {
    const closed = openPostgres({ url: server.url });
    await closed.close();
    await expect(closed.query('select 1')).rejects.toThrow(DatabaseBusyError);
    await expect(closed.transaction((tx) => tx.query('select 1'))).rejects.toThrow(
      DatabaseBusyError,
    );
  });
});

test('a PGlite whose disk is full is a busy database, and a closed one cannot be reached', async () => {
  const db = await TEST_DATABASES.PGlite();
  await expect(db.exec(raised('53100'))).rejects.toThrow(DatabaseBusyError);
  await expect(db.transaction((tx) => tx.exec(raised('53100')))).rejects.toThrow(DatabaseBusyError);
  await db.close();
  await expect(db.query('select 1')).rejects.toThrow(DatabaseBusyError);
  await expect(db.exec('select 1')).rejects.toThrow(DatabaseBusyError);
  await expect(db.transaction((tx) => tx.query('select 1'))).rejects.toThrow(DatabaseBusyError);
});
