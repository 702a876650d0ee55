import { access, chmod, mkdtemp, readdir, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, createServer as createTcpServer, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { demo } from '../../demo/src';
import { queueMail } from './notifications/mail/mails.repository';
import { DEFAULT_PAYMENTS } from './payments/open-payments';
import { FolderInUseError } from './platform/db/folder-lock';
import { openPglite } from './platform/db/pglite';
import { DEFAULT_LOAD } from './platform/settings/load-settings';
import { createLogger } from './platform/http/logger';
import { readProductionFacts } from './production-facts';
import { createReferenceApi, type ReferenceApi } from './reference-api';
import type { ReferenceApiOptions } from './reference-api-options';
import { seedRestaurant } from './seeding/seed-restaurant';
import { aCard } from './testing/cards';
import { anOrder, type WireOrder } from './testing/orders';
import { openPaying, PAYING } from './testing/paying-restaurant';
import { PASSWORD, record, restaurant, TRATTORIA } from './testing/restaurants';
import { openTestPostgres, prepareFolder } from './testing/test-databases';

describe('an API on its data folder', () => {
  type Product = {
    id: string;
    name: string;
    price: number;
    extras: unknown[];
    unavailable: boolean;
    hasStock: boolean;
    channels?: string[];
  };
  type Data = {
    info: { id: number; service_fee: { value: number } };
    menu: { categories: { products: Product[] }[] };
  };
  let dataDir = '';
  beforeAll(async () => {
    dataDir = await mkdtemp(join(tmpdir(), 'storefront-api-'));
    prepareFolder(dataDir);
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));
  const open = (paceMs = 60_000): Promise<ReferenceApi> =>
    createReferenceApi({
      dataDir,
      demo: true,
      demoKitchen: { enabled: true, paceMs },
      plugins: [demo],
    });
  /** Another server that forwards every request, as the edge does. */
  async function behind(api: ReferenceApi): Promise<{ base: string; server: Server }> {
    const server = createServer(api.handle);
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    return { base: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, server };
  }
  /** An order of the first plain product of a menu, with the service fee in percent. */
  function orderFrom(data: Data): WireOrder {
    const product = data.menu.categories
      .flatMap(({ products }) => products)
      .find((it) => it.extras.length === 0 && !it.unavailable && it.hasStock && !it.channels);
    if (!product) throw new Error('the demo sells something plain');
    const { id, name, price } = product;
    const serviceFee = Math.round(price * data.info.service_fee.value) / 100;
    return anOrder({
      user: { phone: '2125550123', email: 'ann@teste.example' },
      orders: [{ type: 'general', id, name, qty: 1, price, extras: [] }],
      details: { total: price, serviceFee, grandTotal: price + serviceFee },
    });
  }
  /* Permission bits of the group and of all others; Windows has none. */
  const OTHERS = process.platform === 'win32' ? 0 : 0o077;
  /** A folder and the paths in it that another user of the machine may read, write or execute. */
  async function accessibleToOthers(folder: string): Promise<string[]> {
    const found = ['', ...(await readdir(folder, { recursive: true }))];
    const modes = await Promise.all(
      found.map(async (name) => [name, (await stat(join(folder, name))).mode] as const),
    );
    return modes.filter(([, mode]) => (mode & OTHERS) !== 0).map(([name]) => name);
  }

  test('the API works behind another server; after a restart it has its data and its kitchen continues', async () => {
    const first = await open();
    expect(await first.seed()).toContain('slice-house');
    const { base, server } = await behind(first);
    const data = (await (await fetch(`${base}/restaurant/data/v2/slice-house`)).json()) as Data;
    const order = orderFrom(data);
    const path = `/restaurant/${data.info.id}/order`;
    const sent = await fetch(base + path, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(order),
    });
    expect([sent.status, await sent.text()]).toEqual([
      200,
      expect.stringContaining(order.details.uuid),
    ]);
    server.closeAllConnections();
    server.close();
    await first.close();

    const second = await open(80);
    const statusOf = async () =>
      (await second.app.inject({ url: `/order/uuid/${order.details.uuid}` })).json<{
        status: string;
      }>().status;
    while ((await statusOf()) !== 'OVER') await new Promise((resolve) => setTimeout(resolve, 40));
    expect(
      (await second.app.inject({ method: 'POST', url: path, payload: order })).headers[
        'idempotent-replayed'
      ],
    ).toBe('true');
    await second.close();
  }, 180_000);

  test(
    'a folder in use is refused, a dead process’s one is taken over; the shutdown releases it, and ' +
      'the secret stays',
    async () => {
      const secret = await readFile(join(dataDir, 'jwt-secret'), 'utf8');
      const lock = join(dataDir, 'lock.pid');
      await writeFile(lock, '999999999');
      const api = await open();
      expect(await readFile(lock, 'utf8')).toBe(String(process.pid));
      await expect(open()).rejects.toThrow(FolderInUseError);
      await api.close();
      expect(await readFile(join(dataDir, 'jwt-secret'), 'utf8')).toBe(secret);
      if (process.platform !== 'win32')
        expect((await stat(join(dataDir, 'jwt-secret'))).mode & 0o777).toBe(0o600);
      await expect(stat(lock)).rejects.toThrow('ENOENT');
    },
  );

  test('a folder of another living process is refused by its number', async () => {
    const lock = join(dataDir, 'lock.pid');
    await writeFile(lock, String(process.ppid));
    await expect(open()).rejects.toThrow(`process ${process.ppid}`);
    await rm(lock);
  });

  test('a database that does not respond fails the start, with nothing left open', async () => {
    await expect(
      createReferenceApi({ dataDir, databaseUrl: 'postgres://nobody@127.0.0.1:1/none' }),
    ).rejects.toThrow(/ECONNREFUSED|connect/);
  });

  test('a server that ends takes no customer any more, however long its mail server takes', async () => {
    const db = await openTestPostgres({}, 'seeded');
    const [customer] = await db.query<{ id: string }>(
      'select id from customers where restaurant_id = $1',
      [TRATTORIA],
    );
    const [createdAt, goodUntil] = [new Date(), new Date(Date.now() + 3_600_000)];
    await queueMail(db, {
      id: '3f0a7a52-95a5-4c8b-9a52-0a8f4a1f7e11',
      restaurantId: TRATTORIA,
      customerId: customer?.id ?? '',
      recipient: 'ana@teste.example',
      subject: 's',
      body: 'b',
      html: 'h',
      link: 'l',
      createdAt,
      goodUntil,
    });
    const silent = createTcpServer();
    const requested = new Promise<Socket>((resolve) => silent.once('connection', resolve));
    await new Promise<void>((resolve) => silent.listen(0, '127.0.0.1', resolve));
    const api = await createReferenceApi({
      dataDir,
      databaseUrl: db.url,
      mail: {
        url: `smtp://127.0.0.1:${(silent.address() as AddressInfo).port}`,
        from: 'orders@pizza.example',
      },
    });
    const base = await api.app.listen({ host: '127.0.0.1', port: 0 });
    const socket = await requested;
    const closing = api.close();
    const isRefused = () =>
      fetch(`${base}/healthz`).then(
        () => false,
        () => true,
      );
    while (!(await isRefused())) await new Promise((resolve) => setTimeout(resolve, 20));
    expect(socket.destroyed).toBe(false);
    socket.destroy();
    await closing;
    silent.close();
    await db.close();
  }, 60_000);

  test('no other user may read or write a file of the embedded database, new or old', async () => {
    const folder = join(dataDir, 'pglite');
    await chmod(folder, 0o777);
    await chmod(join(folder, 'postgresql.conf'), 0o666);
    const db = await openPglite(dataDir);
    await db.exec(
      "create table later (id int primary key, text text); insert into later values (1, 'x'); checkpoint",
    );
    expect(await accessibleToOthers(folder)).toEqual([]);
    await db.close();
    expect(await accessibleToOthers(folder)).toEqual([]);
  });
});

describe('in production', () => {
  const STOREFRONT = 'https://pizza.example';
  const SECRET = 's'.repeat(40);
  const KEYS = {
    publicKey:
      'BNcRdreALRFXTkOOUHK1EtK2wtaz5Ry4YfYCA_0QTpQtUbVlUls0VJXg7A8u-Ts1XbjhazAkj7I99e8QcYP7DkM',
    privateKey: 'UUxI4O8-FbRouAevSmBQ6o18hgE4nSG3qwvJTfKc-ls',
  };
  let home = '';
  let db: Awaited<ReturnType<typeof openTestPostgres>>;
  let lines: string[] = [];
  const opened: ReferenceApi[] = [];
  beforeAll(async () => {
    home = await mkdtemp(join(tmpdir(), 'storefront-production-'));
    db = await openTestPostgres({}, 'seeded');
  });
  afterEach(async () => {
    for (const api of opened.splice(0)) await api.close();
    lines = [];
  });
  afterAll(async () => {
    await db.close();
    await rm(home, { recursive: true, force: true });
  });
  async function open(more: Partial<ReferenceApiOptions> = {}): Promise<ReferenceApi> {
    const api = await createReferenceApi({
      dataDir: join(home, 'data'),
      databaseUrl: db.url,
      jwtSecret: SECRET,
      operatorKey: SECRET,
      tableLinkKeys: SECRET,
      cpfKeys: SECRET,
      push: { keys: KEYS, subject: null, services: [] },
      payments: { ...DEFAULT_PAYMENTS, provider: 'none', storefrontUrl: STOREFRONT },
      publicPath: '/api',
      cardForm: null,
      isHttpsOnly: true,
      // on a busy machine it would refuse requests for its late event loop
      load: { ...DEFAULT_LOAD, maxEventLoopDelayMs: 0 },
      logger: createLogger({
        level: 'error',
        to: { write: (line: string) => void lines.push(line) },
      }),
      ...more,
    });
    opened.push(api);
    return api;
  }
  const AUTH = `/restaurant/${TRATTORIA}/public/client/auth`;
  const logIn = ({ app }: ReferenceApi) =>
    app.inject({
      method: 'POST',
      url: AUTH,
      payload: { email: 'ana@teste.example', password: PASSWORD, loginMode: 'email' },
    });

  describe('an API as in production', () => {
    test('nothing of the demo is found, and no form of a card', async () => {
      const { app } = await open();
      for (const [method, url] of [
        ['GET', '/demo/restaurants'],
        ['GET', '/demo/outbox'],
        ['POST', '/demo/orders/3f0a7a52-95a5-4c8b-9a52-0a8f4a1f7e11/advance'],
        ['POST', '/demo/orders/3f0a7a52-95a5-4c8b-9a52-0a8f4a1f7e11/cancel'],
        ['GET', '/sandbox-bank/abc'],
        ['POST', '/payments/sandbox/webhook'],
        ['GET', '/card-form/'],
      ] as const)
        expect([url, (await app.inject({ method, url })).statusCode]).toEqual([url, 404]);
    });

    test('cookies are Secure and every answer carries HSTS, whatever protocol the request names', async () => {
      const api = await open();
      expect((await logIn(api)).headers).toMatchObject({
        'set-cookie': expect.stringMatching(
          new RegExp(`^__Host-session-${TRATTORIA}=.+; HttpOnly; SameSite=Strict; Secure$`),
        ),
        'strict-transport-security': 'max-age=31536000',
      });
      for (const url of ['/healthz', '/restaurant/data/v2/trattoria', '/nowhere'])
        expect((await api.app.inject({ url })).headers['strict-transport-security']).toBe(
          'max-age=31536000',
        );
    });

    test('with a public address of http there is neither', async () => {
      const api = await open({ isHttpsOnly: false });
      const { headers } = await logIn(api);
      expect(headers['set-cookie']).not.toMatch(/Secure|__Host-/);
      expect(headers).not.toHaveProperty('strict-transport-security');
    });

    test('no card is stored: there is no vault', async () => {
      const { app } = await open();
      const answer = await app.inject({
        method: 'POST',
        url: `/restaurant/${TRATTORIA}/asaas/payment/credit-card`,
        payload: aCard({ card: { creditCardExpiryYear: '2099' } }),
      });
      expect([answer.statusCode, answer.json()]).toEqual([
        422,
        expect.objectContaining({ code: 'card_refused' }),
      ]);
    });

    test('a record that begins to accept cards without CARD_ORIGIN is reported once per change', async () => {
      const { app } = await open();
      const own = (name: string, online: string[]) =>
        seedRestaurant(
          db,
          restaurant(record(PAYING, 'paga-tudo', { name, online_payment_integrations: online })),
          { isDemo: false, position: 20 },
        );
      const read = () => app.inject({ url: '/restaurant/data/v2/paga-tudo' });
      await own('cash', []);
      await read();
      const reports = () => lines.filter((line) => line.includes('CARD_ORIGIN'));
      expect(reports()).toEqual([]);
      await own('cards', ['multipedidos@asaas']);
      // written by another pool: the change is seen when it is reported
      while (reports().length === 0) {
        await new Promise((resolve) => setTimeout(resolve, 20));
        await read();
      }
      await read();
      expect(reports().map((line) => JSON.parse(line) as object)).toEqual([
        expect.objectContaining({
          restaurant: PAYING,
          msg: expect.stringContaining('set CARD_ORIGIN'),
        }),
      ]);
    });

    test('links of mails are made of STOREFRONT_URL alone; without it only the demo writes any', async () => {
      const forget = async (api: ReferenceApi) =>
        api.app.inject({
          method: 'POST',
          url: `${AUTH}/forgot-password`,
          payload: { email: 'ana@teste.example' },
          headers: { host: 'evil.example' },
        });
      const links = async () =>
        (await db.query<{ link: string }>('select link from mails')).map(({ link }) => link);
      expect(
        (await forget(await open({ payments: { ...DEFAULT_PAYMENTS, provider: 'none' } })))
          .statusCode,
      ).toBe(200);
      expect(await links()).toEqual([]);
      const configured = await open(); // the last of `opened`
      expect((await forget(configured)).statusCode).toBe(200);
      await opened.pop()?.close(); // ends the work that runs after responses
      expect(await links()).toEqual([
        expect.stringMatching(/^https:\/\/pizza\.example\/app\/trattoria\/reset-password/),
      ]);
    });

    test('given all secrets and a PostgreSQL, it writes nothing into its data folder', async () => {
      await open();
      await expect(access(join(home, 'data'))).rejects.toThrow('ENOENT');
    });
  });

  describe('what a database holds', () => {
    test('demo restaurants, and those that accept cards', async () => {
      await openPaying({ db });
      expect(await readProductionFacts({ dataDir: home, databaseUrl: db.url })).toEqual({
        demoRestaurants: ['trattoria', expect.any(String)],
        acceptingCards: ['paga-tudo'],
      });
    });

    test('an empty database holds nothing', async () => {
      expect(await readProductionFacts({ dataDir: join(home, 'empty') })).toEqual({
        demoRestaurants: [],
        acceptingCards: [],
      });
    });

    test('a database that does not answer is an error', async () => {
      const free = createTcpServer();
      const port = await new Promise<number>((resolve) => {
        free.listen(0, '127.0.0.1', () => {
          const address = free.address();
          free.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
        });
      });
      await expect(
        readProductionFacts({
          dataDir: home,
          databaseUrl: `postgres://postgres@127.0.0.1:${port}/none`,
        }),
      ).rejects.toThrow();
    });
  });
});

test('[EVENTS-04] [EVENTS-05] a server that sends nothing deletes old events all the same', async () => {
  const [db, dataDir] = [
    await openTestPostgres(),
    await mkdtemp(join(tmpdir(), 'storefront-forget-')),
  ];
  await db.query(
    `insert into metric_counts (day, namespace, metric, dimensions, count)
     values (current_date - 91, 'storefront', 'old', '', 1),
       (current_date - 89, 'storefront', 'young', '', 1)`,
  );
  const api = await createReferenceApi({ dataDir, databaseUrl: db.url });
  const stored = async () =>
    (await db.query<{ metric: string }>('select metric from metric_counts order by metric')).map(
      ({ metric }) => metric,
    );
  while ((await stored()).includes('old'))
    await new Promise((resolve) => {
      setTimeout(resolve, 20);
    });
  expect(await stored()).toEqual(['young']);
  await api.close();
  await db.close();
  await rm(dataDir, { recursive: true, force: true });
});
