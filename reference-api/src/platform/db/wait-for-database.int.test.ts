import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createReferenceApi } from '../../reference-api';
import { databaseProxy, type DatabaseProxy } from '../../testing/database-proxy';
import { capturedLog } from '../../testing/log-lines';
import { openTestPostgres } from '../../testing/test-databases';

let db: Awaited<ReturnType<typeof openTestPostgres>>;
let proxy: DatabaseProxy;
let dataDir = '';
beforeAll(async () => {
  db = await openTestPostgres({}, 'seeded');
  proxy = await databaseProxy(db.url);
  dataDir = await mkdtemp(join(tmpdir(), 'storefront-wait-'));
});
afterAll(async () => {
  await proxy.close();
  await db.close();
  await rm(dataDir, { recursive: true, force: true });
});

const MESSAGE = 'waiting for the database';
const start = (databaseWaitMs: number, databaseUrl = proxy.url) => {
  const log = capturedLog('warn');
  const api = createReferenceApi({ dataDir, databaseUrl, databaseWaitMs, logger: log.logger });
  const waits = () => log.lines().filter(({ msg }) => msg === MESSAGE);
  return { api, waits };
};

test('a start waits with growing pauses for a database that restarts, and says for what', async () => {
  await proxy.set('refuse');
  const { api, waits } = start(60_000);
  while (waits().length < 3) await new Promise((resolve) => setTimeout(resolve, 20));
  await proxy.set('forward');
  const { app, close } = await api;
  expect((await app.inject('/readyz')).statusCode).toBe(200);
  expect(waits().map(({ pauseMs }) => pauseMs)).toEqual([250, 500, 1000]);
  expect(waits()[0]).toMatchObject({
    level: 'warn',
    reason: expect.stringContaining('ECONNREFUSED'),
  });
  await close();
});

test('a start whose migration lost its commit begins again', async () => {
  proxy.cutNextCommit('unanswered');
  const { api, waits } = start(60_000);
  await (await api).close();
  expect(waits()).toHaveLength(1);
});

test('the wait is bounded', async () => {
  await proxy.set('refuse');
  await expect(start(300).api).rejects.toThrow(
    /^The database was not reachable within 0.3 s: .*ECONNREFUSED/,
  );
  await proxy.set('forward');
});

test.each([
  ['a database that does not exist', (url: URL) => void (url.pathname = '/none')],
  ['a user who may not log in', (url: URL) => void (url.username = 'nobody-here')],
])('%s is reported at once', async (_, change) => {
  const url = new URL(db.url);
  change(url);
  const { api, waits } = start(60_000, url.href);
  await expect(api).rejects.toThrow('no connection');
  expect(waits()).toEqual([]);
});
