import { randomUUID } from 'node:crypto';
import { openDevice, renew } from '../../reference-api/src/testing/accounts';
import {
  COUNTED,
  countedOrder,
  openCounted,
  resetCounted,
} from '../../reference-api/src/testing/counted-restaurant';
import { anOrder, type WireOrder } from '../../reference-api/src/testing/orders';
import { PASSWORD, TRATTORIA } from '../../reference-api/src/testing/restaurants';
import { openStream } from '../../reference-api/src/testing/stream';
import type { ApiResponse, Json, TestApi } from '../../reference-api/src/testing/test-api';
import { openTestPostgres } from '../../reference-api/src/testing/test-databases';
import { telemetryAs } from './telemetry-as';
import { type Nodes, TELEMETRY, startNodes } from './nodes-behind-nginx';

const NODES = 3;
/** The number of concurrent requests that the pools of all nodes serve without a queue. */
const MANY = 24;

let db: Awaited<ReturnType<typeof openTestPostgres>>;
let site: Nodes;
/** Calls of a client, through nginx only. */
let client: Pick<TestApi, 'db' | 'call'>;
let token = '';

const call: TestApi['call'] = async (
  method,
  path,
  { body, token: bearer, headers = {} } = {},
): Promise<ApiResponse> => {
  const response = await fetch(`${site.url}${path}`, {
    method,
    headers: {
      ...(bearer === undefined ? {} : { authorization: `Bearer ${bearer}` }),
      ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      ...headers,
    },
    ...(body === undefined ? {} : { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.startsWith('application/json') === true;
  return {
    status: response.status,
    headers: {
      ...Object.fromEntries(response.headers),
      'set-cookie': response.headers.getSetCookie(),
    },
    text,
    json: (isJson ? JSON.parse(text) : {}) as Json,
  };
};
const burst = (
  size: number,
  one: (index: number) => Promise<ApiResponse>,
): Promise<ApiResponse[]> => Promise.all(Array.from({ length: size }, (_, index) => one(index)));
const nodesOf = (answers: readonly ApiResponse[]): number =>
  new Set(answers.map(({ headers }) => headers['x-node'])).size;
const statuses = (answers: readonly ApiResponse[]): Record<number, number> => {
  const counts: Record<number, number> = {};
  for (const { status } of answers) counts[status] = (counts[status] ?? 0) + 1;
  return counts;
};
const place = (restaurant: number, body: WireOrder, bearer?: string): Promise<ApiResponse> =>
  call('POST', `/restaurant/${restaurant}/order`, {
    body,
    ...(bearer === undefined ? {} : { token: bearer }),
  });

beforeAll(async () => {
  db = await openTestPostgres({}, 'seeded');
  site = await startNodes(db.url, NODES);
  client = { db, call };
  token = await openCounted(client);
}, 120_000);
afterAll(async () => {
  await site.stop();
  await db.close();
});

test('orders placed at once over all nodes are numbered without a gap', async () => {
  const answers = await burst(MANY, () => place(TRATTORIA, anOrder()));
  expect(statuses(answers)).toEqual({ 200: MANY });
  expect(nodesOf(answers)).toBe(NODES);
  const numbers = await db.query<{ number: number }>(
    'select order_number as number from orders where restaurant_id = $1 order by 1',
    [TRATTORIA],
  );
  expect(numbers.map(({ number }) => number)).toEqual(
    Array.from({ length: MANY }, (_, index) => index + 1),
  );
});

test('one order sent to all nodes at once is placed once, and each sends the same order back', async () => {
  const order = anOrder();
  const answers = await burst(12, () => place(TRATTORIA, order));
  expect(statuses(answers)).toEqual({ 200: 12 });
  expect(nodesOf(answers)).toBe(NODES);
  expect(new Set(answers.map(({ json }) => json['order']?.['id'])).size).toBe(1);
  expect(
    await db.query('select id from orders where uuid = $1', [order.details.uuid]),
  ).toHaveLength(1);
});

test.each([
  {
    case: 'the last use of a coupon',
    order: () =>
      countedOrder({
        coupon: 'last',
        phone: `119${Math.floor(Math.random() * 1e8)}`,
        fingerprint: randomUUID(),
        notes: randomUUID(),
      }),
    bearer: () => undefined,
  },
  {
    case: 'the last item in stock',
    order: () => countedOrder({ items: ['agua'], fingerprint: randomUUID(), notes: randomUUID() }),
    bearer: () => undefined,
  },
  {
    case: 'the points of an account',
    order: () => countedOrder({ prize: true, fingerprint: randomUUID(), notes: randomUUID() }),
    bearer: () => token,
  },
])('of twelve orders at once over all nodes one gets $case', async ({ order, bearer }) => {
  await resetCounted(client);
  const answers = await burst(12, () => place(COUNTED, order(), bearer()));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
});

test('[S10] of many attempts at a password over all nodes at once, five are checked', async () => {
  const answers = await burst(MANY, (index) =>
    call('POST', `/restaurant/${TRATTORIA}/public/client/auth`, {
      body: { email: 'rui@teste.example', password: `guess-${index}`, loginMode: 'email' },
    }),
  );
  expect(statuses(answers)).toEqual({ 401: 5, 429: MANY - 5 });
  expect(nodesOf(answers)).toBe(NODES);
  const right = await call('POST', `/restaurant/${TRATTORIA}/public/client/auth`, {
    body: { email: 'rui@teste.example', password: PASSWORD, loginMode: 'email' },
  });
  expect(right.status).toBe(429);
});

test('tabs that refresh one session at once on different nodes all get a token', async () => {
  const device = await openDevice(client, 'ana@teste.example');
  const renewed = await Promise.all(Array.from({ length: 6 }, () => renew(client, device)));
  expect(statuses(renewed.map(({ answer }) => answer))).toEqual({ 200: 6 });
  expect((await renew(client, renewed[5]!.device)).answer.status).toBe(200);
});

test('a change of an order made on one node reaches the streams of all nodes', async () => {
  const order = anOrder();
  await place(TRATTORIA, order);
  const { uuid } = order.details;
  const streams = await Promise.all(
    [...site.nodes.map(({ url }) => url), site.url].map((url) =>
      openStream(`${url}/realtime/order.${uuid}`),
    ),
  );
  expect((await call('POST', `/demo/orders/${uuid}/advance`)).json['status']).toBe('CONFIRMED');
  for (const stream of streams) {
    await stream.until((text) => text.includes('CONFIRMED'));
    stream.close();
  }
});

test('behind nginx every customer has limits of their own, whatever address they claim', async () => {
  const sent = async (address: string, count: number): Promise<number[]> => {
    const answered: number[] = [];
    for (let index = 0; index < count; index += 1)
      answered.push(await telemetryAs(address, site.url, `198.51.100.${index}`));
    return answered;
  };
  const all = NODES * TELEMETRY;
  const first = await sent('127.0.0.1', all + 1);
  expect([first.filter((status) => status === 204).length, first.at(-1)]).toEqual([all, 429]);
  expect(await sent('127.0.0.2', all)).toEqual(Array<number>(all).fill(204));
});

test('a node that is shut down loses no request: the others take its share', async () => {
  await site.nodes[NODES - 1]!.close();
  const answers = await burst(12, () => place(TRATTORIA, anOrder()));
  expect(statuses(answers)).toEqual({ 200: 12 });
  expect(statuses(await burst(12, () => call('GET', '/readyz')))).toEqual({ 200: 12 });
});
