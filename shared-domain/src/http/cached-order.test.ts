import * as z from 'zod/mini';
import { calls } from '../contracts';
import { anOrder } from '../testing';
import { readCachedTracking } from './cached-order';
import { fakePage, json, startServer, type Behaviour, type Seen } from './local-server.test-kit';
import { configureHttp } from './ports';

const order = anOrder({ status: 'PREPARING' });
const wire = z.encode(calls.getOrder.answer, order);
const tracking = {
  uuid: order.uuid,
  orderNoText: '#501',
  restaurantId: 7,
  status: 'PREPARING',
  deliveryType: 'delivery',
  history: order.history,
};
const missing = json(404, { error: 'Order not found', code: 'order_not_found' });

let stop: (() => Promise<void>) | undefined;
let seen: Seen[] = [];
afterEach(async () => {
  jest.restoreAllMocks();
  await stop?.();
});

async function given(answers: Record<string, Behaviour>, { files = false } = {}): Promise<void> {
  const server = await startServer(({ url }) => answers[url] ?? missing);
  ({ stop, seen } = server);
  configureHttp({
    ...fakePage(`${server.baseUrl}/api`, 'token').ports,
    ...(files ? { cacheBase: `${server.baseUrl}/files` } : {}),
  });
}
const requested = () => seen.map(({ url }) => url);

test('[API-14] [OPEN-016] the status of an order is read from the cache of the API, without a token', async () => {
  await given({ [`/api/order/tracking-cache/${order.uuid}`]: json(200, tracking) });
  expect(await readCachedTracking(order.uuid)).toEqual(tracking);
  expect(seen.map(({ token }) => token)).toEqual([null]);
});

test('[OPEN-016] where the deployment writes files, the files are read', async () => {
  await given({ [`/files/tracking/${order.uuid}.json`]: json(200, tracking) }, { files: true });
  expect(await readCachedTracking(order.uuid)).toEqual(tracking);
  expect(requested()).toEqual([`/files/tracking/${order.uuid}.json`]);
});

test.each([
  ['nothing', missing],
  ['a page', { status: 200, body: '<!doctype html>' }],
  ['another thing', json(200, { hello: 1 })],
  ['a refusal', json(403, {})],
])('[OPEN-016] a miss falls back to the order itself: the files hold %s', async (_, answer) => {
  await given(
    {
      [`/files/tracking/${order.uuid}.json`]: answer,
      [`/api/order/uuid/${order.uuid}`]: json(200, wire),
    },
    { files: true },
  );
  expect(await readCachedTracking(order.uuid)).toEqual(tracking);
});

test('[OPEN-016] the cache of the API falls back as well, and returns no more fields', async () => {
  await given({ [`/api/order/uuid/${order.uuid}`]: json(200, wire) });
  expect(await readCachedTracking(order.uuid)).toEqual(tracking);
  expect(requested()).toEqual([
    `/api/order/tracking-cache/${order.uuid}`,
    `/api/order/uuid/${order.uuid}`,
  ]);
});

test('an order that does not exist is an error', async () => {
  await given({});
  await expect(readCachedTracking(order.uuid)).rejects.toMatchObject({ kind: 'http', status: 404 });
});

test('when the files cannot be reached the API is requested', async () => {
  await given(
    {
      [`/files/tracking/${order.uuid}.json`]: 'cut',
      [`/api/order/uuid/${order.uuid}`]: json(200, wire),
    },
    { files: true },
  );
  expect(await readCachedTracking(order.uuid)).toEqual(tracking);
});

test('[OPEN-016] a cache of the API that answers another thing counts as a miss', async () => {
  await given({
    [`/api/order/tracking-cache/${order.uuid}`]: json(200, { hello: 1 }),
    [`/api/order/uuid/${order.uuid}`]: json(200, wire),
  });
  expect(await readCachedTracking(order.uuid)).toEqual(tracking);
});

test('an API that cannot be reached is not requested for the order as well', async () => {
  jest.spyOn(Math, 'random').mockReturnValue(0);
  await given({
    [`/api/order/tracking-cache/${order.uuid}`]: 'cut',
    [`/api/order/uuid/${order.uuid}`]: json(200, wire),
  });
  await expect(readCachedTracking(order.uuid)).rejects.toMatchObject({ kind: 'offline' });
  expect(new Set(requested())).toEqual(new Set([`/api/order/tracking-cache/${order.uuid}`]));
});
