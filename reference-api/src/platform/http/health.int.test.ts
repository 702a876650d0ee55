import { describeOnPostgres } from '../../testing/describe-on-postgres';
import { hangingDatabase } from '../../testing/hanging-database';
import { openTestApi, type TestApi } from '../../testing/test-api';
import { TEST_DATABASES } from '../../testing/test-databases';

describeOnPostgres('health', (api) => {
  test('a server that lives says so, whatever its database does', async () => {
    const { status, json, headers } = await api().call('GET', '/healthz');
    expect([status, json, headers['cache-control']]).toEqual([200, { status: 'ok' }, 'no-store']);
  });

  test('one with a living database and all migrations is ready, and says which database it is', async () => {
    const { status, json, headers } = await api().call('GET', '/readyz');
    expect([status, json, headers['cache-control']]).toEqual([
      200,
      { status: 'ready', database: api().db.kind },
      'no-store',
    ]);
  });

  test('one whose database lacks a migration is not ready', async () => {
    const { db } = api();
    const [last] = await db.query<{ file: string; checksum: string }>(
      'delete from schema_migrations where file = (select max(file) from schema_migrations) returning file, checksum',
    );
    const { status, json, headers } = await api().call('GET', '/readyz');
    await db.query('insert into schema_migrations (file, checksum) values ($1, $2)', [
      last?.file,
      last?.checksum,
    ]);
    expect([status, json['code'], headers['retry-after']]).toEqual([
      503,
      'migrations_missing',
      '1',
    ]);
    expect((await api().call('GET', '/readyz')).status).toBe(200);
  });
});

describe('a server that is not ready', () => {
  let api: TestApi;
  let setHanging: (isHanging: boolean | 'broken') => void;
  beforeAll(async () => {
    const hanging = hangingDatabase(await TEST_DATABASES.PostgreSQL());
    setHanging = hanging.set;
    api = await openTestApi(hanging.db);
  });
  afterAll(() => api.close());

  test.each([
    ['hangs', true],
    ['is gone', 'broken'],
  ] as const)(
    'its database %s: alive, not ready, and nothing of the database is disclosed',
    async (_case, how) => {
      setHanging(how);
      const [alive, ready] = await Promise.all([
        api.call('GET', '/healthz'),
        api.call('GET', '/readyz'),
      ]);
      setHanging(false);
      expect([alive.status, ready.status, ready.json]).toEqual([
        200,
        503,
        { error: 'The database does not answer', code: 'database_unavailable' },
      ]);
      expect((await api.call('GET', '/readyz')).status).toBe(200);
    },
  );

  test('it is about to end: alive, not ready; what comes all the same is answered', async () => {
    api.shutdownState.close();
    const [alive, ready, order] = await Promise.all([
      api.call('GET', '/healthz'),
      api.call('GET', '/readyz'),
      api.call('GET', '/restaurant/data/v2/trattoria'),
    ]);
    expect([alive.status, ready.status, ready.json['code'], order.status]).toEqual([
      200,
      503,
      'closing',
      200,
    ]);
    expect(order.headers['connection']).toBe('close');
  });
});
