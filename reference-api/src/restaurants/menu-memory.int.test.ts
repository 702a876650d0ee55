import { brotliDecompressSync } from 'node:zlib';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '../platform/db/database';
import { openPostgres } from '../platform/db/postgres';
import { seedRestaurant } from '../seeding/seed-restaurant';
import { slot, week } from '../../../demo/src/build/hours';
import { countedConnections } from '../testing/counted-connections';
import { record, restaurant } from '../testing/restaurants';
import { openTestApi, type TestApi } from '../testing/test-api';
import { openTestPostgres, PATIENT_MS, TEST_DATABASES } from '../testing/test-databases';

const ID = 571;
const URL_OF = 'memory';
const PATH = `/restaurant/data/v2/${URL_OF}`;
const FILE = `/restaurant/${URL_OF}.json`;
/** For what another process has written: its report may take a while on a busy machine. */
const TRIES = 200;

const store = (db: Database, message: string, more = {}) =>
  seedRestaurant(
    db,
    restaurant(record(ID, URL_OF, { message }), {
      hours: week([slot('18:00', '23:00')]),
      ...more,
    }),
    { isDemo: false, position: 50 },
  );

const revise = (db: Database, revision: string) =>
  db.query('update restaurants set revision = $2 where id = $1', [ID, revision]);

const etagOf = async (api: TestApi): Promise<string> =>
  String((await api.call('GET', PATH)).headers['etag']);

/** All changes until now are reported, also by the connection that only listens: its reports are in order. */
const allReported = (db: Database): Promise<void> =>
  new Promise((resolve, reject) => {
    db.listen('all_reported', () => resolve(), { lost: reject, regained: () => undefined })
      .then(() => db.query(`select pg_notify('all_reported', '')`))
      .catch(reject);
  });

/** Repeats until `isDone`; returns the number of tries that were needed. */
async function until(isDone: () => Promise<boolean>): Promise<number> {
  for (let tries = 0; tries < TRIES; tries += 1) {
    if (await isDone()) return tries;
    await pause(25);
  }
  throw new Error('it never happened');
}

describe.each([
  ['PGlite', TEST_DATABASES.PGlite],
  ['PostgreSQL', () => openTestPostgres()],
] as const)('menus in memory on %s', (_kind, open) => {
  let api: TestApi;
  let counted: ReturnType<typeof countedConnections<Database>>;
  beforeAll(async () => {
    counted = countedConnections<Database>(await open());
    api = await openTestApi(counted.db);
    await store(api.db, 'first');
  });
  afterAll(() => api.close());

  const noStatement = { statements: 0, transactions: 0, most: 0 };

  test('concurrent first requests share one statement for the revision and one load', async () => {
    counted.reset();
    const answers = await Promise.all(Array.from({ length: 50 }, () => api.call('GET', PATH)));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    // whether it exists, its revision, its record, its schedule templates
    expect(counted.counts().statements).toBe(4);
  });

  test('a 304 and a menu in memory cost no statement, in every form and encoding', async () => {
    await allReported(api.db);
    const etag = await etagOf(api);
    for (const encoding of ['br', 'gzip', 'identity'])
      await api.app.inject({ url: PATH, headers: { 'accept-encoding': encoding } });
    counted.reset();
    for (const url of [PATH, FILE])
      for (const method of ['GET', 'HEAD'] as const) {
        const known = await api.call(method, url, { headers: { 'if-none-match': etag } });
        expect([known.status, known.text]).toEqual([304, '']);
        for (const encoding of ['br', 'gzip', 'identity']) {
          const headers = { 'accept-encoding': encoding };
          expect((await api.app.inject({ method, url, headers })).statusCode).toBe(200);
        }
      }
    expect(counted.counts()).toEqual(noStatement);
  });

  test('what this process writes is served at once, with and without a transaction', async () => {
    for (let turn = 0; turn < 40; turn += 1) {
      const revision = `turn-${turn}`;
      if (turn % 2 === 0) await revise(api.db, revision);
      else
        await api.db.transaction((tx) =>
          tx.query('update restaurants set revision = $2 where id = $1', [ID, revision]),
        );
      const answers = await Promise.all([api.call('GET', PATH), api.call('GET', FILE)]);
      for (const { headers } of answers)
        expect(String(headers['etag'])).toContain(`W/"${revision}-`);
    }
  });

  test('a change that is rolled back changes nothing', async () => {
    const before = await etagOf(api);
    await api.db
      .transaction(async (tx) => {
        await tx.query('update restaurants set revision = $2 where id = $1', [ID, 'undone']);
        throw new Error('undone');
      })
      .catch(() => undefined);
    expect(await etagOf(api)).toBe(before);
  });

  test('a revision that returns to an earlier value has its earlier tag', async () => {
    await revise(api.db, 'a');
    const first = await etagOf(api);
    await revise(api.db, 'b');
    const known = { headers: { 'if-none-match': first } };
    expect((await api.call('GET', PATH, known)).status).toBe(200);
    await revise(api.db, 'a');
    expect((await api.call('GET', PATH, known)).status).toBe(304);
  });

  test('sold-out dishes and their return are served at once; other changes of stock are no change', async () => {
    const { json } = await api.call('GET', PATH);
    const id = String(json['menu']?.['categories']?.[0]?.['products']?.[0]?.['id']);
    const stock = (quantity: number) =>
      api.db.query(
        `insert into product_stock (restaurant_id, item_id, quantity) values ($1, $2, $3)
         on conflict (restaurant_id, item_id) do update set quantity = excluded.quantity`,
        [ID, id, quantity],
      );
    const isSoldOut = async () => {
      const { rawPayload } = await api.app.inject({
        url: PATH,
        headers: { 'accept-encoding': 'br' },
      });
      const data = JSON.parse(brotliDecompressSync(rawPayload).toString()) as {
        menu: { categories: { products: { id: string; hasStock?: boolean }[] }[] };
      };
      return data.menu.categories[0]?.products[0]?.hasStock === false;
    };
    await stock(0);
    expect(await isSoldOut()).toBe(true);
    await stock(5);
    expect(await isSoldOut()).toBe(false);
    await allReported(api.db);
    await etagOf(api);
    counted.reset();
    await stock(4);
    await etagOf(api);
    expect(counted.counts().statements).toBe(1);
    await stock(0);
    expect(await isSoldOut()).toBe(true);
    await api.db.query('delete from product_stock where restaurant_id = $1', [ID]);
    expect(await isSoldOut()).toBe(false);
  });

  test('[SHELL-57] it opens and closes by the clock while it is in memory, also by one that steps back', async () => {
    const closed = async () => (await api.call('GET', PATH)).json['info']?.['is_closed'];
    const passTo = (time: string): void =>
      api.clock.pass(Date.parse(time) - api.clock.now().getTime());
    await allReported(api.db);
    passTo('2026-03-10T20:59:59Z');
    expect(await closed()).toBe(true);
    counted.reset();
    for (const [time, isClosed] of [
      ['2026-03-10T21:00:00Z', false],
      ['2026-03-11T01:59:59Z', false],
      ['2026-03-11T02:00:00Z', true],
      ['2026-03-10T20:59:59Z', true],
    ] as const) {
      passTo(time);
      expect([time, await closed()]).toEqual([time, isClosed]);
    }
    expect(counted.counts()).toEqual(noStatement);
  });

  test('a restaurant that is renamed or deleted is not found by its former address', async () => {
    await api.db.query('update restaurants set url = $2 where id = $1', [ID, 'renamed']);
    expect((await api.call('GET', PATH)).status).toBe(404);
    expect((await api.call('GET', '/restaurant/data/v2/renamed')).status).toBe(200);
    await api.db.query('delete from restaurants where id = $1', [ID]);
    expect((await api.call('GET', '/restaurant/data/v2/renamed')).status).toBe(404);
    await store(api.db, 'again');
    expect((await api.call('GET', PATH)).json['info']?.['message']).toBe('again');
  });
});

describe('menus in memory of two processes on PostgreSQL', () => {
  let [api, other, counted]: [TestApi, Database, ReturnType<typeof countedConnections<Database>>] =
    [] as never;
  beforeAll(async () => {
    const own = await openTestPostgres();
    other = own;
    counted = countedConnections<Database>(openPostgres({ url: own.url, waitMs: PATIENT_MS }));
    api = await openTestApi(counted.db);
    await store(api.db, 'first');
  });
  afterAll(async () => {
    await api.close();
    await other.close();
  });

  const isInMemory = async (): Promise<boolean> => {
    counted.reset();
    await etagOf(api);
    return counted.counts().statements === 0;
  };

  test('what another process writes is served after its notification', async () => {
    await until(isInMemory);
    await revise(other, 'elsewhere');
    await until(async () => (await etagOf(api)).startsWith('W/"elsewhere-'));
    await until(isInMemory);
  });

  test('a notification of another program removes what is in memory, and changes nothing', async () => {
    const etag = await etagOf(api);
    for (const payload of ['', 'x', '99999999999999999999', JSON.stringify({ id: ID })])
      await other.query("select pg_notify('menu_changes', $1)", [payload]);
    await until(isInMemory);
    expect(await etagOf(api)).toBe(etag);
  });

  test('while the connection that listens is lost, each request reads the revision; later memory again', async () => {
    await until(isInMemory);
    await other.query(
      `select pg_terminate_backend(pid) from pg_stat_activity
       where query like 'listen %' and datname = current_database() and pid <> pg_backend_pid()`,
    );
    await until(async () => !(await isInMemory()));
    // the connection that would have reported it is gone
    await revise(other, 'during');
    expect(await etagOf(api)).toMatch(/^W\/"during-/);
    await until(isInMemory);
    expect(await etagOf(api)).toMatch(/^W\/"during-/);
  });
});
