import * as z from 'zod/mini';
import { call } from '../contracts/call';
import { callApi } from './call-api';
import { type Behaviour, fakePage, json, type Seen, startServer } from './local-server.test-kit';
import { configureHttp } from './ports';
import { nameFailure } from './request-id';

const Price = z.object({ price: z.number() });
const getPrice = call({
  id: 'getPrice',
  method: 'GET',
  path: '/prices',
  body: null,
  answer: Price,
  bearer: false,
});
const ID = /^[0-9a-f]{32}$/;
let stop: (() => Promise<void>) | undefined;
let seen: Seen[] = [];
let failed: string[] = [];

async function given(behave: (count: number) => Behaviour): Promise<string> {
  const server = await startServer((_, count) => behave(count));
  ({ stop, seen } = server);
  failed = [];
  configureHttp({
    ...fakePage(`${server.baseUrl}/api`, null).ports,
    requestFailed: (id) => void failed.push(id),
  });
  return server.baseUrl;
}
const ids = () => seen.map(({ headers }) => headers['x-request-id']);
beforeEach(() => void jest.spyOn(Math, 'random').mockReturnValue(0));
afterEach(async () => {
  jest.restoreAllMocks();
  await stop?.();
});

test('[S41] every call has a name of its own, and its repeats the same one', async () => {
  await given((count) => (count < 3 ? json(500, { error: 'x' }) : json(200, { price: 1 })));
  await callApi(getPrice, {});
  await callApi(getPrice, {});
  const [first, second, third, next] = ids();
  expect(first).toMatch(ID);
  expect([second, third]).toEqual([first, first]);
  expect(next).toMatch(ID);
  expect(next).not.toBe(first);
  expect(failed).toEqual([]);
});

test.each<[string, Behaviour]>([
  ['a failure of the server', json(500, { error: 'x' })],
  ['a lost connection', 'cut'],
  ['an answer that is none', json(200, {})],
])('%s names the call to the page and to every handler', async (_, behaviour) => {
  await given(() => behaviour);
  const error: unknown = await callApi(getPrice, {}).catch((reason: unknown) => reason);
  expect(failed).toEqual([ids()[0]]);
  expect(error).toMatchObject({ requestId: ids()[0] });
});

test('a refusal says itself why: the page shows no name of it', async () => {
  await given(() => json(404, { error: 'Order not found', code: 'order_not_found' }));
  await expect(callApi(getPrice, {})).rejects.toMatchObject({
    requestId: expect.stringMatching(ID) as string,
  });
  expect(failed).toEqual([]);
});

test('nor does a call that its page gave up', async () => {
  await given(() => 'hang');
  const page = new AbortController();
  const requested = callApi(getPrice, { signal: page.signal });
  page.abort();
  await expect(requested).rejects.toMatchObject({ code: 'aborted' });
  expect(failed).toEqual([]);
});

test('a service of another party gets no header of ours', async () => {
  const baseUrl = await given(() => json(200, { price: 1 }));
  await callApi(getPrice, { baseUrl: `${baseUrl}/elsewhere` });
  expect(ids()).toEqual([undefined]);
});

test('an error that is none of the API is left as it is and not reported', async () => {
  await given(() => json(200, { price: 1 }));
  const bug = new TypeError('a bug');
  nameFailure(bug, 'id-1');
  expect(bug).not.toHaveProperty('requestId');
  nameFailure(null, 'id-1');
  expect(failed).toEqual([]);
});
