import { databaseProxy, type DatabaseProxy } from '../../testing/database-proxy';
import { openTestPostgres } from '../../testing/test-databases';
import type { Database } from './database';
import { openPostgres } from './postgres';

const WAITS = { beginMs: 300, endMs: 300, idleMs: 1000 };

describe('connections to PostgreSQL that carry no byte any more and are not reset', () => {
  let server: Database & { url: string };
  let proxy: DatabaseProxy;
  let db: Database;
  beforeAll(async () => {
    server = await openTestPostgres();
    await server.exec('create table kept (id int)');
  });
  beforeEach(async () => {
    proxy = await databaseProxy(server.url);
    db = openPostgres({ url: proxy.url, connections: 2, waitMs: 30_000, transactionWaits: WAITS });
  });
  afterEach(async () => {
    await proxy.close();
    await db.close();
  });
  afterAll(() => server.close());

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
