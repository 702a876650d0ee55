import dns from 'node:dns';
import type { ServerResponse } from 'node:http';
import { Webhook } from 'standardwebhooks';
import { sendWebhook } from './send-webhook';
import { aReceiver, SECRET } from './a-receiver.test-kit';

const message = { id: 'stable_1_promoted_0123456789ab', body: '{"type":"x"}', secrets: [SECRET] };
const noLimit = new AbortController().signal;
const status =
  (code: number, headers = {}) =>
  (response: ServerResponse) =>
    void response.writeHead(code, headers).end('x'.repeat(100));

async function sendTo(answer: (response: ServerResponse) => void, signal = noLimit) {
  const receiver = await aReceiver(answer);
  const outcome = await sendWebhook({ ...message, url: receiver.url }, signal);
  receiver.close();
  return { outcome, received: receiver.received };
}

test('a message is verified by the library of Standard Webhooks, by each of two secrets', async () => {
  const receiver = await aReceiver();
  const other = `whsec_${Buffer.alloc(24, 9).toString('base64')}`;
  const outcome = await sendWebhook(
    { ...message, url: receiver.url, secrets: [SECRET, other] },
    noLimit,
  );
  receiver.close();
  expect(outcome).toEqual({ kind: 'delivered' });
  const [{ headers, body } = { headers: {}, body: '' }] = receiver.received;
  for (const secret of [SECRET, other])
    expect(new Webhook(secret).verify(body, headers as Record<string, string>)).toEqual({
      type: 'x',
    });
  expect(headers['webhook-id']).toBe(message.id);
  const wrong = new Webhook(Buffer.alloc(32, 1).toString('base64'));
  expect(() => wrong.verify(body, headers as Record<string, string>)).toThrow('No matching');
});

test.each([
  [200, { kind: 'delivered' }],
  [410, { kind: 'gone' }],
  [500, { kind: 'failed', reason: 'answered 500' }],
  [429, { kind: 'failed', reason: 'answered 429' }],
])('an answer of %i', async (code, expected) =>
  expect((await sendTo(status(code))).outcome).toEqual(expected),
);

test('a redirect is not followed', async () => {
  const target = await aReceiver();
  const { outcome } = await sendTo(status(307, { location: target.url }));
  target.close();
  expect(outcome).toEqual({ kind: 'failed', reason: 'answered 307' });
  expect(target.received).toEqual([]);
});

test('a receiver that hangs is given up at the time limit', async () => {
  const { outcome } = await sendTo(() => undefined, AbortSignal.timeout(50));
  expect(outcome).toEqual({ kind: 'failed', reason: 'no answer in time' });
});

test('of an answer without an end only the status is read', async () => {
  const { outcome } = await sendTo((response) => {
    response.writeHead(200);
    response.write('x'.repeat(65_536));
  });
  expect(outcome).toEqual({ kind: 'delivered' });
});

test('a closed connection is a failure', async () => {
  const { outcome } = await sendTo((response) => void response.socket?.destroy());
  expect(outcome).toEqual({ kind: 'failed', reason: 'no answer (ECONNRESET)' });
});

test('of two answers the first one counts', async () => {
  const twice = (first: number, second: number) => (response: ServerResponse) =>
    void response.socket?.end(
      [first, second].map((code) => `HTTP/1.1 ${code} x\r\ncontent-length: 0\r\n\r\n`).join(''),
    );
  expect((await sendTo(twice(200, 500))).outcome).toEqual({ kind: 'delivered' });
  expect((await sendTo(twice(500, 200))).outcome.kind).toBe('failed');
});

test('a receiver that is not there is a failure, and plain http to another machine is not attempted', async () => {
  const { url } = await aReceiver().then((receiver) => (receiver.close(), receiver));
  const closed = await sendWebhook({ ...message, url }, noLimit);
  expect(closed).toEqual({ kind: 'failed', reason: 'no answer (ECONNREFUSED)' });
  const refused = await sendWebhook({ ...message, url: 'http://shop.example/' }, noLimit);
  expect(refused).toEqual({ kind: 'failed', reason: 'its URL is refused' });
});

test.each([
  ['https://hooks.shop.example/', '169.254.169.254'],
  ['https://hooks.shop.example/', '::ffff:169.254.169.254'],
  ['http://localhost:9/', '10.0.0.5'],
])('%s is not connected to when its name resolves to %s', async (url, address) => {
  const lookup = jest.spyOn(dns, 'lookup') as unknown as jest.Mock;
  lookup.mockImplementation((_host, _options, answer) =>
    answer(null, [{ address, family: address.includes(':') ? 6 : 4 }]),
  );
  const outcome = await sendWebhook({ ...message, url }, noLimit);
  lookup.mockRestore();
  expect(outcome).toEqual({ kind: 'failed', reason: 'no answer (EREFUSEDADDRESS)' });
});
