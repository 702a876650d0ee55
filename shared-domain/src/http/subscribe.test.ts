/** @jest-environment jsdom */
import { ReadableStream } from 'node:stream/web';
import { TextDecoder, TextEncoder } from 'node:util';
import { fakePage } from './local-server.test-kit';
import { configureHttp } from './ports';
import { type StreamEvent, subscribe, type SubscribeOptions } from './subscribe';

type Opened = {
  url: string;
  lastEventId: string | undefined;
  signal: AbortSignal;
  say: (text: string) => void;
  end: () => void;
  refuse: (status?: number) => void;
  accept: () => void;
};

/** A server with streams that the test controls. */
class FakeServer {
  readonly opened: Opened[] = [];
  readonly fetch = (
    url: string,
    { headers, signal }: { headers: Record<string, string>; signal: AbortSignal },
  ): Promise<unknown> =>
    new Promise((resolve, reject) => {
      let pipe:
        | { enqueue: (bytes: Uint8Array) => void; close: () => void; error: (error: Error) => void }
        | undefined;
      const body = new ReadableStream({ start: (controller) => void (pipe = controller as never) });
      const answer = (status: number, type: string) =>
        resolve({ ok: status === 200, status, headers: new Map([['content-type', type]]), body });
      signal.addEventListener('abort', () => {
        reject(new Error('aborted'));
        try {
          pipe?.error(new Error('aborted'));
        } catch {
          /* it has ended already */
        }
      });
      this.opened.push({
        url,
        lastEventId: headers['last-event-id'],
        signal,
        accept: () => answer(200, 'text/event-stream; charset=utf-8'),
        refuse: (status = 503) => answer(status, 'application/json'),
        say: (text) => pipe?.enqueue(new TextEncoder().encode(text)),
        end: () => pipe?.close(),
      });
    });
  get last(): Opened {
    return this.opened.at(-1)!;
  }
}

let server: FakeServer;
const rest = () => jest.advanceTimersByTimeAsync(0);
const message = (status: string, id?: number) =>
  `${id === undefined ? '' : `id: ${id}\n`}data: ${JSON.stringify({ event: 'order.status', data: status })}\n\n`;

function listen(options?: SubscribeOptions) {
  const received: (StreamEvent | 'up' | 'down')[] = [];
  const stop = subscribe(
    '/realtime/abc',
    {
      onEvent: (event) => received.push(event),
      onUp: () => received.push('up'),
      onDown: () => received.push('down'),
    },
    options,
  );
  return { received, stop };
}
async function running(options?: SubscribeOptions) {
  const listening = listen(options);
  server.last.accept();
  await rest();
  return listening;
}
function look(state: 'visible' | 'hidden'): void {
  Object.defineProperty(document, 'visibilityState', { value: state, configurable: true });
  document.dispatchEvent(new Event('visibilitychange'));
}

beforeEach(() => {
  server = new FakeServer();
  configureHttp(fakePage('/api', null).ports);
  jest.useFakeTimers();
  jest.spyOn(Math, 'random').mockReturnValue(1);
  Object.assign(globalThis, { fetch: server.fetch, TextDecoder });
  look('visible');
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

test('[OPEN-019] one stream per channel, its messages JSON {event, data}', async () => {
  const { received, stop } = await running();
  expect([server.last.url, server.last.lastEventId]).toEqual(['/api/realtime/abc', undefined]);
  server.last.say(': still here\n\ndata: {"event":"order.12","data":{"status":"READY"}}\n\n');
  await rest();
  expect(received).toEqual(['up', { event: 'order.12', data: { status: 'READY' } }]);
  stop();
});

test.each(['', 'not JSON', '[]', '{"data":1}', '{"event":5}'])(
  'the message %p is nothing',
  async (data) => {
    const { received, stop } = await running();
    server.last.say(`data: ${data}\n\n`);
    await rest();
    expect(received).toStrictEqual(['up']);
    stop();
  },
);

test('[TRACKING-02] a lost stream goes on after the last received message, whichever side ends it', async () => {
  const { received, stop } = await running({ lastEventId: '2' });
  expect(server.last.lastEventId).toBe('2');
  server.last.say(message('READY', 3));
  server.last.say(message('of no place'));
  await rest();
  server.last.end();
  await jest.advanceTimersByTimeAsync(1000);
  expect(server.last.lastEventId).toBe('3');
  expect(received.filter((it) => typeof it === 'string')).toEqual(['up', 'down']);
  stop();
});

test('a lost stream is reported once and opened again after 1, 2, 4 … at most 30 seconds', async () => {
  const { received, stop } = await running();
  server.last.end();
  await rest();
  for (const seconds of [1, 2, 4, 8, 16, 30, 30]) {
    const count = server.opened.length;
    await jest.advanceTimersByTimeAsync(seconds * 1000 - 1);
    expect(server.opened).toHaveLength(count);
    await jest.advanceTimersByTimeAsync(1);
    expect(server.opened).toHaveLength(count + 1);
    server.last.refuse();
    await rest();
  }
  expect(received).toEqual(['up', 'down']);
  stop();
});

test('a stream that does not open within 10 s is lost, and so is one that says nothing for 45 s', async () => {
  const { received, stop } = listen();
  await jest.advanceTimersByTimeAsync(10_000);
  expect([received, server.last.signal.aborted]).toEqual([['down'], true]);
  await jest.advanceTimersByTimeAsync(1000);
  server.last.accept();
  for (let beat = 0; beat < 5; beat += 1) {
    await jest.advanceTimersByTimeAsync(40_000);
    server.last.say(': still here\n\n');
  }
  expect(received).toEqual(['down', 'up']);
  await jest.advanceTimersByTimeAsync(45_000);
  expect([received, server.opened[1]?.signal.aborted]).toEqual([['down', 'up', 'down'], true]);
  stop();
});

test('a device off the network is reported at once, and one that is back does not wait', async () => {
  const { received, stop } = await running();
  window.dispatchEvent(new Event('offline'));
  expect(received).toEqual(['up', 'down']);
  window.dispatchEvent(new Event('online'));
  expect(server.opened).toHaveLength(2);
  server.last.accept();
  await rest();
  expect(received).toEqual(['up', 'down', 'up']);
  stop();
});

test('a page that has been hidden for a minute unsubscribes; a visible one receives what was missed', async () => {
  const { received, stop } = await running();
  server.last.say(message('READY', 3));
  look('hidden');
  await jest.advanceTimersByTimeAsync(30_000);
  look('visible');
  server.last.say(': still here\n\n');
  look('hidden');
  await jest.advanceTimersByTimeAsync(40_000);
  server.last.say(': still here\n\n');
  await jest.advanceTimersByTimeAsync(19_000);
  expect(server.last.signal.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1000);
  expect([server.last.signal.aborted, server.opened.length, received.includes('down')]).toEqual([
    true,
    1,
    false,
  ]);
  look('visible');
  expect([server.opened.length, server.last.lastEventId]).toEqual([2, '3']);
  stop();
});

test('a page that is left closes its stream, and opens it again when it is taken out of the history', async () => {
  const { stop } = await running();
  window.dispatchEvent(new Event('pagehide'));
  expect(server.last.signal.aborted).toBe(true);
  window.dispatchEvent(new Event('pageshow'));
  expect(server.opened).toHaveLength(2);
  stop();
});

test('after unsubscribing nothing is received or opened', async () => {
  const { received, stop } = await running();
  stop();
  expect(server.last.signal.aborted).toBe(true);
  window.dispatchEvent(new Event('online'));
  look('visible');
  await jest.advanceTimersByTimeAsync(60_000);
  expect([server.opened.length, received]).toEqual([1, ['up']]);
});

test('a stream that showed life within 45 s is trusted when the page is visible again', async () => {
  const { stop } = await running();
  await jest.advanceTimersByTimeAsync(40_000);
  server.last.say(': still here\n\n');
  await rest();
  jest.setSystemTime(Date.now() + 45_000);
  look('visible');
  expect(server.opened).toHaveLength(1);
  jest.setSystemTime(Date.now() + 1);
  look('visible');
  expect(server.opened).toHaveLength(2);
  stop();
});

test('a page that was opened in the background and is never looked at is put away after a minute', async () => {
  look('hidden');
  const { stop } = await running();
  await jest.advanceTimersByTimeAsync(40_000);
  server.last.say(': still here\n\n');
  await jest.advanceTimersByTimeAsync(19_999);
  expect(server.last.signal.aborted).toBe(false);
  await jest.advanceTimersByTimeAsync(1);
  expect([server.last.signal.aborted, server.opened.length]).toEqual([true, 1]);
  stop();
});
