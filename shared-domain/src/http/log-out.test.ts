import { type Behaviour, fakePage, json, type Seen, startServer } from './local-server.test-kit';
import { publishLogOut } from './log-out';
import { configureHttp } from './ports';

let stop: (() => Promise<void>) | undefined;
let seen: Seen[] = [];
afterEach(async () => {
  jest.restoreAllMocks();
  await stop?.();
});

async function given(behaviour: Behaviour): Promise<void> {
  const server = await startServer(() => behaviour);
  ({ stop, seen } = server);
  configureHttp(fakePage(`${server.baseUrl}/api`, null).ports);
}

test('a log-out names its restaurant and its token, and outlives the page', async () => {
  const fetched = jest.spyOn(globalThis, 'fetch');
  await given(json(200, {}));
  await publishLogOut({ restaurantId: 7, token: 'T1' });
  expect(seen).toEqual([
    expect.objectContaining({
      method: 'POST',
      url: '/api/restaurant/7/public/client/auth/log-out',
      token: 'T1',
      body: {},
    }),
  ]);
  expect(seen[0]?.headers['content-type']).toBe('application/json');
  expect(fetched.mock.calls[0]?.[1]).toMatchObject({ keepalive: true });
});

test('a session with nothing left but its cookie sends no token', async () => {
  await given(json(200, {}));
  await publishLogOut({ restaurantId: 7, token: null });
  expect(seen.map(({ token }) => token)).toEqual([null]);
});

test('an answer that leaves the session open is an error, a refusal is not', async () => {
  for (const status of [429, 500, 503]) {
    await given(json(status, {}));
    await expect(publishLogOut({ restaurantId: 7, token: 'T1' })).rejects.toThrow(String(status));
    await stop?.();
  }
  for (const status of [401, 428, 499]) {
    await given(json(status, {}));
    await expect(publishLogOut({ restaurantId: 7, token: 'T1' })).resolves.toBeUndefined();
    await stop?.();
  }
});

test('a server that is not reached is an error', async () => {
  await given('cut');
  await expect(publishLogOut({ restaurantId: 7, token: 'T1' })).rejects.toThrow();
});
