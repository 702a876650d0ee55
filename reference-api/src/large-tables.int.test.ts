import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { DEFAULT_EVENTS } from './telemetry/events/event-settings';
import { allCalls, request } from './testing/authorisation/calls';
import { openWorld, type World } from './testing/authorisation/world';
import {
  explainedDatabase,
  type ExplainedDatabase,
} from './testing/large-tables/explained-database';
import { growTables } from './testing/large-tables/grow-tables';
import { grownTables, ORDERS, SMALL_TABLES } from './testing/large-tables/grown-tables';
import { openForVisits, visits } from './testing/large-tables/visits';
import { openTestApi, OPERATOR_KEY, type TestApi } from './testing/test-api';
import { openTestPostgres } from './testing/test-databases';

const LARGE = new Set(Object.keys(grownTables({ customerId: '', orderUuid: '' })));
const COLUMNS = ['A', 'guest', 'table'] as const;
/** Routes that read nothing from the database, or that `visits` calls with valid requests. */
const WITHOUT_STATEMENTS = [
  'GET *',
  'GET /card-form',
  'GET /card-form/:file',
  'GET /healthz',
  'GET /media/app-icons/:restaurant/:file',
  'GET /openapi.json',
  'GET /push/key',
  'GET /vendor-frame',
  'GET /vendor-frame/:file',
  'POST /operator/backup',
  'POST /payments/:provider/webhook',
  'POST /policy-reports',
  'POST /telemetry/visits',
];
const LIST = join(__dirname, '../../.cache/explained-routes.txt');

let api: TestApi;
let world: World;
let opened: Awaited<ReturnType<typeof openForVisits>>;
let explained: ExplainedDatabase;
beforeAll(async () => {
  explained = explainedDatabase(await openTestPostgres({}, 'seeded'), LARGE);
  const push = {
    sender: { publicKey: 'none', send: () => Promise.resolve({ kind: 'sent' as const }) },
    services: [],
  };
  const events = {
    ...DEFAULT_EVENTS,
    pixelEventsUrl: 'http://127.0.0.1:1/{pixel}',
    pixelTokens: new Map([['', 'access']]),
  };
  api = await openTestApi(explained.db, {
    isSeeded: true,
    push,
    events: { ...events, keenTracking: true },
    mailer: { send: async () => undefined, close: () => undefined },
  });
  world = await openWorld(api);
  opened = await openForVisits(api);
  await growTables(api.db, { customerId: world.clientId, orderUuid: world.order.uuid });
}, 180_000);
afterAll(() => api.close());

test('every table is listed as growing with traffic or not; add a new one to grown-tables.ts', async () => {
  const tables = await api.db.query<{ name: string }>(
    "select tablename as name from pg_tables where schemaname = 'public'",
  );
  expect(tables.map(({ name }) => name).sort()).toEqual([...LARGE, ...SMALL_TABLES].sort());
});

/** Revisions of menus are read again, as by the first request. */
const forgetMenus = () => api.db.query("select pg_notify('menu_changes', '')");

test(`with ${ORDERS} orders no route reads a large table as a whole`, async () => {
  const calls = await allCalls(api);
  for (const { name, operation, rows } of calls) {
    for (const row of rows) {
      for (const column of COLUMNS) {
        await forgetMenus();
        await explained.during(name, () => request(world, operation, row, column));
      }
      if (row.cells.A === 401)
        await explained.during(name, () =>
          request(world, operation, row, 'A', { key: OPERATOR_KEY }),
        );
    }
  }
  expect(explained.takeFindings()).toEqual([]);
  const numbers = calls.map(({ name }): [string, number] => [name, explained.statementsOf(name)]);
  expect(
    numbers
      .filter(([, statements]) => statements === 0)
      .map(([name]) => name)
      .sort(),
  ).toEqual(WITHOUT_STATEMENTS);
  await mkdir(join(LIST, '..'), { recursive: true });
  await writeFile(LIST, numbers.map(([name, statements]) => `${statements}\t${name}\n`).join(''));
}, 180_000);

test('nor does any call that succeeds only after others, or any worker of the server', async () => {
  for (const [name, visit] of Object.entries(visits(world, opened))) {
    await explained.during(name, () => visit(api));
    expect([name, explained.statementsOf(name) > 0]).toEqual([name, true]);
  }
  expect(explained.takeFindings()).toEqual([]);
}, 180_000);

test('a statement without an index is found, with its route and its table', async () => {
  await explained.during('GET /example', () =>
    api.db.query('select count(*) from orders where grand_total = $1', [1]),
  );
  await explained.during('GET /example', () =>
    api.db.transaction((tx) =>
      tx.query('select id from orders order by created_at desc limit 5000'),
    ),
  );
  expect(explained.takeFindings()).toMatchObject([
    { route: 'GET /example', table: 'orders', by: 'Seq Scan' },
    // By an index on the column, once the table was vacuumed: 5,000 rows are too many all the same.
    { route: 'GET /example', table: 'orders', by: expect.stringMatching(/Scan$/) as unknown },
  ]);
});
