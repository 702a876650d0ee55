import { deleteCartRecovery, markCartRecovery, readCartRecovery } from './cart-recovery';
import { fakePage, json, startServer } from './local-server.test-kit';
import { configureHttp } from './ports';

const record = { uuid: 'u-1', created_at: '2026-03-10T15:00:00Z', is_cart_recovering: 1 };
let stop: (() => Promise<void>) | undefined;
afterEach(() => stop?.());

async function given(base: 'api' | 'own') {
  const server = await startServer(() => json(200, record));
  stop = server.stop;
  const { ports } = fakePage(`${server.baseUrl}/api`, 'a token');
  configureHttp({
    ...ports,
    ...(base === 'own' ? { recoveryBase: `${server.baseUrl}/recovery` } : {}),
  });
  return server.seen;
}

test.each([
  {
    row: '[API-17] reading a record',
    send: () => readCartRecovery('u-1'),
    path: '/get?uuid=u-1',
    method: 'GET',
  },
  {
    row: '[API-18] marking it',
    send: () => markCartRecovery('u-1', true),
    path: '/update?uuid=u-1&is-cart-recovering=1',
    method: 'POST',
  },
  {
    row: '[API-18] taking the mark back',
    send: () => markCartRecovery('u-1', false),
    path: '/update?uuid=u-1&is-cart-recovering=0',
    method: 'POST',
  },
  {
    row: '[API-19] deleting it',
    send: () => deleteCartRecovery('u-1'),
    path: '/delete?uuid=u-1',
    method: 'POST',
  },
])('$row requests the API, without a token', async ({ send, path, method }) => {
  const seen = await given('api');
  await send();
  expect(seen.map((it) => [it.method, it.url, it.headers['authorization']])).toEqual([
    [method, `/api${path}`, undefined],
  ]);
});

test('[OPEN-018] a configured service is called in its place', async () => {
  const seen = await given('own');
  expect(await readCartRecovery('u-1')).toEqual({ ...record, is_cart_recovering: true });
  expect(seen[0]!.url).toBe('/recovery/get?uuid=u-1');
});

test('[OPEN-018] [API-18] [API-19] it is called by GET, as the specification has it', async () => {
  const seen = await given('own');
  await markCartRecovery('u-1', true);
  await deleteCartRecovery('u-1');
  expect(seen.map(({ method, url }) => [method, url])).toEqual([
    ['GET', '/recovery/update?uuid=u-1&is-cart-recovering=1'],
    ['GET', '/recovery/delete?uuid=u-1'],
  ]);
});
