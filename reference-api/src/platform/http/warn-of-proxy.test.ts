import fastify, { type FastifyBaseLogger } from 'fastify';
import { warnOfProxy } from './warn-of-proxy';

const warn = jest.fn();
const logger = { warn } as unknown as FastifyBaseLogger;
const client = { 'x-forwarded-for': '203.0.113.7' };

async function send(
  trustProxy: number | undefined,
  ...requests: { headers?: Record<string, string>; remoteAddress: string }[]
): Promise<number> {
  warn.mockReset();
  const app = fastify();
  warnOfProxy(app, { trustProxy, logger });
  app.get('/', async () => '');
  for (const request of requests) await app.inject({ url: '/', ...request });
  await app.close();
  return warn.mock.calls.length;
}

test.each(['127.0.0.1', '::1', '::ffff:127.0.0.1', '10.1.2.3', 'fd00::1'])(
  'a proxy at %s that TRUST_PROXY does not name is reported once',
  async (remoteAddress) => {
    const request = { headers: client, remoteAddress };
    expect(await send(undefined, request, request)).toBe(1);
  },
);

test('a proxy that is set, a client without one, and a distant client that claims one are not', async () => {
  expect(await send(1, { headers: client, remoteAddress: '127.0.0.1' })).toBe(0);
  expect(await send(undefined, { remoteAddress: '127.0.0.1' })).toBe(0);
  expect(await send(undefined, { headers: client, remoteAddress: '203.0.113.9' })).toBe(0);
});
