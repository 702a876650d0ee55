import { demo } from '../../demo/src';
import { createServer, type Server } from 'node:http';
import { createServer as createTcpServer, type AddressInfo, type Socket } from 'node:net';
import { mkdtemp, readFile, rm, stat, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FolderInUseError } from './platform/db/folder-lock';
import { queueMail } from './notifications/mail/mails.repository';
import { createReferenceApi, type ReferenceApi } from './reference-api';
import { seedRestaurant } from './seeding/seed-restaurant';
import { anOrder, type WireOrder } from './testing/orders';
import { testRestaurants } from './testing/restaurants';
import { openTestPostgres, prepareFolder } from './testing/test-databases';

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

test('a folder in use is refused, a dead process’s one is taken over; the shutdown releases it', async () => {
  const lock = join(dataDir, 'lock.pid');
  await writeFile(lock, '999999999');
  const api = await open();
  expect(await readFile(lock, 'utf8')).toBe(String(process.pid));
  await expect(open()).rejects.toThrow(FolderInUseError);
  await api.close();
  await expect(stat(lock)).rejects.toThrow('ENOENT');
});

test('a folder of another living process is refused by its number', async () => {
  const lock = join(dataDir, 'lock.pid');
  await writeFile(lock, String(process.ppid));
  await expect(open()).rejects.toThrow(`process ${process.ppid}`);
  await rm(lock);
});

test('the signing secret is made once and is for this user alone', async () => {
  const file = join(dataDir, 'jwt-secret');
  const before = await readFile(file, 'utf8');
  await (await open()).close();
  expect(await readFile(file, 'utf8')).toBe(before);
  if (process.platform !== 'win32') expect((await stat(file)).mode & 0o777).toBe(0o600);
});

test('a database that does not respond fails the start, with nothing left open', async () => {
  await expect(
    createReferenceApi({ dataDir, databaseUrl: 'postgres://nobody@127.0.0.1:1/none' }),
  ).rejects.toThrow(/ECONNREFUSED|connect/);
});

test('a server that ends takes no customer any more, however long its mail server takes', async () => {
  const db = await openTestPostgres();
  const [restaurant] = testRestaurants;
  if (!restaurant) throw new Error('the tests have a restaurant');
  await seedRestaurant(db, restaurant, { isDemo: false, position: 0 });
  const { id } = restaurant.info;
  const [createdAt, goodUntil] = [new Date(), new Date(Date.now() + 3_600_000)];
  await queueMail(db, {
    id: '3f0a7a52-95a5-4c8b-9a52-0a8f4a1f7e11',
    restaurantId: id,
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
