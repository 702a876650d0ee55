/** @jest-environment jsdom */
import { ReadableStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';
import { anOrder } from '@storefront/shared-domain/testing';
import { followOrder } from './follow-order';

Object.assign(globalThis, { TextDecoder });

const API = 'https://pizza.example/api';
const ORDER = anOrder({ uuid: '4f1c2a6e-8a55-4a63-9b8e-3d0f3a6f3b11', status: 'CREATED' });

const STATUSES = ['CREATED', 'CONFIRMED', 'PREPARING', 'READY', 'DISPATCHED', 'OVER', 'CANCELED'];

const settle = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, 5));

/** A server with one stream. */
function aStream() {
  let pipe: ReadableStreamDefaultController<Uint8Array> | undefined;
  const body = new ReadableStream<Uint8Array>({ start: (controller) => void (pipe = controller) });
  const requests: { url: string; headers: Record<string, string>; signal: AbortSignal }[] = [];
  globalThis.fetch = jest.fn(async (url, { headers, signal }: RequestInit = {}) => {
    requests.push({
      url: String(url),
      headers: headers as Record<string, string>,
      signal: signal!,
    });
    return { ok: true, body } as unknown as Response;
  });
  return {
    requests,
    say: (text: string) => pipe?.enqueue(new TextEncoder().encode(text)),
    end: () => pipe?.close(),
  };
}

function follow(order: unknown = ORDER) {
  const data = document.createElement('script');
  data.id = 'page-data';
  data.type = 'application/json';
  data.textContent = typeof order === 'string' ? order : JSON.stringify(order);
  document.body.replaceChildren(data);
  const found = jest.fn();
  return { found, end: followOrder(API, found) };
}

test('[TRACKING-02] the order is followed from its last change on', async () => {
  const { requests } = aStream();
  const { found } = follow();
  await settle();
  expect(requests.map(({ url, headers }) => [url, headers['last-event-id']])).toEqual([
    [`${API}/realtime/order.${ORDER.uuid}`, String(ORDER.history.length - 1)],
  ]);
  expect(found).not.toHaveBeenCalled();
});

test('[TRACKING-02] a message starts the application once, a sign of life does not', async () => {
  const { say, requests } = aStream();
  const { found } = follow();
  for (const text of ['retry: 3000\n\n', ': data: still here\n\n', 'id: 4\nda']) {
    await settle();
    say(text);
  }
  await settle();
  expect(found).not.toHaveBeenCalled();
  say('ta: {}\n\n');
  await settle();
  expect(found).toHaveBeenCalledTimes(1);
  expect(requests[0]?.signal.aborted).toBe(true);
});

test.each<[string, () => unknown]>([
  ['a stream that ends', () => aStream().end()],
  ['a refused stream', () => (globalThis.fetch = jest.fn(async () => ({ ok: false }) as Response))],
  ['no connection', () => (globalThis.fetch = jest.fn(async () => Promise.reject(new Error())))],
])('%s starts the application, which tries again', async (_, given) => {
  given();
  const { found } = follow();
  await settle();
  expect(found).toHaveBeenCalledTimes(1);
});

test.each([
  ['another text than an order', 'no json'],
  ['none', 'null'],
])('%s starts the application', async (_, text) => {
  const { requests } = aStream();
  const { found } = follow(text);
  await settle();
  expect([found.mock.calls.length, requests.length]).toEqual([1, 0]);
});

test('[OPEN-053] a courier on the way and a delivered order start it at once, a canceled one is left', async () => {
  let streams = 0;
  const started = async (order: object): Promise<boolean> => {
    const { requests } = aStream();
    const { found, end } = follow({ ...ORDER, ...order });
    await settle();
    streams += requests.length;
    end();
    return found.mock.calls.length > 0;
  };
  const details = { ...ORDER.details, deliveryType: 'delivery' };
  const [delivered, picked]: [string[], string[]] = [[], []];
  for (const status of STATUSES) {
    if (await started({ status, details })) delivered.push(status);
    if (await started({ status, details: { ...details, deliveryType: 'balcony' } }))
      picked.push(status);
  }
  expect([delivered, picked]).toEqual([['DISPATCHED', 'OVER'], ['OVER']]);
  expect(streams).toBe(2 * STATUSES.length - 5);
});

test('what was started otherwise, or left, closes the stream and reports nothing', async () => {
  for (const how of ['end', 'pagehide']) {
    const { requests, say } = aStream();
    const { found, end } = follow();
    await settle();
    if (how === 'end') end();
    else window.dispatchEvent(new Event(how));
    say('data: {}\n\n');
    await settle();
    expect(requests.map(({ signal }) => signal.aborted)).toEqual([true]);
    expect(found).not.toHaveBeenCalled();
  }
});

test('restored by Back it starts the application, which reads what has changed', async () => {
  aStream();
  const { found } = follow();
  await settle();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted: true }));
  await settle();
  expect(found).not.toHaveBeenCalled();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(found).toHaveBeenCalledTimes(1);
});
