import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { slot, week } from '../../../demo/src/build/hours';
import { seedRestaurant } from '../seeding/seed-restaurant';
import { bundle } from '../testing/bundler';
import { databaseProxy, type DatabaseProxy } from '../testing/database-proxy';
import { anOrder } from '../testing/orders';
import { testRestaurants, TRATTORIA } from '../testing/restaurants';
import { openStream } from '../testing/stream';
import { openTestApi, type TestApi } from '../testing/test-api';
import { openTestPostgres } from '../testing/test-databases';
import type { Queryable } from './db/database';
import { lockSetUp } from './db/locks';

/** Inside of the project, whose packages the bundle loads. */
const CACHE = join(__dirname, '../../../.cache');
const TIMEOUT_MS = 30_000;

type Server = { child: ChildProcess; base: string; ended: Promise<number | null>; log(): string };

let db: Awaited<ReturnType<typeof openTestPostgres>>;
let api: TestApi;
let dataDir: string;
let program: string;
const running = new Set<ChildProcess>();

beforeAll(async () => {
  db = await openTestPostgres({}, 'seeded');
  api = await openTestApi(db, { isSeeded: true });
  // The servers of this file use the real clock: the restaurant is open at every hour.
  await seedRestaurant(
    db,
    { ...testRestaurants[0]!, hours: week([slot('00:00', '23:59'), slot('22:00', '02:00')]) },
    { isDemo: false, position: 0 },
  );
  dataDir = await mkdtemp(join(tmpdir(), 'storefront-end-'));
  await mkdir(CACHE, { recursive: true });
  program = join(await mkdtemp(join(CACHE, 'end-process-')), 'server.cjs');
  await bundle(join(__dirname, '../server.ts'), program);
});
afterAll(async () => {
  for (const child of running) child.kill('SIGKILL');
  await api.close();
  for (const folder of [dataDir, dirname(program)])
    await rm(folder, { recursive: true, force: true });
});

const until = async (isSo: () => Promise<boolean>): Promise<void> => {
  const began = performance.now();
  while (!(await isSo())) {
    if (performance.now() - began > TIMEOUT_MS) throw new Error('it did not come to be');
    await new Promise((resolve) => setTimeout(resolve, 25));
  }
};

/** The process of the server of production, on the database of this test; it may not answer yet. */
function spawnServer(env: Record<string, string>): Omit<Server, 'base'> {
  const child = spawn(process.execPath, [program], {
    stdio: ['ignore', 'pipe', 'inherit'],
    env: {
      ...process.env,
      DATABASE_URL: db.url,
      DATA_DIR: dataDir,
      PORT: '0',
      LOG_LEVEL: 'info',
      PAYMENTS: 'none', // the sandbox would load the demo
      ...env,
    },
  });
  running.add(child);
  let log = '';
  child.stdout?.on('data', (chunk) => void (log += String(chunk)));
  const ended = once(child, 'exit').then(([code]) => code as number | null);
  return { child, ended, log: () => log };
}

async function startServer(env: Record<string, string>): Promise<Server> {
  const server = spawnServer(env);
  await until(async () => /listening at http:\/\/127\.0\.0\.1:\d+/.test(server.log()));
  return { ...server, base: /http:\/\/127\.0\.0\.1:\d+/.exec(server.log())?.[0] ?? '' };
}

/** As the storefront does: an order is sent again while the server is busy, e.g. after its start. */
async function sendOrder(base: string, order: unknown): Promise<Response> {
  const answer = await fetch(`${base}/restaurant/${TRATTORIA}/order`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(order),
  });
  if (answer.status !== 503 || !answer.headers.has('retry-after')) return answer;
  await new Promise((resolve) => setTimeout(resolve, 100));
  return sendOrder(base, order);
}

/** Holds a lock in a transaction until the returned function is called. */
async function hold(lock: (tx: Queryable) => Promise<void>): Promise<() => void> {
  let release = (): void => undefined;
  let held = (): void => undefined;
  const isHeld = new Promise<void>((resolve) => (held = resolve));
  const over = db.transaction(async (tx) => {
    await lock(tx);
    held();
    await new Promise<void>((resolve) => (release = resolve));
  });
  await isHeld;
  return () => {
    release();
    void over;
  };
}

/** Blocks every order within its transaction. */
const holdOrders = (): Promise<() => void> =>
  hold((tx) => tx.exec('lock table orders in share row exclusive mode'));

/** Whether a statement with this text waits for a lock. */
const isWaiting = async (text: string): Promise<boolean> =>
  (
    await db.query(
      `select 1 as one from pg_stat_activity
       where datname = current_database() and wait_event_type = 'Lock' and query ilike $1`,
      [`%${text}%`],
    )
  ).length > 0;
const orderIsWaiting = (): Promise<boolean> => isWaiting('orders');

/** A port that nothing listens on. */
async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  server.close();
  return port;
}

const statusOf = (url: string): Promise<number> =>
  fetch(url).then(
    ({ status }) => status,
    () => 0,
  );

describe('a database that restarts while a server starts', () => {
  let proxy: DatabaseProxy;
  beforeAll(async () => {
    proxy = await databaseProxy(db.url);
  });
  afterAll(() => proxy.close());
  /** A server that waits for its database, at a known address. */
  const startWaiting = async (): Promise<Server> => {
    await proxy.set('refuse');
    const port = await freePort();
    const server = spawnServer({ DATABASE_URL: proxy.url, PORT: String(port) });
    await until(async () => server.log().includes('waiting for the database'));
    return { ...server, base: `http://127.0.0.1:${port}` };
  };

  test('the server waits, alive and not ready, until the database is there', async () => {
    const server = await startWaiting();
    expect([
      await statusOf(`${server.base}/healthz`),
      await statusOf(`${server.base}/readyz`),
    ]).toEqual([200, 503]);
    await proxy.set('forward');
    await until(async () => (await statusOf(`${server.base}/readyz`)) === 200);
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  }, 60_000);

  test('a signal ends the wait', async () => {
    const server = await startWaiting();
    server.child.kill('SIGTERM');
    expect(await server.ended).toBe(0);
  }, 60_000);
});

test('an order under way at the shutdown is answered and stored; new connections are refused meanwhile', async () => {
  const server = await startServer({ SHUTDOWN_DRAIN_MS: '700' });
  const earlier = anOrder();
  expect((await sendOrder(server.base, earlier)).status).toBe(200);
  const stream = await openStream(`${server.base}/realtime/order.${earlier.details.uuid}`);
  const release = await holdOrders();
  const order = anOrder();
  const answer = sendOrder(server.base, order);
  await until(orderIsWaiting);
  expect(await statusOf(`${server.base}/readyz`)).toBe(200);

  server.child.kill('SIGTERM');
  await stream.ended();
  expect(stream.text()).toMatch(/retry: \d+\n\n$/);
  expect([
    await statusOf(`${server.base}/readyz`),
    await statusOf(`${server.base}/healthz`),
  ]).toEqual([503, 200]);
  await until(async () => (await statusOf(`${server.base}/healthz`)) === 0);
  release();

  const { status } = await answer;
  expect([status, await server.ended]).toEqual([200, 0]);
  expect(
    await db.query('select uuid from orders where uuid = $1', [order.details.uuid]),
  ).toHaveLength(1);
  expect(server.log()).toContain('"msg":"closed"');
}, 90_000);

test('unfinished work is cut at the deadline with its own exit code; a second signal does not wait', async () => {
  const [late, hasty] = await Promise.all([
    startServer({ SHUTDOWN_DRAIN_MS: '0', SHUTDOWN_DEADLINE_MS: '500' }),
    startServer({ SHUTDOWN_DRAIN_MS: '60000' }),
  ]);
  const release = await holdOrders();
  const order = anOrder();
  const cut = sendOrder(late.base, order).then(
    () => 'answered',
    () => 'cut',
  );
  await until(orderIsWaiting);
  late.child.kill('SIGTERM');
  expect([await late.ended, await cut]).toEqual([1, 'cut']);
  release();
  hasty.child.kill('SIGTERM');
  await until(async () => (await statusOf(`${hasty.base}/readyz`)) === 503);
  hasty.child.kill('SIGTERM');
  expect(await hasty.ended).toBe(143);
}, 90_000);

test('the deadline is for what comes after the drain, however long that is', async () => {
  const server = await startServer({ SHUTDOWN_DRAIN_MS: '1500', SHUTDOWN_DEADLINE_MS: '1200' });
  server.child.kill('SIGTERM');
  expect(await server.ended).toBe(0);
  expect(server.log()).toContain('"msg":"closed"');
}, 60_000);

test('a signal during the start, which may wait for another node, ends the server cleanly', async () => {
  const release = await hold(lockSetUp);
  const server = spawnServer({ SHUTDOWN_DRAIN_MS: '0' });
  await until(() => isWaiting('pg_advisory_xact_lock'));
  server.child.kill('SIGTERM');
  const code = await server.ended;
  release();
  expect(code).toBe(0);
  expect(server.log()).toContain('"msg":"closed"');
}, 60_000);
