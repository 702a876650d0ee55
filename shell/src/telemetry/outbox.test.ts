/** @jest-environment jsdom */
import { TelemetryBatch, type TelemetryEvent } from '@storefront/shared-domain/contracts';
import { createOutbox } from './outbox';

const send = jest.fn<Promise<{ status: number }>, [string, RequestInit]>();
const visit: TelemetryEvent = { kind: 'visit' };
const anOutbox = (more: { isOff?: boolean; ready?: () => Promise<void> } = {}) =>
  createOutbox<TelemetryEvent>({
    ...more,
    url: '/api/telemetry',
    bodyOf: (events) => ({
      visitor: null,
      session: '00000000-0000-4000-8000-000000000001',
      channel: 'stable',
      revision: 1,
      composition: 'a'.repeat(64),
      arms: [],
      events,
    }),
  });
const bodies = (): TelemetryBatch[] =>
  send.mock.calls.map(([, { body }]) => TelemetryBatch.parse(JSON.parse(String(body))));

beforeEach(() => {
  jest.useFakeTimers();
  send.mockReset().mockResolvedValue({ status: 204 });
  globalThis.fetch = send as unknown as typeof fetch;
});
afterEach(() => jest.useRealTimers());

test('what happens within two seconds goes in one batch, in order', async () => {
  const outbox = anOutbox();
  outbox.add(visit);
  outbox.add({ kind: 'exposed', experiment: 'carts', arm: 'new' });
  expect(send).not.toHaveBeenCalled();
  await jest.runAllTimersAsync();
  expect(bodies().map(({ events }) => events.map(({ kind }) => kind))).toEqual([
    ['visit', 'exposed'],
  ]);
  expect(send.mock.calls[0]).toEqual([
    '/api/telemetry',
    expect.objectContaining({ method: 'POST', keepalive: true }),
  ]);
});

test('a batch waits until it can be sent, but not when the page is left', async () => {
  let isReady = (): void => undefined;
  const ready = () => new Promise<void>((resolve) => (isReady = resolve));
  const outbox = anOutbox({ ready });
  outbox.add(visit);
  await jest.runAllTimersAsync();
  expect(send).not.toHaveBeenCalled();
  isReady();
  await jest.runAllTimersAsync();
  expect(send).toHaveBeenCalledTimes(1);
  outbox.add(visit);
  outbox.flush();
  expect(send).toHaveBeenCalledTimes(2);
});

test('a batch holds 50 events at most', async () => {
  const outbox = anOutbox();
  for (let index = 0; index < 120; index += 1) outbox.add(visit);
  outbox.flush();
  expect(bodies().map(({ events }) => events.length)).toEqual([50, 50, 20]);
});

test.each([
  { case: 'no connection', fail: () => Promise.reject(new TypeError('offline')), times: 2 },
  { case: 'a server in trouble', fail: () => Promise.resolve({ status: 503 }), times: 2 },
  { case: 'a refusal', fail: () => Promise.resolve({ status: 400 }), times: 1 },
])('$case: sent $times time(s), then dropped without a word', async ({ fail, times }) => {
  send.mockImplementation(fail);
  anOutbox().add(visit);
  await jest.runAllTimersAsync();
  expect(send).toHaveBeenCalledTimes(times);
});

test('leaving the page sends what waits, once', async () => {
  const outbox = anOutbox();
  outbox.add(visit);
  outbox.flush();
  await jest.runAllTimersAsync();
  expect(send).toHaveBeenCalledTimes(1);
});

test('what was dropped is not sent', async () => {
  const outbox = anOutbox();
  outbox.add(visit);
  outbox.drop();
  await jest.runAllTimersAsync();
  expect(send).not.toHaveBeenCalled();
});

test('after a 404 the endpoint is off: what waits is dropped, and nothing more is sent', async () => {
  send.mockResolvedValue({ status: 404 });
  const outbox = anOutbox();
  outbox.add(visit);
  outbox.flush();
  outbox.add(visit);
  await jest.runAllTimersAsync();
  outbox.add(visit);
  outbox.flush();
  await jest.runAllTimersAsync();
  expect(send).toHaveBeenCalledTimes(1);
});

test('an outbox that is off sends nothing', async () => {
  const outbox = anOutbox({ isOff: true });
  outbox.add(visit);
  outbox.flush();
  await jest.runAllTimersAsync();
  expect(send).not.toHaveBeenCalled();
});
